import { mkdtemp, readFile, rm } from "node:fs/promises";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readToolOutput, runTool } from "../../../codegen/runTool.ts";
import { bundleGitRef, bundleWorkingTree, type OpenApiDocument } from "./document.ts";
import { listOperations } from "./operations.ts";

/** One difference between two versions of the contract. */
export type ContractChange = {
  /** One sentence that describes the change. */
  message: string;
  /** Whether it breaks existing clients or servers. Always `false` when `info.version` announces a breaking release. */
  isBreaking: boolean;
  /** The part of the operation that changed. */
  scope: "request" | "response" | "operation";
  /** The affected operations, in either version. */
  operationIds: readonly string[];
};

type SourceLocation = { file: string; pointer: string };
type RedoclyChange = {
  path: string;
  typeName: string;
  kind: string;
  property?: string;
  impact: "major" | "minor" | "patch";
  verdicts: readonly { message: string }[];
  base?: SourceLocation;
  revision?: SourceLocation;
};

/** Returns the changes between `base` (a git ref or a file) and the working tree. Throws an error when either contract cannot be bundled. */
export async function listChangesSince(base: string): Promise<readonly ContractChange[]> {
  const scratch = await mkdtemp(join(tmpdir(), "contract-"));
  const [before, after] = [join(scratch, "before.json"), join(scratch, "after.json")];
  try {
    await Promise.all([
      existsSync(base)
        ? runTool("redocly", ["bundle", base, "--ext", "json", "-o", before])
        : bundleGitRef(base, before),
      bundleWorkingTree(after),
    ]);
    return await listChangesBetween(before, after);
  } catch (error) {
    throw new Error(readToolOutput(error), { cause: error });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Returns the changes between two bundled contracts, given as file paths. */
export async function listChangesBetween(before: string, after: string): Promise<readonly ContractChange[]> {
  const log = `${after}.diff`;
  await runTool("redocly", ["diff", before, after, "--format", "json", "--fail-on", "none", "--output", log]);
  const { changes } = JSON.parse(await readFile(log, "utf8")) as { changes: readonly RedoclyChange[] };
  const versions = await Promise.all(
    [before, after].map(async (file) => JSON.parse(await readFile(file, "utf8")) as OpenApiDocument),
  );
  const isAnnounced = isBreakingVersionBump(...(versions.map(({ info }) => info.version) as [string, string]));
  return changes
    .map((change) => toContractChange(change, versions))
    .map((change) => (isAnnounced ? { ...change, isBreaking: false } : change));
}

/** Returns whether a semantic version announces a breaking change: a higher major number, or a higher minor number while major is 0. */
export function isBreakingVersionBump(before: string, after: string): boolean {
  const [major = 0, minor = 0] = before.split(".").map(Number);
  const [nextMajor = 0, nextMinor = 0] = after.split(".").map(Number);
  return nextMajor > major || (major === 0 && nextMajor === 0 && nextMinor > minor);
}

function toContractChange(
  { path, typeName, kind, property, impact, verdicts, base, revision }: RedoclyChange,
  versions: readonly OpenApiDocument[],
): ContractChange {
  const description = verdicts.map(({ message }) => message.replaceAll("`", "")).join(" ");
  const location = path.split("/").slice(-2).join("/").replaceAll("~1", "/");
  return {
    message:
      description === ""
        ? `${typeName} ${location} was ${kind}${property === undefined ? "" : ` (${property})`}.`
        : description,
    isBreaking: impact === "major",
    scope: /\/(requestBody|parameters)\b/.test(path)
      ? "request"
      : path.includes("/responses/") || path.includes("/webhooks/")
        ? "response"
        : "operation",
    operationIds: [
      ...new Set(
        versions.flatMap((document) =>
          affectedOperationIds(
            document,
            [path, base?.pointer, revision?.pointer].filter((pointer) => pointer !== undefined),
          ),
        ),
      ),
    ],
  };
}

/** Returns the ids of the operations that contain one of the pointers, or that reference a component containing one. */
function affectedOperationIds(document: OpenApiDocument, pointers: readonly string[]): readonly string[] {
  const components = pointers.flatMap((pointer) => /^#\/components\/\w+\/[^/]+/.exec(pointer)?.[0] ?? []);
  const direct = pointers.flatMap(
    (pointer) => /^#\/paths\/([^/]+)(?:\/(\w+))?/.exec(pointer)?.slice(1, 3).join(" ") ?? [],
  );
  return listOperations(document).flatMap(({ id, method, path }) => {
    const escapedPath = path.replaceAll("/", "~1");
    if (direct.includes(`${escapedPath} ${method.toLowerCase()}`) || direct.includes(`${escapedPath} `)) return [id];
    const item = document.paths[path]?.[method.toLowerCase()];
    return item !== undefined && components.some((component) => referencesComponent(document, item, component))
      ? [id]
      : [];
  });
}

/** Returns whether a node of the contract references a component, directly or through other `$ref`s. */
function referencesComponent(
  document: OpenApiDocument,
  node: unknown,
  component: string,
  seen: Set<string> = new Set(),
): boolean {
  if (Array.isArray(node)) return node.some((child) => referencesComponent(document, child, component, seen));
  if (typeof node !== "object" || node === null) return false;
  const { $ref } = node as { $ref?: unknown };
  if (typeof $ref === "string") {
    if ($ref === component) return true;
    if (seen.has($ref)) return false;
    seen.add($ref);
    const target = $ref
      .slice(2)
      .split("/")
      .reduce<unknown>(
        (found, step) => (found as Record<string, unknown> | undefined)?.[step.replaceAll("~1", "/")],
        document,
      );
    return referencesComponent(document, target, component, seen);
  }
  return Object.values(node).some((child) => referencesComponent(document, child, component, seen));
}
