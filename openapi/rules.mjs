// Our own rules for the contract, beside those Redocly brings along. They are switched on in redocly.yaml.
import { responses } from "./rules/responses.mjs";
import { examples } from "./rules/examples.mjs";
import { languageParameter } from "./rules/languageParameter.mjs";
import { operationName } from "./rules/operationName.mjs";
import { plainLanguage } from "./rules/plainLanguage.mjs";
import { proposals } from "./rules/proposals.mjs";
import { sensitiveParameters } from "./rules/sensitiveParameters.mjs";

/** The plugin Redocly loads. A rule `examples` is called `portal/examples` in redocly.yaml. */
export default () => ({
  id: "portal",
  rules: {
    oas3: {
      examples,
      "language-parameter": languageParameter,
      "operation-name": operationName,
      "plain-language": plainLanguage,
      proposals,
      responses,
      "sensitive-parameters": sensitiveParameters,
    },
  },
});
