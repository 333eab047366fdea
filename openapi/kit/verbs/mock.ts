import { parseCommandLine } from "../../../cli/commandLine.ts";
import { exitWithError, type Command } from "../../../cli/command.ts";
import { listen, parsePort } from "../../../cli/listen.ts";
import { readContract } from "../contract/document.ts";
import { listOperations } from "../contract/operations.ts";
import { createPrismProxy } from "../prism/prismProxy.ts";
import { preferLanguageExample, startPrism } from "../prism/startPrism.ts";
import { waitForStop } from "../prism/waitForStop.ts";

const help = `Starts a mock server: Prism returns the examples of the contract and rejects invalid requests. It stores nothing.

  npm run contract -- mock                  listen on http://localhost:4010; examples in the requested language
  npm run contract -- mock --dynamic        random responses by the schemas; --seed 42 makes them repeatable
  npm run dev -- --api http://localhost:4010   start the portal with this server as its API

  --port PORT   the port to listen on (also PORT=8080)
  --delay MS    let each response wait for this number of milliseconds

A request header selects another response: "Prefer: example=nothing" a named example, "Prefer: code=503" another status,
"Prefer: dynamic=true" a random response. The API reference lists the names (npm run contract -- docs).
`;

/** Runs `npm run contract -- mock` until it is stopped. */
export const run: Command = async (args) => {
  const { flags } = parseCommandLine({
    help,
    options: {
      port: { type: "string" },
      delay: { type: "string" },
      dynamic: { type: "boolean" },
      seed: { type: "string" },
    },
    maxPositionals: 0,
    args,
  });
  if (flags.seed !== undefined && !flags.dynamic) exitWithError("--seed requires --dynamic.", 2);
  const delayMs = Number(flags.delay ?? 0);
  if (!Number.isInteger(delayMs) || delayMs < 0 || delayMs > 600_000)
    exitWithError(`--delay takes milliseconds up to 600000, not "${flags.delay}".`, 2);
  const port = parsePort(flags.port ?? process.env["PORT"], 4010);
  const prism = await startPrism((contract) => [
    "mock",
    contract,
    ...(flags.dynamic ? ["--dynamic"] : []),
    ...(flags.seed === undefined ? [] : ["--seed", flags.seed]),
  ]);
  const server = createPrismProxy(prism.port, {
    extraHeaders: preferLanguageExample(listOperations(await readContract())),
    delayMs,
    onResponse: ({ method, path, status }) => console.log(`${status} ${method} ${path}`),
    onError: ({ method, path }, reason) => console.log(`✗ ${method} ${path}: no response: ${reason}`),
  });
  void prism.ended.then((output) => exitWithError(`Prism has ended: ${output}`));
  await listen(server, port, "127.0.0.1");
  console.log(`Mock server of the contract: http://localhost:${port}/. Stop with Ctrl+C.`);
  return waitForStop(() => prism.stop());
};
