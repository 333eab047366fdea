/** Requires a summary and a description of complete sentences for every operation. */
export const plainLanguage = () => ({
  Operation({ operationId, summary = "", description = "" }, { report, location }) {
    if (summary.trim() === "") {
      report({
        message: `${operationId} has no summary. Describe the user's action in a few words.`,
        location: location.child("summary"),
      });
    }
    if (description.trim().length < 40 || !description.trim().endsWith(".")) {
      report({
        message:
          `The description of ${operationId} is too short or incomplete. Describe in complete sentences what the operation returns, ` +
          "when the client sends it and which errors can occur (at least 40 characters, with a full stop at the end).",
        location: location.child("description"),
      });
    }
  },
});
