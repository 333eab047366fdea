// Our own rules for the contract, beside those Redocly brings along. They are switched on in redocly.yaml.
import { answers } from "./rules/answers.mjs";
import { examples } from "./rules/examples.mjs";
import { lang } from "./rules/lang.mjs";
import { operationName } from "./rules/operation-name.mjs";
import { plainWords } from "./rules/plain-words.mjs";
import { proposals } from "./rules/proposals.mjs";
import { secrets } from "./rules/secrets.mjs";

/** The plugin Redocly loads. A rule `lang` is called `portal/lang` in redocly.yaml. */
export default () => ({
  id: "portal",
  rules: { oas3: { answers, examples, lang, "operation-name": operationName, "plain-words": plainWords, proposals, secrets } },
});
