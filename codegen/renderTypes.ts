import { createConfig } from "@redocly/openapi-core";
import {
  astToString,
  resolveRef,
  scanDiscriminators,
  transformSchema,
  type OpenAPI3,
  type OpenAPITSOptions,
} from "openapi-typescript";

/**
 * The types of a document that is in one piece and known to be sound, as openapi-typescript writes them. Its own entry would
 * check and bundle the document once more, which takes longer than all the rest. `document` is changed on the way.
 */
export async function renderTypes(
  document: OpenAPI3,
  options: Pick<OpenAPITSOptions, "defaultNonNullable" | "rootTypes" | "transform"> = {},
): Promise<string> {
  const nodes = transformSchema(document, {
    additionalProperties: false,
    alphabetize: true,
    arrayLength: false,
    conditionalEnums: false,
    dedupeEnums: false,
    defaultNonNullable: options.defaultNonNullable ?? true,
    discriminators: scanDiscriminators(document, {}),
    emptyObjectsUnknown: false,
    enum: false,
    enumValues: false,
    excludeDeprecated: false,
    exportType: false,
    generatePathParams: false,
    immutable: false,
    injectFooter: [],
    makePathsEnum: false,
    pathParamsAsTypes: false,
    postTransform: undefined,
    propertiesRequiredByDefault: false,
    readWriteMarkers: false,
    redoc: await createConfig({}),
    rootTypes: options.rootTypes ?? false,
    rootTypesKeepCasing: true,
    rootTypesNoSchemaPrefix: true,
    silent: false,
    transform: options.transform,
    transformProperty: undefined,
    resolve: (ref) => resolveRef(document, ref, { silent: false }),
  });
  return astToString(nodes);
}
