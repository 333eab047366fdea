import { spawn } from "node:child_process";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { contractFile } from "../../../codegen/contract.ts";
import { repositoryRoot } from "../../../codegen/scratchTree.ts";
import type { ContractOperation } from "../contract/operations.ts";
import { closeServer, listenOnFreePort } from "../verify/embeddedBackend.ts";

/** Starts Prism on the contract, on a free port. Answers the port and what ends it; throws what Prism says when it does not start. */
export async function startPrism(
  args: (contract: string) => readonly string[],
): Promise<{ port: number; stop: () => void }> {
  const port = await freePort();
  const child = spawn(
    join(repositoryRoot, "node_modules/.bin/prism"),
    [...args(contractFile), "--port", String(port)],
    { cwd: repositoryRoot, stdio: ["ignore", "pipe", "pipe"] },
  );
  // Prism ends with whoever started it, whatever way that one ends.
  const stop = (): void => void child.kill();
  process.once("exit", stop);
  let printed = "";
  return new Promise((resolve, reject) => {
    child.stdout.on("data", (text: Buffer) => {
      // Only until it listens: it goes on to print every request.
      if (printed.includes("Prism is listening")) return;
      printed += text.toString();
      if (printed.includes("Prism is listening")) resolve({ port, stop });
    });
    child.stderr.on("data", (text: Buffer) => (printed += text.toString()));
    child.on("close", () => reject(new Error(`Prism did not start: ${printed}`)));
  });
}

/**
 * Prism knows nothing of languages: for a request in a language this asks for the example of that name, where the operation
 * has one and nobody asked for another.
 */
export function preferLanguageExample(
  operations: readonly ContractOperation[],
): (method: string, url: URL, headers: IncomingHttpHeaders) => Readonly<Record<string, string>> {
  const known = operations.map(({ method, path, responses }) => ({
    method,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
    names: Object.keys(responses.get(200)?.content?.["application/json"]?.examples ?? {}),
  }));
  return (method, url, { prefer }) => {
    const lang = url.searchParams.get("lang");
    const operation = known.find((one) => one.method === method && one.pattern.test(url.pathname));
    return prefer === undefined && lang !== null && operation?.names.includes(lang)
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
