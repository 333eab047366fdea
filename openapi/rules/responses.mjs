// The portal shows the message of every error. A mock can only return a valid error when the contract declares it.
const expectedErrors = ["400", "401", "403", "404", "422", "500"];

/** Requires 200 as the only success status, the standard error statuses, and the schema Problem for every error. */
export const responses = () => ({
  Paths: {
    PathItem: {
      Operation({ operationId, responses = {} }, { report, resolve, location }) {
        const responsesLocation = location.child("responses");

        for (const status of Object.keys(responses).filter((key) => !/^[45]\d\d$/.test(key) && key !== "200")) {
          report({
            message: `${operationId} declares ${status}. The only success status is 200, because registration stops at any other one. Declare 200.`,
            location: responsesLocation.child(status).key(),
          });
        }
        if (!responses["200"])
          report({ message: `${operationId} declares no success status. Declare 200.`, location: responsesLocation });

        for (const status of expectedErrors.filter((key) => !responses[key])) {
          report({
            message: `${operationId} does not declare ${status}. Use a shared response, such as "$ref: ../responses.yaml#/NotFound" for 404.`,
            location: responsesLocation,
          });
        }
        for (const [status, response] of Object.entries(responses)) {
          if (/^[45]/.test(status) && !isProblem(response, resolve, location.source.absoluteRef)) {
            report({
              message: `The response ${status} of ${operationId} is not a Problem. Use the schema Problem, as in responses.yaml.`,
              location: responsesLocation.child(status),
            });
          }
        }
      },
    },
  },
});

/** Returns whether the JSON body of a response, or of its `$ref` target, has the schema Problem. `file` is the file of the response. */
function isProblem(response, resolve, file) {
  const resolved = resolve(response, file);
  const schema = resolved.node?.content?.["application/json"]?.schema;
  const target = schema && resolve(schema, resolved.location?.source.absoluteRef ?? file).location?.absolutePointer;
  // Matches the schema file before bundling, and the component after bundling.
  return /\/Problem(\.yaml(#\/?)?)?$/.test(target ?? "");
}
