import { readFile } from "node:fs/promises";
import { join } from "node:path";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { Refusal, printedBy, run } from "./run.ts";
import type { Stage } from "./stage.ts";

/** The contract's entry file; everything else of it is reached by `$ref`. */
export const contractFile = "openapi/portal.yaml";

/** Where the bundle stands in the tree: one JSON file, for the embedded service and for tests that hold answers against it. */
export const bundleFile = "mocks/generated/contract.json";

const config = ["--config", "openapi/redocly.yaml"];

/** One file of the contract in one piece. Refuses, naming file and line, when the contract breaks a rule. */
export async function bundle(stage: Stage): Promise<void> {
  const target = join(stage.dir, bundleFile);
  const [problems, bundled] = await Promise.all([
    lint(),
    run("redocly", ["bundle", contractFile, ...config, "--ext", "json", "-o", target]).catch((error: unknown) => new Refusal([printedBy(error)])),
  ]);
  if (problems.length > 0) throw new Refusal(problems);
  if (bundled instanceof Refusal) throw bundled;
  const document: unknown = JSON.parse(await readFile(target, "utf8"));
  await stage.write(bundleFile, `${JSON.stringify(document, null, 1)}\n`);
}

/** The contract's types, as openapi-typescript reads them from the bundle: paths, components, operations and webhooks. */
export async function types(stage: Stage): Promise<void> {
  const document: unknown = JSON.parse(await readFile(join(stage.dir, bundleFile), "utf8"));
  // As orval says it: what is sent may be a file that somebody picked.
  const blob = ts.factory.createUnionTypeNode([ts.factory.createTypeReferenceNode("Blob"), ts.factory.createTypeReferenceNode("File")]);
  const ast = await openapiTS(JSON.stringify(document), { alphabetize: true, transform: ({ format }) => (format === "binary" ? blob : undefined) });
  await stage.write("src/generated/contract.d.ts", `// Generated from openapi/. Do not edit.\n${astToString(ast)}`);
}

type LintProblem = { message: string; severity: "error" | "warn"; ruleId: string; location: { source: { ref: string }; start?: { line: number }; pointer?: string }[] };

/** The contract's broken rules, one line each: `file:line message (rule)`. Empty when it is sound. */
export async function lint(): Promise<string[]> {
  let printed: string;
  try {
    printed = await run("redocly", ["lint", contractFile, ...config, "--format", "json"]);
  } catch (error) {
    printed = printedBy(error);
  }
  const start = printed.indexOf("{");
  if (start < 0) return [printed];
  const { problems } = JSON.parse(printed.slice(start, printed.lastIndexOf("}") + 1)) as { problems: LintProblem[] };
  return problems.map(({ message, ruleId, location: [place] }) => {
    const where = [place?.source.ref ?? contractFile, place?.start?.line].filter((part) => part !== undefined).join(":");
    return `${where}${place?.pointer ? ` ${place.pointer}` : ""}: ${message.replaceAll("\n", " ")} (${ruleId})`;
  });
}
