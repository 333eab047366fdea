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
 * Returns the types of a bundled and valid document as openapi-typescript writes them. Its public entry point would lint and
 * bundle the document again, which takes longer than everything else. Mutates `document`.
 */
export async function renderTypes(
  document: OpenAPI3,
  options: Pick<OpenAPITSOptions, "rootTypes" | "transform"> = {},
): Promise<string> {
  const nodes = transformSchema(document, {
    additionalProperties: false,
    alphabetize: true,
    arrayLength: false,
    conditionalEnums: false,
    dedupeEnums: false,
    defaultNonNullable: true,
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
