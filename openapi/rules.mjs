// The portal's own lint rules for the contract, in addition to those of Redocly. redocly.yaml enables them.
import { access } from "./rules/access.mjs";
import { responses } from "./rules/responses.mjs";
import { caching } from "./rules/caching.mjs";
import { examples } from "./rules/examples.mjs";
import { extensions } from "./rules/extensions.mjs";
import { formats } from "./rules/formats.mjs";
import { idempotency } from "./rules/idempotency.mjs";
import { languageParameter } from "./rules/languageParameter.mjs";
import { names } from "./rules/names.mjs";
import { operationName } from "./rules/operationName.mjs";
import { parameters } from "./rules/parameters.mjs";
import { paths } from "./rules/paths.mjs";
import { plainLanguage } from "./rules/plainLanguage.mjs";
import { proposals } from "./rules/proposals.mjs";
import { sensitiveParameters } from "./rules/sensitiveParameters.mjs";
import { storedValues } from "./rules/storedValues.mjs";

/** The Redocly plugin. The rule `examples` has the name `portal/examples` in redocly.yaml. */
export default () => ({
  id: "portal",
  rules: {
    oas3: {
      access,
      caching,
      examples,
      extensions,
      formats,
      idempotency,
      "language-parameter": languageParameter,
      names,
      "operation-name": operationName,
      parameters,
      paths,
      "plain-language": plainLanguage,
      proposals,
      responses,
      "sensitive-parameters": sensitiveParameters,
      "stored-values": storedValues,
    },
  },
});
