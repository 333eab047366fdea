/** Requires proposed operations that create something to accept an Idempotency-Key: a request may be lost after it was processed. */
export const idempotency = () => ({
  PathItem: {
    Operation(
      { operationId, parameters = [], "x-proposed": isProposed, "x-dataOf": dataOf },
      { report, resolve, key, location },
    ) {
      // An operation of a session, such as sign-out, creates nothing.
      if (key !== "post" || isProposed !== true || dataOf === "credential") return;
      const names = parameters.map((parameter) => resolve(parameter).node?.name);
      if (names.includes("Idempotency-Key")) return;
      report({
        message: `${operationId} creates something, so it has to accept an Idempotency-Key: "$ref: ../parameters.yaml#/IdempotencyKey".`,
        location: location.child("operationId"),
      });
    },
  },
});
