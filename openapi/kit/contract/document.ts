import { execFile } from "node:child_process";
import { copyFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { bundleFile, contractFile } from "../../../codegen/contractFiles.ts";
import { readToolOutput, runTool } from "../../../cli/runTool.ts";
import { hasSources, repositoryRoot } from "../../../cli/repositoryRoot.ts";

const execFileAsync = promisify(execFile);

/** A JSON Schema of the contract. */
export type SchemaObject = {
  [key: string]: unknown;
  $ref?: string;
  type?: string | readonly string[];
  format?: string;
  properties?: Readonly<Record<string, SchemaObject>>;
  required?: readonly string[];
  items?: SchemaObject;
  allOf?: readonly SchemaObject[];
  oneOf?: readonly SchemaObject[];
  anyOf?: readonly SchemaObject[];
  enum?: readonly unknown[];
  const?: unknown;
};

/** The schema and examples of a body in one media type. */
export type MediaTypeObject = {
  schema?: SchemaObject;
  examples?: Readonly<Record<string, { summary?: string; value: unknown }>>;
};

/** A parameter of an operation. */
export type ParameterObject = {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  description?: string;
  example?: unknown;
  schema: SchemaObject;
  "x-sensitive"?: boolean;
  "x-proposed"?: boolean;
};

/** A header of a response. */
export type HeaderObject = { required?: boolean; schema?: SchemaObject };

/** A response that an operation declares. */
export type ResponseObject = {
  description?: string;
  headers?: Readonly<Record<string, OrReference<HeaderObject>>>;
  content?: Readonly<Record<string, MediaTypeObject>>;
  "x-proposed"?: boolean;
};

/** A request body that an operation declares. */
export type RequestBodyObject = { required?: boolean; content: Readonly<Record<string, MediaTypeObject>> };

/** A node of the contract, or a `$ref` to it. */
export type OrReference<T> = T | { $ref: string };

/** Whose data an operation concerns; see the extensions in portal.yaml. */
export type DataOwner = "everyone" | "caller" | "account" | "credential";

/** An operation object, as written in the contract. */
export type OperationObject = {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: readonly string[];
  "x-proposed"?: boolean;
  "x-mayBeEmpty"?: boolean;
  "x-dataOf"?: DataOwner;
  "x-roles"?: string;
  security?: readonly object[];
  parameters?: readonly OrReference<ParameterObject>[];
  requestBody?: OrReference<RequestBodyObject>;
  responses: Readonly<Record<string, OrReference<ResponseObject>>>;
};

/** The bundled contract. */
export type OpenApiDocument = {
  openapi: string;
  info: { title: string; version: string };
  paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  webhooks?: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  components: { schemas: Readonly<Record<string, SchemaObject>> };
};

/** Returns the bundled contract that was generated last from the working tree. */
export const readContract = async (): Promise<OpenApiDocument> =>
  JSON.parse(await readFile(join(repositoryRoot, bundleFile), "utf8")) as OpenApiDocument;

/** Bundles the contract of `tree` into the file `target`. Throws an error with the output of Redocly when that fails. */
export async function bundleWorkingTree(target: string, tree: string = repositoryRoot): Promise<void> {
  if (!hasSources) return copyFile(join(repositoryRoot, bundleFile), target);
  await runTool(
    join(repositoryRoot, "node_modules/.bin/redocly"),
    ["bundle", contractFile, "--ext", "json", "-o", target],
    tree,
  ).catch((error: unknown) => {
    throw new Error(readToolOutput(error));
  });
}

const git = (...args: string[]): Promise<unknown> =>
  execFileAsync("git", args, { cwd: repositoryRoot, maxBuffer: 256 * 1024 * 1024 });

/** Returns whether a git ref names a commit. */
export const isCommit = (ref: string): Promise<boolean> =>
  git("rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`).then(
    () => true,
    () => false,
  );

/** Bundles the contract at a git ref into the file `target`. Throws an error when the commit has no contract. */
export async function bundleGitRef(ref: string, target: string): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), "contract-"));
  try {
    await git("archive", "--format=tar", `--output=${join(scratch, "openapi.tar")}`, ref, "openapi").catch(() => {
      throw new Error(`The commit "${ref}" has no openapi/.`);
    });
    await execFileAsync("tar", ["-xf", "openapi.tar"], { cwd: scratch });
    await bundleWorkingTree(target, scratch);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
