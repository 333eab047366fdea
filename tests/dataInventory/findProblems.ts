import { inventorySections, collectInventory, modulesLeavingSecretsInUrl, readLogFormats } from "./collectInventory.ts";
import { parseInventory } from "./parseInventory.ts";

/** Names that tell of a secret, wherever they stand. */
const secretNamePattern = /token|pass(?!ed)|secret|^code$|verification/i;

/** What a log must never hold: addresses with their query, headers that carry tokens, where somebody came from. */
const unsafeLogVariable =
  /\$(request_uri|request|args|query_string|arg_\w+|http_referer|http_authorization|http_cookie|cookie_\w+|request_body)\b/;

/** One line for everything in which the published ledger and the portal differ, and for every secret in a place of its own. */
export function findInventoryProblems(markdown: string): string[] {
  const published = parseInventory(markdown);
  const found = collectInventory();
  const differences = inventorySections.flatMap((chapter) => {
    const rows = published.get(chapter);
    if (rows === undefined) return [`deploy/data-inventory.md has no chapter "${chapter}".`];
    // Without a server of ours nothing is logged, and what one would log is promised already.
    const unused =
      chapter === "Log fields" && readLogFormats().length === 0
        ? []
        : [...rows.keys()].filter((name) => !found[chapter].has(name));
    return [
      ...[...found[chapter].keys()]
        .filter((name) => !rows.has(name))
        .map((name) => `deploy/data-inventory.md, ${chapter}: \`${name}\` is missing. Say what it is for.`),
      ...unused.map(
        (name) => `deploy/data-inventory.md, ${chapter}: nothing has \`${name}\` any more. Remove its row.`,
      ),
      ...[...found[chapter]].flatMap(([name, secret]) =>
        secret !== undefined && rows.has(name) && rows.get(name)?.isSecret !== secret
          ? [
              `deploy/data-inventory.md, ${chapter}: the contract says that \`${name}\` is ${secret ? "a secret" : "no secret"}.`,
            ]
          : [],
      ),
    ];
  });
  // An address of the portal is seen by whoever looks over a shoulder, and a log is kept: neither has a secret.
  const strays = (["Addresses of the portal", "Addresses of other sites", "Log fields", "Cookies"] as const).flatMap(
    (chapter) =>
      [...(published.get(chapter) ?? [])].flatMap(([name, { isSecret }]) =>
        isSecret || (secretNamePattern.test(name) && !(chapter === "Addresses of the portal" && name === "code"))
          ? [`${chapter}: \`${name}\` may hold a secret, which must not stand there.`]
          : [],
      ),
  );
  return [
    ...differences,
    ...strays,
    ...modulesLeavingSecretsInUrl().map(
      (path) => `${path} reads what another site handed over and leaves it in the address.`,
    ),
    ...readLogFormats().flatMap((format) =>
      unsafeLogVariable.test(format)
        ? [`A log format of deploy/ holds ${unsafeLogVariable.exec(format)?.[0]}, which may carry a secret.`]
        : [],
    ),
  ];
}
