// The portal shows the message of any error, and a mock can only invent one in our shape when the contract declares it.
const expectedErrors = ["400", "401", "403", "404", "422", "500"];

/** Every operation succeeds with 200 alone and declares the usual errors, and every error is a Problem. */
export const responses = () => ({
  Paths: {
    PathItem: {
      Operation({ operationId, responses = {} }, { report, resolve, location }) {
        const at = location.child("responses");

        for (const status of Object.keys(responses).filter((key) => !/^[45]\d\d$/.test(key) && key !== "200")) {
          report({
            message: `${operationId} answers ${status}. Success is 200 and nothing else, because registration stops at any other answer. Declare 200.`,
            location: at.child(status).key(),
          });
        }
        if (!responses["200"]) report({ message: `${operationId} never succeeds. Declare 200.`, location: at });

        for (const status of expectedErrors.filter((key) => !responses[key])) {
          report({
            message: `${operationId} does not declare ${status}. Take a shared answer, such as "$ref: ../responses.yaml#/NotFound" for 404.`,
            location: at,
          });
        }
        for (const [status, response] of Object.entries(responses)) {
          if (/^[45]/.test(status) && !isProblem(response, resolve, location.source.absoluteRef)) {
            report({
              message: `${operationId} answers ${status} with something other than a Problem. Use the schema Problem, as in responses.yaml.`,
              location: at.child(status),
            });
          }
        }
      },
    },
  },
});

/** Whether a response, or the one it points to, has Problem as its JSON body. `file` is where the response is written. */
function isProblem(response, resolve, file) {
  const answer = resolve(response, file);
  const schema = answer.node?.content?.["application/json"]?.schema;
  const target = schema && resolve(schema, answer.location?.source.absoluteRef ?? file).location?.absolutePointer;
  // The schema's own file before bundling, its place among the components after.
  return /\/Problem(\.yaml(#\/?)?)?$/.test(target ?? "");
}
