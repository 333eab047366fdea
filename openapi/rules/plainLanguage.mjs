// Whoever decides about the service reads the contract too, so it is written without the jargon of our trade.
const jargon = /\b(endpoints?|payloads?|DTOs?|API calls?)\b/i;

/** Every operation has a summary and a description one can read, and no text of the contract uses jargon. */
export const plainWords = () => ({
  Operation({ operationId, summary = "", description = "" }, { report, location }) {
    if (summary.trim() === "") {
      report({ message: `${operationId} has no summary. Say in a few words what a person does with it.`, location: location.child("summary") });
    }
    if (description.trim().length < 40 || !description.trim().endsWith(".")) {
      report({
        message:
          `The description of ${operationId} is too short or breaks off. Say in whole sentences what a person gets, ` +
          "when it is asked and what can go wrong (40 characters at least, with a full stop at the end).",
        location: location.child("description"),
      });
    }
    avoidJargon({ summary, description }, report, location);
  },
  Info: (node, { report, location }) => avoidJargon(node, report, location),
  Tag: (node, { report, location }) => avoidJargon(node, report, location),
  Parameter: (node, { report, location }) => avoidJargon(node, report, location),
  Response: (node, { report, location }) => avoidJargon(node, report, location),
  Schema: (node, { report, location }) => avoidJargon(node, report, location),
});

/** Reports the first word of jargon in the summary and in the description of one part of the contract. */
function avoidJargon(node, report, location) {
  for (const key of ["summary", "description"]) {
    const [word] = jargon.exec(node[key] ?? "") ?? [];
    if (word) report({ message: `"${word}" is jargon. Say it in plain words: what is sent, what comes back, what a person does.`, location: location.child(key) });
  }
}
