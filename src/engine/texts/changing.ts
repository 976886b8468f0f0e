/** Sentences on layers that change although nobody edits a file. */
export const changingTexts = {
  "changing.date": "It is another one every day. pi {until} and newer send none.",
  "changing.workingDirectory": "It is another one in every folder that pi is started in.",
  "changing.whole": "While pi runs, {paths} can replace the whole prompt, from its first character on.",
  "changing.tools": "While pi runs, {paths} can add tools to the list, or turn tools on and off.",
  "changing.rules": "While pi runs, {paths} can add tools or turn them on and off; their rules come and go with them.",
  "changing.skills": "While pi runs, {paths} can add skills.",
  "changing.servers": "While pi runs, {paths} can add servers.",
  "changing.serverLines": "Once they are connected, servers without a description add words of their own: {names}.",
  "changing.lateTools": "Once a server is connected, pi turns on {tools}.",
  "changing.stableBehind":
    "About {tokens} tokens behind it stay as they are; a provider's cache loses them with each change here.",
} as const;
