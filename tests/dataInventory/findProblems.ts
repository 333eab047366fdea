import { chapters, everythingFound, leavingSecrets, logFormats } from "./collectInventory.ts";
import { publishedIn } from "./parseInventory.ts";

/** Names that tell of a secret, wherever they stand. */
const secretName = /token|pass(?!ed)|secret|^code$|verification/i;

/** What a log must never hold: addresses with their query, headers that carry tokens, where somebody came from. */
const loose = /\$(request_uri|request|args|query_string|arg_\w+|http_referer|http_authorization|http_cookie|cookie_\w+|request_body)\b/;

/** One line for everything in which the published ledger and the portal differ, and for every secret in a place of its own. */
export function complaints(markdown: string): string[] {
  const published = publishedIn(markdown);
  const found = everythingFound();
  const differences = chapters.flatMap((chapter) => {
    const rows = published.get(chapter);
    if (rows === undefined) return [`deploy/data-inventory.md has no chapter "${chapter}".`];
    // Without a server of ours nothing is logged, and what one would log is promised already.
    const unused = chapter === "Log fields" && logFormats().length === 0 ? [] : [...rows.keys()].filter((name) => !found[chapter].has(name));
    return [
      ...[...found[chapter].keys()].filter((name) => !rows.has(name)).map((name) => `deploy/data-inventory.md, ${chapter}: \`${name}\` is missing. Say what it is for.`),
      ...unused.map((name) => `deploy/data-inventory.md, ${chapter}: nothing has \`${name}\` any more. Remove its row.`),
      ...[...found[chapter]].flatMap(([name, secret]) => (secret !== undefined && rows.has(name) && rows.get(name)?.secret !== secret ? [`deploy/data-inventory.md, ${chapter}: the contract says that \`${name}\` is ${secret ? "a secret" : "no secret"}.`] : [])),
    ];
  });
  // An address of the portal is seen by whoever looks over a shoulder, and a log is kept: neither has a secret.
  const strays = (["Addresses of the portal", "Addresses of other sites", "Log fields", "Cookies"] as const).flatMap((chapter) =>
    [...(published.get(chapter) ?? [])].flatMap(([name, { secret }]) => (secret || (secretName.test(name) && !(chapter === "Addresses of the portal" && name === "code")) ? [`${chapter}: \`${name}\` may hold a secret, which must not stand there.`] : [])),
  );
  return [
    ...differences,
    ...strays,
    ...leavingSecrets().map((path) => `${path} reads what another site handed over and leaves it in the address.`),
    ...logFormats().flatMap((format) => (loose.test(format) ? [`A log format of deploy/ holds ${loose.exec(format)?.[0]}, which may carry a secret.`] : [])),
  ];
}
