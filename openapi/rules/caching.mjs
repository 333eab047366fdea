/** The shared headers, by what a success response states about caching. */
const cachingHeaders = ["NoStore", "Revalidated"];

/** The public reads that no cache may keep: what somebody searches for, and what is looked up about one of many. */
const unstoredReads = ["searchPortal", "checkCertificate", "lookUpTaxpayer", "readPossessor", "checkNewPassword"];

/**
 * Requires every success response to state whether caches may keep it: `NoStore` for what depends on who asks, `Revalidated`
 * with an ETag for public content. Requires the headers of a deprecated operation.
 */
export const caching = () => ({
  Paths: {
    PathItem: {
      Operation(operation, { report, resolve, location, key }) {
        const { operationId, security = [], responses = {}, deprecated = false, "x-dataOf": dataOf } = operation;
        const { headers = {} } = resolve(responses["200"] ?? {}).node ?? {};
        const nameOf = (header) => headers[header]?.$ref?.split("/").at(-1);
        const statement = nameOf("Cache-Control");
        const takesToken = security.some((requirement) => "bearer" in requirement);
        const isPublicRead = key === "get" && dataOf === "everyone";
        const message = !cachingHeaders.includes(statement)
          ? `The response 200 of ${operationId} does not state whether caches may keep it. Add Cache-Control: "$ref: ../headers.yaml#/NoStore", or Revalidated for public content.`
          : statement === "Revalidated" && !isPublicRead
            ? `${operationId} does not only read public content, so its Cache-Control has to be NoStore.`
            : statement === "NoStore" && isPublicRead && !unstoredReads.includes(operationId)
              ? `${operationId} reads public content, so its Cache-Control has to be Revalidated, unless openapi/rules/caching.mjs names it.`
              : statement === "Revalidated" && nameOf("ETag") !== "EntityTag"
                ? `The response 200 of ${operationId} is revalidated, so it needs ETag: "$ref: ../headers.yaml#/EntityTag".`
                : statement === "Revalidated" && takesToken && nameOf("Vary") !== "VaryAuthorization"
                  ? `${operationId} accepts a token, so its revalidated response needs Vary: "$ref: ../headers.yaml#/VaryAuthorization".`
                  : deprecated && !(headers.Deprecation && headers.Sunset)
                    ? `${operationId} is deprecated, so its response 200 needs the headers Deprecation and Sunset.`
                    : undefined;
        if (message !== undefined) report({ message, location: location.child(["responses", "200"]) });
      },
    },
  },
});
