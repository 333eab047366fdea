// Our own rules for the contract, beside those Redocly brings along. They are switched on in redocly.yaml.
import { answers } from "./rules/responses.mjs";
import { examples } from "./rules/examples.mjs";
import { lang } from "./rules/languageParameter.mjs";
import { operationName } from "./rules/operationName.mjs";
import { plainWords } from "./rules/plainLanguage.mjs";
import { proposals } from "./rules/proposals.mjs";
import { secrets } from "./rules/sensitiveParameters.mjs";

/** The plugin Redocly loads. A rule `lang` is called `portal/lang` in redocly.yaml. */
export default () => ({
  id: "portal",
  rules: { oas3: { answers, examples, lang, "operation-name": operationName, "plain-words": plainWords, proposals, secrets } },
});
