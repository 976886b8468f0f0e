/** Words that stand in sentences of other rooms, in the place of a value. */
export const wordTexts = {
  "word.none": "none",

  // What looks like a secret.
  "word.awsKey": "an AWS access key",
  "word.gitHubToken": "a GitHub token",
  "word.gitLabToken": "a GitLab token",
  "word.anthropicKey": "an Anthropic key",
  "word.openAiKey": "an OpenAI key",
  "word.googleKey": "a Google API key",
  "word.slackToken": "a Slack token",
  "word.npmToken": "an npm token",
  "word.stripeKey": "a Stripe key",
  "word.privateKey": "a private key",
  "word.addressWithPassword": "an address with a password",

  // Verdicts.
  "word.included": "in the prompt",
  "word.inForce": "in force",
  "word.invocable": "can be used",
  "word.unreachable": "no input reaches it",
  "word.shadowed": "shadowed",
  "word.gated": "skipped without trust",
  "word.ignored": "hidden by an ignore file",
  "word.collided": "another file of this name comes first",
  "word.invalid": "an error in the file",
  "word.unreadable": "it cannot be read",
  "word.disabled": "turned off",
  "word.duplicate": "the same file under another name",
  "word.missing": "it is not there",
  "word.runTime": "would run",
  "word.neverRead": "pi does not look there",
} as const;
