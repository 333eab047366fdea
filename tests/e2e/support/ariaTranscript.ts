/**
 * An accessibility snapshot as it is heard: what a thing is, its name and its state, each on a line of its own, inside what
 * it belongs to. Addresses and placeholders are not read out, and how Playwright points at things is none of its business.
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
