/** Every operation has a summary and a description one can read. */
export const plainLanguage = () => ({
  Operation({ operationId, summary = "", description = "" }, { report, location }) {
    if (summary.trim() === "") {
      report({
        message: `${operationId} has no summary. Say in a few words what a person does with it.`,
        location: location.child("summary"),
      });
    }
    if (description.trim().length < 40 || !description.trim().endsWith(".")) {
      report({
        message:
          `The description of ${operationId} is too short or breaks off. Say in whole sentences what a person gets, ` +
          "when it is asked and what can go wrong (40 characters at least, with a full stop at the end).",
        location: location.child("description"),
      });
    }
  },
});
