// The operationId becomes the name of a function, a hook and a mock, so it has to be a verb phrase.
const allowedVerbs = [
  "activate",
  "answer",
  "book",
  "change",
  "check",
  "choose",
  "correct",
  "count",
  "download",
  "evaluate",
  "find",
  "hand",
  "keep",
  "list",
  "look",
  "mark",
  "read",
  "register",
  "renew",
  "request",
  "reset",
  "save",
  "search",
  "send",
  "sign",
  "start",
  "submit",
  "update",
  "upload",
  "withdraw",
];

/** Requires every operationId to be a verb phrase in lowerCamelCase that names the user's action: `readUser`, not `getUser`. */
export const operationName = () => ({
  Paths: {
    PathItem: {
      Operation({ operationId = "" }, { report, location }) {
        const isPhrase = /^[a-z]+([A-Z][a-z]+)+$/.test(operationId);
        const [verb] = operationId.split(/(?=[A-Z])/);
        if (isPhrase && allowedVerbs.includes(verb)) return;
        report({
          message:
            `operationId "${operationId}" should be a verb phrase in lowerCamelCase, such as readUser or registerPossessor. ` +
            "Begin with the user's action, not with get, post or put. Add a suitable new verb to rules/operationName.mjs.",
          location: location.child("operationId"),
        });
      },
    },
  },
});
