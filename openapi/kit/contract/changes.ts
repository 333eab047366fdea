import { mkdtemp, readFile, rm } from "node:fs/promises";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toolOutput, runTool } from "../../../codegen/runTool.ts";
import { bundleGitRef, bundleWorkingTree, type OpenApiDocument } from "./document.ts";
import { listOperations } from "./operations.ts";

/** One difference between two editions of the contract. */
export type ContractChange = {
  /** What changed, in a sentence. */
  message: string;
  /** Whether it breaks somebody who was not told: a higher version of the contract tells everybody. */
  isBreaking: boolean;
  /** On which way: what is sent, what comes back, or the call as such. */
  scope: "request" | "response" | "call";
  /** The operations that it reaches, in either edition. */
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

/** What changed between an edition of the contract (a git ref or a file) and this working tree. Throws a sentence when one cannot be read. */
export async function changesSince(base: string): Promise<readonly ContractChange[]> {
  const scratch = await mkdtemp(join(tmpdir(), "contract-"));
  const [before, after] = [join(scratch, "before.json"), join(scratch, "after.json")];
  try {
    await Promise.all([
      existsSync(base)
        ? runTool("redocly", ["bundle", base, "--ext", "json", "-o", before])
        : bundleGitRef(base, before),
      bundleWorkingTree(after),
    ]);
    return await changesBetween(before, after);
  } catch (error) {
    throw new Error(toolOutput(error), { cause: error });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** What changed between two editions of the contract, each a file in one piece. */
export async function changesBetween(before: string, after: string): Promise<readonly ContractChange[]> {
  const log = `${after}.diff`;
  await runTool("redocly", ["diff", before, after, "--format", "json", "--fail-on", "none", "--output", log]);
  const { changes } = JSON.parse(await readFile(log, "utf8")) as { changes: readonly RedoclyChange[] };
  const editions = await Promise.all(
    [before, after].map(async (file) => JSON.parse(await readFile(file, "utf8")) as OpenApiDocument),
  );
  const agreed = isBreakingVersionBump(...(editions.map(({ info }) => info.version) as [string, string]));
  return changes
    .map((told) => toContractChange(told, editions))
    .map((change) => (agreed ? { ...change, isBreaking: false } : change));
}

/** Whether the new version says that something breaks: a higher first number, or a higher second one while the first is 0. */
export function isBreakingVersionBump(before: string, after: string): boolean {
  const [major = 0, minor = 0] = before.split(".").map(Number);
  const [nextMajor = 0, nextMinor = 0] = after.split(".").map(Number);
  return nextMajor > major || (major === 0 && nextMajor === 0 && nextMinor > minor);
}

function toContractChange(
  { path, typeName, kind, property, impact, verdicts, base, revision }: RedoclyChange,
  editions: readonly OpenApiDocument[],
): ContractChange {
  const told = verdicts.map(({ message }) => message.replaceAll("`", "")).join(" ");
  const place = path.split("/").slice(-2).join("/").replaceAll("~1", "/");
  return {
    message: told === "" ? `${typeName} ${place} was ${kind}${property === undefined ? "" : ` (${property})`}.` : told,
    isBreaking: impact === "major",
    scope: /\/(requestBody|parameters)\b/.test(path)
      ? "request"
      : path.includes("/responses/") || path.includes("/webhooks/")
        ? "response"
        : "call",
    operationIds: [
      ...new Set(
        editions.flatMap((document) =>
          affectedOperationIds(
            document,
            [path, base?.pointer, revision?.pointer].filter((one) => one !== undefined),
          ),
        ),
      ),
    ],
  };
}

/** The operations that any of the pointers stands in, or whose schemas lead to one. */
function affectedOperationIds(document: OpenApiDocument, pointers: readonly string[]): readonly string[] {
  const components = pointers.flatMap((pointer) => /^#\/components\/\w+\/[^/]+/.exec(pointer)?.[0] ?? []);
  const direct = pointers.flatMap(
    (pointer) => /^#\/paths\/([^/]+)(?:\/(\w+))?/.exec(pointer)?.slice(1, 3).join(" ") ?? [],
  );
  return listOperations(document).flatMap(({ id, method, path }) => {
    const written = path.replaceAll("/", "~1");
    if (direct.includes(`${written} ${method.toLowerCase()}`) || direct.includes(`${written} `)) return [id];
    const item = document.paths[path]?.[method.toLowerCase()];
    return item !== undefined && components.some((component) => referencesComponent(document, item, component))
      ? [id]
      : [];
  });
}

/** Whether a part of the contract leads to a component by its `$ref`s. */
function referencesComponent(
  document: OpenApiDocument,
  node: unknown,
  component: string,
  seen: Set<string> = new Set(),
): boolean {
  if (Array.isArray(node)) return node.some((part) => referencesComponent(document, part, component, seen));
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
  return Object.values(node).some((part) => referencesComponent(document, part, component, seen));
}
