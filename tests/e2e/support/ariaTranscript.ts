/**
 * Formats an accessibility snapshot as a screen reader announces it: role, name and state of each element on its own
 * line, indented by nesting. Removes URLs, placeholders and Playwright's element references.
 */
export function formatTranscript(snapshot: string): string {
  return snapshot
    .split("\n")
    .filter((line) => !/^\s*- \/(url|placeholder):/.test(line))
    .map((line) =>
      line
        .replace(/^(\s*)- /, "$1")
        .replace(/ \[(?:cursor|ref)=[^\]]*\]/g, "")
        .replace(/:$/, ""),
    )
    .join("\n");
}
