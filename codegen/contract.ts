import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { bundle as bundled, createConfig } from "@redocly/openapi-core";
import type { OpenAPI3 } from "openapi-typescript";
import ts from "typescript";
import { GenerationError, toolOutput, runTool } from "./runTool.ts";
import { repositoryRoot, type ScratchTree } from "./scratchTree.ts";
import { renderTypes } from "./renderTypes.ts";

/** The contract's entry file; everything else of it is reached by `$ref`. */
export const contractFile = "openapi/portal.yaml";

/** Where the bundle stands in the tree: one JSON file, for the embedded service and for tests that hold answers against it. */
export const bundleFile = "mocks/generated/contract.json";

/** Holds the contract against its rules. Refuses, naming file and line, when it breaks one. */
export async function assertContractLints(): Promise<void> {
  const problems = await lintContract();
  if (problems.length > 0) throw new GenerationError(problems);
}

/** One file of the contract in one piece. Refuses when a part of it cannot be read or found; whether it keeps the rules is not asked here. */
export async function bundleContract(stage: ScratchTree): Promise<void> {
  try {
    const { bundle: whole, problems } = await bundled({
      ref: join(repositoryRoot, contractFile),
      config: await createConfig({}),
    });
    const lost = problems.filter(({ severity }) => severity === "error");
    if (lost.length > 0)
      throw new GenerationError(
        lost.map(
          ({ message, location: [place] }) =>
            `${place === undefined ? contractFile : relative(repositoryRoot, place.source.absoluteRef)}: ${message}`,
        ),
      );
    await stage.write(bundleFile, `${JSON.stringify(whole.parsed, null, 1)}\n`);
  } catch (error) {
    throw error instanceof GenerationError ? error : new GenerationError([`${contractFile}: ${toolOutput(error)}`]);
  }
}

/**
 * Writes the types of the contract with openapi-typescript: each schema under its own name (`User`), and paths, components,
 * operations and webhooks. Hand-written code takes its types from this file; orval's `queries/model` serves the hooks.
 */
export async function generateContractTypes(stage: ScratchTree): Promise<void> {
  const document = JSON.parse(await readFile(join(stage.dir, bundleFile), "utf8")) as OpenAPI3;
  // As orval says it: what is sent may be a file that somebody picked.
  const blob = ts.factory.createUnionTypeNode([
    ts.factory.createTypeReferenceNode("Blob"),
    ts.factory.createTypeReferenceNode("File"),
  ]);
  const text = await renderTypes(document, {
    rootTypes: true,
    transform: ({ format }) => (format === "binary" ? blob : undefined),
  });
  await stage.write("src/generated/contract.d.ts", `// Generated from openapi/. Do not edit.\n${text}`);
}

type LintProblem = {
  message: string;
  severity: "error" | "warn";
  ruleId: string;
  location: { source: { ref: string }; start?: { line: number }; pointer?: string }[];
};

/** The contract's broken rules, one line each: `file:line message (rule)`. Empty when it is sound. */
export async function lintContract(): Promise<string[]> {
  let printed: string;
  try {
    printed = await runTool("redocly", [
      "lint",
      contractFile,
      "--config",
      "openapi/redocly.yaml",
      "--lint-config",
      "off",
      "--format",
      "json",
    ]);
  } catch (error) {
    printed = toolOutput(error);
  }
  const start = printed.indexOf("{");
  if (start < 0) return [printed];
  const { problems } = JSON.parse(printed.slice(start, printed.lastIndexOf("}") + 1)) as { problems: LintProblem[] };
  return problems.map(({ message, ruleId, location: [place] }) => {
    const where = [place?.source.ref ?? contractFile, place?.start?.line]
      .filter((part) => part !== undefined)
      .join(":");
    return `${where}${place?.pointer ? ` ${place.pointer}` : ""}: ${message.replaceAll("\n", " ")} (${ruleId})`;
  });
}
