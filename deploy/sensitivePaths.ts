import contract from "../mocks/generated/contract.json" with { type: "json" };

type Parameter = { name?: string; in?: string; "x-sensitive"?: boolean };
type PathItem = Readonly<Record<string, { parameters?: readonly Parameter[] }>>;

/** A path of the contract that holds a secret: how it is recognised, and how a log shows it. Both begin below the API base. */
export type SensitivePath = { pattern: string; masked: string };

/** Every path of the contract of which a part may be in no log. */
export function sensitivePaths(
  paths: Readonly<Record<string, PathItem>> = contract.paths as unknown as Readonly<Record<string, PathItem>>,
): SensitivePath[] {
  return Object.entries(paths).flatMap(([path, item]) => {
    const secrets = new Set(
      Object.values(item).flatMap(({ parameters = [] }) =>
        parameters.flatMap((one) => (one.in === "path" && one["x-sensitive"] === true ? [one.name] : [])),
      ),
    );
    if (secrets.size === 0) return [];
    const parts = path.split("/").slice(1);
    // Everything behind the secret goes too: a slash in a code that was typed wrongly must not let its end through.
    const before = parts.slice(
      0,
      parts.findIndex((part) => secrets.has(part.slice(1, -1))),
    );
    const spell = (slash: string, any: string): string =>
      [...before.map((part) => slash + (part.startsWith("{") ? any : part)), slash].join("");
    // nginx takes several slashes for one, and so must whatever looks for a path in what was asked.
    return [{ pattern: spell("/+", "[^/?]+"), masked: `${spell("/", "*")}***` }];
  });
}
