import {
  collectInventory,
  inventorySections,
  findModulesLeavingSecretsInUrl,
  readLogFormats,
  type CollectedNames,
  type InventorySection,
} from "./collectInventory.ts";
import { inventoryFile, parseInventory, type InventoryRow } from "./parseInventory.ts";

type PublishedRows = ReadonlyMap<string, InventoryRow>;

/** Names that suggest a secret. */
const secretNamePattern = /token|pass(?!ed)|secret|^code$|verification/i;

/** Variables that no log may contain: URLs with their query, headers with tokens, the Referer, the body. */
const unsafeLogVariable =
  /\$(request_uri|request|args|query_string|arg_\w+|http_referer|http_authorization|http_cookie|cookie_\w+|request_body)\b/;

/** Sections whose data is visible to other people or stored in logs, so that no secret may be in them. */
const sectionsWithoutSecrets = ["Portal URLs", "URLs of other sites", "Log fields", "Cookies"] as const;

/** Returns one line for each difference between the published inventory and the code, and for each misplaced secret. */
export function findInventoryProblems(markdown: string, collected = collectInventory()): string[] {
  const published = parseInventory(markdown);
  return [
    ...inventorySections.flatMap((section) => {
      const rows = published.get(section);
      return rows === undefined
        ? [`${inventoryFile} has no section "${section}".`]
        : findDifferences(section, rows, collected[section]);
    }),
    ...sectionsWithoutSecrets.flatMap((section) => findMisplacedSecrets(section, published.get(section) ?? new Map())),
    ...findModulesLeavingSecretsInUrl().map(
      (path) => `${path} reads values that another site passed in the URL and leaves them there.`,
    ),
    ...readLogFormats().flatMap((format) =>
      unsafeLogVariable.test(format)
        ? [`A log format of deploy/ contains ${unsafeLogVariable.exec(format)?.[0]}, which may hold a secret.`]
        : [],
    ),
  ];
}

function findDifferences(section: InventorySection, rows: PublishedRows, names: CollectedNames): string[] {
  const missing = [...names.keys()].filter((name) => !rows.has(name));
  const unused = [...rows.keys()].filter((name) => !names.has(name));
  return [
    ...missing.map((name) => `${inventoryFile}, ${section}: \`${name}\` is missing. Add its purpose.`),
    ...unused.map((name) => `${inventoryFile}, ${section}: nothing uses \`${name}\` any more. Remove its row.`),
    ...[...names].flatMap(([name, isSecret]) => {
      const row = rows.get(name);
      return isSecret === undefined || row === undefined || row.isSecret === isSecret
        ? []
        : [
            `${inventoryFile}, ${section}: in the contract \`${name}\` is ${isSecret ? "a secret (x-sensitive)" : "not a secret"}.`,
          ];
    }),
  ];
}

function findMisplacedSecrets(section: InventorySection, rows: PublishedRows): string[] {
  return [...rows].flatMap(([name, { isSecret }]) => {
    // In the portal's own URLs `code` is the code of goods.
    const looksSecret = secretNamePattern.test(name) && !(section === "Portal URLs" && name === "code");
    return isSecret || looksSecret ? [`${section}: \`${name}\` may be a secret, which is not allowed here.`] : [];
  });
}
