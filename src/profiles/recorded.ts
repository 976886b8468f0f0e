/** The recorded profiles, oldest first. Written by `npm run profiles:record`. */
import v0_74_0 from "./v0.74.0.json";
import v0_75_1 from "./v0.75.1.json";
import v0_75_4 from "./v0.75.4.json";
import v0_78_0 from "./v0.78.0.json";
import v0_80_7 from "./v0.80.7.json";
import v0_82_0 from "./v0.82.0.json";
import v0_84_1 from "./v0.84.1.json";
import v0_84_2 from "./v0.84.2.json";
import v0_84_3 from "./v0.84.3.json";
import v0_85_0 from "./v0.85.0.json";
import v0_86_1 from "./v0.86.1.json";
import v0_99_1 from "./v0.99.1.json";
import v1_0_3 from "./v1.0.3.json";
import v1_3_0 from "./v1.3.0.json";
import v1_5_0 from "./v1.5.0.json";

// prettier-ignore
export const recorded: readonly unknown[] = [
  v0_74_0,
  v0_75_1,
  v0_75_4,
  v0_78_0,
  v0_80_7,
  v0_82_0,
  v0_84_1,
  v0_84_2,
  v0_84_3,
  v0_85_0,
  v0_86_1,
  v0_99_1,
  v1_0_3,
  v1_3_0,
  v1_5_0,
];
