import { spawn } from "node:child_process";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { contractFile } from "../../../codegen/contractFiles.ts";
import { repositoryRoot } from "../../../codegen/scratchTree.ts";
import type { ContractOperation } from "../contract/operations.ts";
import { closeServer, listenOnFreePort } from "../verify/embeddedBackend.ts";

/** Starts Prism with the contract on a free port. Resolves to the port and a stop function. Rejects with Prism's output when it does not start. */
export async function startPrism(
  args: (contract: string) => readonly string[],
): Promise<{ port: number; stop: () => void }> {
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
  return new Promise((resolve, reject) => {
    child.stdout.on("data", (text: Buffer) => {
      // Prism prints every request later, so the output is only collected until it listens.
      if (output.includes("Prism is listening")) return;
      output += text.toString();
      if (output.includes("Prism is listening")) resolve({ port, stop });
    });
    child.stderr.on("data", (text: Buffer) => (output += text.toString()));
    child.on("close", () => reject(new Error(`Prism did not start: ${output}`)));
  });
}

/**
 * Returns a function that adds `Prefer: example=LANG` to a request with `lang`, because Prism does not support languages. It
 * adds nothing when the operation has no such example, or the request already has a `Prefer` header.
 */
export function preferLanguageExample(
  operations: readonly ContractOperation[],
): (method: string, url: URL, headers: IncomingHttpHeaders) => Readonly<Record<string, string>> {
  const routes = operations.map(({ method, path, responses }) => ({
    method,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
    exampleNames: Object.keys(responses.get(200)?.content?.["application/json"]?.examples ?? {}),
  }));
  return (method, url, { prefer }) => {
    const lang = url.searchParams.get("lang");
    const route = routes.find((candidate) => candidate.method === method && candidate.pattern.test(url.pathname));
    return prefer === undefined && lang !== null && route?.exampleNames.includes(lang)
      ? { prefer: `example=${lang}` }
      : {};
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnFreePort(server);
  await closeServer(server);
  return port;
}
