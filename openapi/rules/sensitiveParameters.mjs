const secretNames = ["code", "messengerToken", "pass", "password", "refreshToken", "token", "verificationCode"];

/** Requires x-sensitive for secrets in URLs, because URLs appear in logs, browser histories and cache keys. */
export const sensitiveParameters = () => ({
  Parameter({ name, "x-sensitive": isMarked }, { report, location }) {
    if (!secretNames.includes(name) || isMarked === true) return;
    report({
      message: `The parameter "${name}" contains a secret. Add x-sensitive: true to it.`,
      location: location.child("name"),
    });
  },
});
