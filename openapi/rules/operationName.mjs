// An operationId becomes a function, a hook, a mock and a row of several tables, so it has to read like something one does.
const allowedVerbs = [
  "activate",
  "answer",
  "book",
  "change",
  "check",
  "choose",
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

/** Every operationId is a verb of the citizen's and what it is done to, in lowerCamelCase: `readUser`, never `getUser`. */
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
            "Begin with what a citizen does (not get, post or put). If the verb is a good one but new, add it in rules/operationName.mjs.",
          location: location.child("operationId"),
        });
      },
    },
  },
});
