import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { bundleFile, contractFile } from "../../../codegen/contract.ts";
import { printedBy, run } from "../../../codegen/runTool.ts";
import { root } from "../../../codegen/scratchTree.ts";

const execute = promisify(execFile);

/** A JSON Schema inside the contract. */
export type Schema = { [key: string]: unknown; $ref?: string; type?: string | readonly string[]; format?: string; properties?: Readonly<Record<string, Schema>>; required?: readonly string[]; items?: Schema; allOf?: readonly Schema[]; oneOf?: readonly Schema[]; enum?: readonly unknown[]; const?: unknown };

/** A body of one media type. */
export type Media = { schema?: Schema; examples?: Readonly<Record<string, { summary?: string; value: unknown }>> };

/** A parameter of an operation. */
export type Parameter = { name: string; in: "path" | "query" | "header"; required?: boolean; description?: string; example?: unknown; schema: Schema; "x-sensitive"?: boolean };

/** An answer that an operation declares. */
export type Response = { description?: string; headers?: Readonly<Record<string, { schema?: Schema }>>; content?: Readonly<Record<string, Media>> };

/** A part of the contract, or a pointer to where it stands. */
export type Given<T> = T | { $ref: string };

/** An operation as the contract writes it. */
export type Written = {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: readonly string[];
  "x-proposed"?: boolean;
  security?: readonly object[];
  parameters?: readonly Given<Parameter>[];
  requestBody?: { required?: boolean; content: Readonly<Record<string, Media>> };
  responses: Readonly<Record<string, Given<Response>>>;
};

/** The whole contract in one piece. */
export type Document = {
  openapi: string;
  info: { title: string; version: string };
  paths: Readonly<Record<string, Readonly<Record<string, Written>>>>;
  webhooks?: Readonly<Record<string, Readonly<Record<string, Written>>>>;
  components: { schemas: Readonly<Record<string, Schema>> };
};

/** The contract of this working tree, as it was generated last. */
export const readContract = async (): Promise<Document> => JSON.parse(await readFile(join(root, bundleFile), "utf8")) as Document;

/** Writes the contract of this working tree in one piece to `target`. Throws what Redocly says when it cannot be read. */
export async function bundleTree(target: string, tree: string = root): Promise<void> {
  await run(join(root, "node_modules/.bin/redocly"), ["bundle", contractFile, "--ext", "json", "-o", target], tree).catch((error: unknown) => {
    throw new Error(printedBy(error));
  });
}

/** Writes the contract as it was at a git ref in one piece to `target`. Throws a sentence when there is no such ref, or no contract in it. */
export async function bundleRef(ref: string, target: string): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), "contract-"));
  try {
    const git = (...args: string[]): Promise<unknown> => execute("git", args, { cwd: root, maxBuffer: 256 * 1024 * 1024 });
    await git("rev-parse", "--verify", "--quiet", `${ref}^{commit}`).catch(() => {
      throw new Error(`There is neither a commit nor a file "${ref}".`);
    });
    await git("archive", "--format=tar", `--output=${join(scratch, "openapi.tar")}`, ref, "openapi").catch(() => {
      throw new Error(`The commit "${ref}" has no openapi/.`);
    });
    await execute("tar", ["-xf", "openapi.tar"], { cwd: scratch });
    await bundleTree(target, scratch);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
