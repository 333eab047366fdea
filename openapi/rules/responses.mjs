/**
 * Requires 200 as the only success status, a Problem as the body of every error, and exactly the errors that an operation
 * can give. A shared response, such as NotFound, belongs to a property of the request. A response whose name states a
 * reason, such as AppealClosed, may stand wherever this reason exists.
 */
export const responses = () => ({
  Paths: {
    PathItem: {
      Operation(operation, { report, resolve, location }) {
        const { operationId, responses = {} } = operation;
        const responsesLocation = location.child("responses");

        for (const status of Object.keys(responses).filter((key) => !/^[45]\d\d$/.test(key) && key !== "200")) {
          report({
            message: `${operationId} declares ${status}. The only success status is 200, because registration stops at any other one. Declare 200.`,
            location: responsesLocation.child(status).key(),
          });
        }
        if (!responses["200"])
          report({ message: `${operationId} declares no success status. Declare 200.`, location: responsesLocation });

        for (const { status, name, isGiven, isRequired = isGiven, reason } of listErrorRules(operation, resolve)) {
          const response = responses[status];
          if (isRequired && !response)
            report({
              message: `${operationId} does not declare ${status}: ${reason} Use "$ref: ../responses.yaml#/${name}", or a response that states the reason.`,
              location: responsesLocation,
            });
          if (!isGiven && response && getName(response) === name)
            report({
              message: `${operationId} declares ${status}, which it cannot give: ${reason} Remove it, or use a response that states the reason.`,
              location: responsesLocation.child(status).key(),
            });
        }
        for (const [status, response] of Object.entries(responses).filter(([key]) => /^[45]/.test(key))) {
          const { node, location: target } = resolve(response, location.source.absoluteRef);
          if (!isProblem(node, resolve, target?.source.absoluteRef ?? location.source.absoluteRef))
            report({
              message: `The response ${status} of ${operationId} is not a Problem. Use the schema Problem for application/json and application/problem+json, as in responses.yaml.`,
              location: responsesLocation.child(status),
            });
          if (status === "409" && (node?.description ?? "").trim().length < 30)
            report({
              message: `The response 409 of ${operationId} has to describe the conflict in a sentence.`,
              location: responsesLocation.child(status),
            });
        }
      },
    },
  },
});

/** The parameters with a number that somebody may try to guess. */
const guessableNumbers = ["certificateNo", "tpn"];

/** The operations that are limited, though nothing in them tells: one tries a password in its body, one creates a session. */
const otherLimitedOperations = ["changePassword", "handOverSession"];

/** Returns whether no cache may keep the response of an operation, so that it is about somebody and not public content. */
const isNotStored = ({ responses = {} }, resolve) =>
  getName(resolve(responses["200"] ?? {}).node?.headers?.["Cache-Control"] ?? {}) === "NoStore";

/** Returns which errors an operation can give: `isGiven` allows the shared response `name`, `isRequired` demands the status. */
function listErrorRules(operation, resolve) {
  const { operationId, security = [], requestBody, responses = {}, "x-dataOf": dataOf, "x-roles": roles } = operation;
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(parameter).node ?? {});
  const takesToken = security.some((requirement) => "bearer" in requirement);
  const needsToken = takesToken && security.every((requirement) => "bearer" in requirement);
  const hasBody = requestBody !== undefined;
  const hasId = parameters.some((parameter) => parameter.in === "path" && parameter.name === "id");
  const hasKey = parameters.some(({ name }) => name === "Idempotency-Key");
  const successTypes = Object.keys(resolve(responses["200"] ?? {}).node?.content ?? {});
  const hasSecret = parameters.some((parameter) => parameter["x-sensitive"] === true);
  const hasGuessableNumber =
    parameters.some(({ name }) => guessableNumbers.includes(name)) ||
    (hasId && !needsToken && isNotStored(operation, resolve));
  const isLimited = dataOf === "credential" || hasSecret || hasGuessableNumber || hasKey || (hasBody && !needsToken);
  const returnsFile = successTypes.length > 0 && !successTypes.includes("application/json");
  return [
    { status: "400", name: "BadRequest", isGiven: true, reason: "every operation has the parameter lang." },
    {
      status: "401",
      name: "Unauthorized",
      isGiven: takesToken,
      reason: "401 belongs to operations with the bearer token.",
    },
    {
      status: "403",
      name: "Forbidden",
      isGiven: roles !== undefined,
      reason: "403 belongs to operations with x-roles.",
    },
    { status: "404", name: "NotFound", isGiven: hasId, reason: "404 belongs to paths with an id." },
    {
      status: "406",
      name: "NotAcceptable",
      isGiven: returnsFile,
      reason: "406 belongs to operations that return a file.",
    },
    {
      status: "412",
      name: "Changed",
      isGiven: parameters.some(({ name }) => name === "If-Match"),
      reason: "412 belongs to operations with the header If-Match.",
    },
    { status: "413", name: "TooLarge", isGiven: hasBody, reason: "413 belongs to operations with a body." },
    { status: "415", name: "UnsupportedMediaType", isGiven: hasBody, reason: "415 belongs to operations with a body." },
    {
      status: "422",
      name: "Unprocessable",
      isGiven: hasBody || hasKey,
      reason: "422 belongs to operations with a body or an Idempotency-Key.",
    },
    {
      status: "429",
      name: "TooManyRequests",
      isGiven: isLimited || otherLimitedOperations.includes(operationId),
      isRequired: isLimited,
      reason: "429 belongs to secrets, to numbers that can be guessed, and to what creates something.",
    },
    { status: "500", name: "ServerFault", isGiven: true, reason: "every operation can fail." },
    { status: "503", name: "Unavailable", isGiven: true, reason: "every server is maintained." },
  ];
}

/** Returns the name of a shared response: the last step of its `$ref`, before and after bundling. */
const getName = ({ $ref = "" }) => $ref.split("/").at(-1);

/** Returns whether the body of a response has the schema Problem in both media types. `file` is the file of the response. */
function isProblem(response, resolve, file) {
  return ["application/json", "application/problem+json"].every((type) => {
    const schema = response?.content?.[type]?.schema;
    const target = schema && resolve(schema, file).location?.absolutePointer;
    // Matches the schema file before bundling, and the component after bundling.
    return /\/Problem(\.yaml(#\/?)?)?$/.test(target ?? "");
  });
}
