const secretNames = ["code", "messengerToken", "pass", "password", "refreshToken", "token", "verificationCode"];

/** A secret in an address is marked, because addresses end up in logs, histories and cache keys unless something keeps them out. */
export const sensitiveParameters = () => ({
  Parameter({ name, "x-sensitive": isMarked }, { report, location }) {
    if (!secretNames.includes(name) || isMarked === true) return;
    report({
      message: `The parameter "${name}" carries a secret. Add x-sensitive: true to it.`,
      location: location.child("name"),
    });
  },
});
