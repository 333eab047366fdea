import contract from "../mocks/generated/contract.json" with { type: "json" };
import type { OpenApiDocument } from "../openapi/kit/contract/document.ts";
import { listOperations } from "../openapi/kit/contract/operations.ts";

/** A path with a secret parameter: the pattern that matches its decoded form, and its text in a log. Both are relative to the API base. */
export type SensitivePath = { pattern: string; masked: string };

/** Returns the paths of the contract that have a path parameter marked `x-sensitive`, which no log may contain. */
export function listSensitivePaths(
  document: OpenApiDocument = contract as unknown as OpenApiDocument,
): SensitivePath[] {
  const secretsByPath = new Map<string, Set<string>>();
  for (const { path, parameters } of listOperations(document))
    for (const { name, in: location, "x-sensitive": isSensitive } of parameters)
      if (location === "path" && isSensitive === true)
        secretsByPath.set(path, (secretsByPath.get(path) ?? new Set()).add(name));
  return [...secretsByPath].map(([path, secrets]) => {
    const segments = path.split("/").slice(1);
    // Everything after the secret is masked too, because a mistyped code may contain a slash.
    const prefix = segments.slice(
      0,
      segments.findIndex((segment) => secrets.has(segment.slice(1, -1))),
    );
    const joinPrefix = (slash: string, parameter: string): string =>
      [...prefix.map((segment) => slash + (segment.startsWith("{") ? parameter : segment)), slash].join("");
    return { pattern: joinPrefix("/", "[^/]+"), masked: `${joinPrefix("/", "*")}***` };
  });
}
