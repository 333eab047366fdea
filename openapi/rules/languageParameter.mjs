/** Requires the query parameter `lang` for every operation, so that responses and errors are in the user's language. */
export const languageParameter = () => ({
  Paths: {
    PathItem: {
      Operation({ operationId, parameters = [] }, { report, resolve, location }) {
        const resolved = parameters.map((parameter) => resolve(parameter).node);
        if (resolved.some((parameter) => parameter?.name === "lang" && parameter.in === "query")) return;
        report({
          message: `${operationId} has no parameter lang. Add "- $ref: ../parameters.yaml#/Lang" to its parameters.`,
          location: location.child("parameters"),
        });
      },
    },
  },
});
