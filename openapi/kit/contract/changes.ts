import { mkdtemp, readFile, rm } from "node:fs/promises";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { isMissingTool, readToolOutput, runTool } from "../../../cli/runTool.ts";
import { bundleGitRef, bundleWorkingTree, type OpenApiDocument } from "./document.ts";
import { findUsages, getScope, type ChangeScope } from "./affectedOperations.ts";
import { judgeChange, type RedoclyChange } from "./judgeChange.ts";
import { parsePointer } from "./pointer.ts";

/** One difference between two versions of the contract. */
export type ContractChange = {
  /** One sentence that describes the change. */
  message: string;
  /** Whether it breaks existing clients or servers. Always `false` when `info.version` announces a breaking release. */
  isBreaking: boolean;
  /** The part of the operation that changed. */
  scope: ChangeScope;
  /** The affected operations and webhooks, in either version. */
  operationIds: readonly string[];
  /** A JSON pointer to the place in the newer contract; in the older one when it was removed. */
  pointer: string;
};

/** The differences between two versions of the contract. */
export type ContractComparison = {
  changes: readonly ContractChange[];
  /** The version of both, when they differ in more than texts and examples. */
  sharedVersion: string | undefined;
};

/** Compares `base` (a git ref or a file) with the working tree. Throws an error when either contract cannot be bundled. */
export async function compareWithBase(base: string): Promise<ContractComparison> {
  const scratch = await mkdtemp(join(tmpdir(), "contract-"));
  const [before, after] = [join(scratch, "before.json"), join(scratch, "after.json")];
  try {
    await Promise.all([
      existsSync(base)
        ? runTool("redocly", ["bundle", resolve(base), "--ext", "json", "-o", before])
        : bundleGitRef(base, before),
      bundleWorkingTree(after),
    ]);
    return await compareContracts(before, after);
  } catch (error) {
    throw new Error(isMissingTool(error) ? "diff needs the command redocly of @redocly/cli." : readToolOutput(error), {
      cause: error,
    });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Compares two bundled contracts, given as file paths. */
export async function compareContracts(before: string, after: string): Promise<ContractComparison> {
  const log = `${after}.diff`;
  await runTool("redocly", ["diff", before, after, "--format", "json", "--fail-on", "none", "--output", log]);
  const { changes } = JSON.parse(await readFile(log, "utf8")) as { changes: readonly RedoclyChange[] };
  const versions = [await readBundle(before), await readBundle(after)] as const;
  const [previous, next] = [versions[0].info.version, versions[1].info.version];
  const isAnnounced = isBreakingVersionBump(previous, next);
  return {
    changes: changes
      .map((change) => toContractChange(change, versions))
      .map((change) => (isAnnounced ? { ...change, isBreaking: false } : change)),
    sharedVersion: previous === next && !changes.every(isTextChange) ? next : undefined,
  };
}

/** The properties that explain the contract, and promise nothing. */
const textProperties = ["title", "summary", "description", "example", "examples", "x-enumDescriptions", "contact"];

/** Returns whether only a text or an example changed. A field may have the name of such a property. */
function isTextChange({ path, property = "" }: RedoclyChange): boolean {
  const steps = parsePointer(path);
  return (
    textProperties.includes(property) ||
    steps.some((step, index) => textProperties.includes(step) && steps[index - 1] !== "properties")
  );
}

const readBundle = async (file: string): Promise<OpenApiDocument> =>
  JSON.parse(await readFile(file, "utf8")) as OpenApiDocument;

/** Returns whether a semantic version announces a breaking change: a higher major number, or a higher minor number while major is 0. */
export function isBreakingVersionBump(before: string, after: string): boolean {
  const [major = 0, minor = 0] = before.split(".").map(Number);
  const [nextMajor = 0, nextMinor = 0] = after.split(".").map(Number);
  return nextMajor > major || (major === 0 && nextMajor === 0 && nextMinor > minor);
}

function toContractChange(
  change: RedoclyChange,
  versions: readonly [OpenApiDocument, OpenApiDocument],
): ContractChange {
  const { path, typeName, kind, property, verdicts, base, revision } = change;
  const pointers = [path, base?.pointer, revision?.pointer].filter((pointer) => pointer !== undefined);
  const usages = versions.flatMap((document) => findUsages(document, pointers));
  const scopes = [...new Set(usages.map(({ scope }) => scope))];
  const { isBreaking, message } = judgeChange(change, scopes, versions);
  const description = message ?? verdicts.map((verdict) => verdict.message.replaceAll("`", "")).join(" ");
  const location = path.split("/").slice(-2).join("/").replaceAll("~1", "/");
  return {
    message:
      description === ""
        ? `${typeName} ${location} was ${kind}${property === undefined ? "" : ` (${property})`}.`
        : description,
    isBreaking,
    scope: property === "x-mayBeEmpty" ? "response" : getScope(path),
    operationIds: [...new Set(usages.map(({ operationId }) => operationId))],
    pointer: revision?.pointer ?? base?.pointer ?? path,
  };
}
