/**
 * Requires each operation to state whose data it concerns, in agreement with its security. What is everybody's may still
 * require a token, such as an entry of the tax register.
 */
export const access = () => ({
  Operation({ operationId, security = [], "x-dataOf": dataOf, "x-roles": roles }, { report, location, key }) {
    const isPersonal = dataOf === "caller" || dataOf === "account";
    const takesToken = security.some((requirement) => "bearer" in requirement);
    const needsToken = takesToken && security.every((requirement) => "bearer" in requirement);
    const isWebhook = location.absolutePointer?.includes("/webhooks/") === true || key === undefined;
    const message =
      dataOf === undefined
        ? `${operationId} has to state whose data it concerns: x-dataOf.`
        : isPersonal && !takesToken && !isWebhook
          ? `${operationId} concerns the data of a person, so it has to accept the bearer token.`
          : dataOf === "credential" && takesToken
            ? `${operationId} concerns the owner of a credential, so it takes no bearer token.`
            : roles !== undefined && !needsToken
              ? `${operationId} has x-roles, so it has to require the bearer token.`
              : undefined;
    if (message !== undefined) report({ message, location: location.child("operationId") });
  },
});
