import contract from "../mocks/generated/contract.json" with { type: "json" };

type Parameter = { name?: string; in?: string; "x-sensitive"?: boolean };
type PathItem = Readonly<Record<string, { parameters?: readonly Parameter[] }>>;

/** A path with a secret parameter: the pattern that matches its decoded form, and its text in a log. Both are relative to the API base. */
export type SensitivePath = { pattern: string; masked: string };

/** Returns the paths of the contract that have a path parameter marked `x-sensitive`, which no log may contain. */
export function listSensitivePaths(
  paths: Readonly<Record<string, PathItem>> = contract.paths as unknown as Readonly<Record<string, PathItem>>,
): SensitivePath[] {
  return Object.entries(paths).flatMap(([path, item]) => {
    const secrets = new Set(
      Object.values(item).flatMap(({ parameters = [] }) =>
        parameters.flatMap((each) => (each.in === "path" && each["x-sensitive"] === true ? [each.name] : [])),
      ),
    );
    if (secrets.size === 0) return [];
    const segments = path.split("/").slice(1);
    // Everything after the secret is masked too, because a mistyped code may contain a slash.
    const prefix = segments.slice(
      0,
      segments.findIndex((segment) => secrets.has(segment.slice(1, -1))),
    );
    const joinPrefix = (slash: string, parameter: string): string =>
      [...prefix.map((segment) => slash + (segment.startsWith("{") ? parameter : segment)), slash].join("");
    return [{ pattern: joinPrefix("/", "[^/]+"), masked: `${joinPrefix("/", "*")}***` }];
  });
}
