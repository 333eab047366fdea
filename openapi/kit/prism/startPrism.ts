import { spawn } from "node:child_process";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { contractFile } from "../../../codegen/contractFiles.ts";
import { repositoryRoot } from "../../../cli/repositoryRoot.ts";
import type { ContractOperation } from "../contract/operations.ts";
import { closeServer, listenOnFreePort } from "../verify/embeddedBackend.ts";

/** The most of Prism's output that an error repeats. */
const maxOutputLength = 2000;

/**
 * Starts Prism with the contract on a free port. Resolves to the port, a stop function, and a promise of Prism's output after
 * it has ended. Rejects with Prism's output when it does not start.
 */
export async function startPrism(
  args: (contract: string) => readonly string[],
): Promise<{ port: number; stop: () => void; ended: Promise<string> }> {
  const port = await freePort();
  const child = spawn(
    join(repositoryRoot, "node_modules/.bin/prism"),
    [...args(contractFile), "--port", String(port)],
    { cwd: repositoryRoot, stdio: ["ignore", "pipe", "pipe"] },
  );
  // Prism must not outlive this process.
  const stop = (): void => void child.kill();
  process.once("exit", stop);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => (output = (output + text.toString()).slice(-maxOutputLength)));
  const ended = new Promise<string>((resolve) => {
    child.once("error", ({ message }) => resolve(message));
    child.once("close", () => resolve(output));
  });
  return new Promise((resolve, reject) => {
    child.stdout.on("data", () => void (output.includes("Prism is listening") && resolve({ port, stop, ended })));
    void ended.then((reason) => reject(new Error(`Prism did not start: ${reason}`)));
  });
}

/**
 * Returns a function that adds `Prefer: example=LANG` to a request with `lang`, because Prism does not support languages. It
 * adds nothing when the response, which is that with 200 or the one of `Prefer: code=STATUS`, has no such example, or when
 * the request prefers another example or a random response.
 */
export function preferLanguageExample(
  operations: readonly ContractOperation[],
): (method: string, url: URL, headers: IncomingHttpHeaders) => Readonly<Record<string, string>> {
  const routes = operations.map(({ method, path, responses }) => ({
    method,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
    responses,
  }));
  return (method, url, headers) => {
    const prefer = String(headers["prefer"] ?? "");
    const lang = url.searchParams.get("lang");
    if (lang === null || /\b(example|dynamic)=/.test(prefer)) return {};
    const route = routes.find((candidate) => candidate.method === method && candidate.pattern.test(url.pathname));
    const status = Number(/\bcode=(\d{3})\b/.exec(prefer)?.[1] ?? 200);
    const examples = route?.responses.get(status)?.content?.["application/json"]?.examples ?? {};
    if (!Object.hasOwn(examples, lang)) return {};
    return { prefer: prefer === "" ? `example=${lang}` : `${prefer}, example=${lang}` };
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnFreePort(server);
  await closeServer(server);
  return port;
}
