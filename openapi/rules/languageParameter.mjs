/** Every operation takes `lang`, so that each answer and each error comes in the person's language. */
export const languageParameter = () => ({
  Paths: {
    PathItem: {
      Operation({ operationId, parameters = [] }, { report, resolve, location }) {
        const taken = parameters.map((parameter) => resolve(parameter).node);
        if (taken.some((parameter) => parameter?.name === "lang" && parameter.in === "query")) return;
        report({
          message: `${operationId} does not take lang. Add "- $ref: ../parameters.yaml#/Lang" to its parameters.`,
          location: location.child("parameters"),
        });
      },
    },
  },
});
