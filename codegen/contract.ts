import { join, relative } from "node:path";
import { bundle as bundled, createConfig } from "@redocly/openapi-core";
import type { OpenAPI3 } from "openapi-typescript";
import ts from "typescript";
import { bundleFile, contractFile, readBundle } from "./contractFiles.ts";
import { GenerationError } from "./generationError.ts";
import { isMissingTool, readToolOutput, runTool } from "../cli/runTool.ts";
import { repositoryRoot } from "../cli/repositoryRoot.ts";
import type { ScratchTree } from "./scratchTree.ts";
import { renderTypes } from "./renderTypes.ts";

/** Lints the contract. Throws a `GenerationError` with file and line of each problem. */
export async function assertContractLints(): Promise<void> {
  const problems = await findContractProblems();
  if (problems.length > 0) throw new GenerationError(problems.map(describeContractProblem));
}

/** Writes the contract as one file. Throws a `GenerationError` when a referenced file cannot be read; does not lint. */
export async function bundleContract(scratch: ScratchTree): Promise<void> {
  try {
    const { bundle: contract, problems } = await bundled({
      ref: join(repositoryRoot, contractFile),
      config: await createConfig({}),
    });
    const errors = problems.filter(({ severity }) => severity === "error");
    if (errors.length > 0)
      throw new GenerationError(
        errors.map(
          ({ message, location: [location] }) =>
            `${location === undefined ? contractFile : relative(repositoryRoot, location.source.absoluteRef)}: ${message}`,
        ),
      );
    await scratch.write(bundleFile, `${JSON.stringify(contract.parsed, null, 1)}\n`);
  } catch (error) {
    throw error instanceof GenerationError ? error : new GenerationError([`${contractFile}: ${readToolOutput(error)}`]);
  }
}

/**
 * Writes the types of the contract with openapi-typescript: each schema under its own name (`User`), and paths, components,
 * operations and webhooks. Hand-written code takes its types from this file; orval's `queries/model` serves the hooks.
 */
export async function generateContractTypes(scratch: ScratchTree): Promise<void> {
  const document = (await readBundle(scratch)) as OpenAPI3;
  // The type that orval uses: a request body can be a file that the user selected.
  const blob = ts.factory.createUnionTypeNode([
    ts.factory.createTypeReferenceNode("Blob"),
    ts.factory.createTypeReferenceNode("File"),
  ]);
  const text = await renderTypes(document, {
    rootTypes: true,
    transform: ({ format }) => (format === "binary" ? blob : undefined),
  });
  await scratch.write("src/generated/contract.d.ts", `// Generated from openapi/. Do not edit.\n${text}`);
}

type LintProblem = {
  message: string;
  severity: "error" | "warn";
  ruleId: string;
  location: { source: { ref: string }; start?: { line: number }; pointer?: string }[];
};

/** The rule for an example that its schema rejects. */
const exampleRuleId = "no-invalid-media-type-examples";

/**
 * Returns the problems without those that follow from another one: a faulty schema also rejects its examples, and a changed
 * schema rejects many of them for the same reason.
 */
function findCauses(problems: readonly LintProblem[]): readonly LintProblem[] {
  const causes = problems.filter(({ ruleId }) => ruleId !== exampleRuleId);
  return causes.length > 0
    ? causes
    : [...Map.groupBy(problems, ({ message }) => message).values()].flatMap(([first]) => first ?? []);
}

/** A problem that a lint rule found. `line` is absent when the file could not be read. */
export type ContractProblem = {
  /** The rule that the problem breaks; "contract" when the contract could not be read. */
  ruleId: string;
  file: string;
  line?: number | undefined;
  pointer: string;
  message: string;
};

/** Returns one line for a problem of the contract. */
export const describeContractProblem = ({ file, line, pointer, message }: ContractProblem): string =>
  `${[file, line].filter((value) => value !== undefined).join(":")}${pointer === "" ? "" : ` ${pointer}`}: ${message}`;

/** Returns what the lint rules find in the contract, without what follows from another problem. */
export async function findContractProblems(): Promise<ContractProblem[]> {
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
    if (isMissingTool(error)) throw new Error("The command redocly is not installed. Run: npm ci", { cause: error });
    printed = readToolOutput(error);
  }
  const start = printed.indexOf("{");
  if (start < 0) return [{ ruleId: "contract", file: contractFile, pointer: "", message: printed }];
  const { problems } = JSON.parse(printed.slice(start, printed.lastIndexOf("}") + 1)) as { problems: LintProblem[] };
  return findCauses(problems).map(({ message, ruleId, location: [location] }) => ({
    ruleId,
    file: location?.source.ref ?? contractFile,
    line: location?.start?.line,
    pointer: location?.pointer ?? "",
    message: `${message.replaceAll("\n", " ")} (${ruleId})`,
  }));
}
