/** `npm run pi:install [-- --all | versions…]`: puts the pi versions of the tests and their Node into the cache. */
import { askedVersions, installPis } from "./install";

await installPis(askedVersions(process.argv.slice(2)));
