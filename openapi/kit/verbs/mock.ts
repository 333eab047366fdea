import { parseCommandLine } from "../../../codegen/commandLine.ts";
import { exitWithError } from "../../../codegen/command.ts";
import { listen, parsePort } from "../../../deploy/listen.ts";
import { readContract } from "../contract/document.ts";
import { listOperations } from "../contract/operations.ts";
import { createPrismProxy } from "../prism/prismProxy.ts";
import { preferLanguageExample, startPrism } from "../prism/startPrism.ts";
import { waitForStop } from "../prism/waitForStop.ts";
import type { Verb } from "../verb.ts";

const help = `Stands in for a server: Prism answers with the contract's examples and refuses what breaks the contract. It keeps nothing.

  npm run contract -- mock                  on http://localhost:4010, the examples in the language that lang asks for
  npm run contract -- mock --dynamic        invented answers that keep the schemas; --seed 42 for always the same
  npm run dev -- --api http://localhost:4010   the portal before it

  --port PORT   another port (also PORT=8080)

One request can choose by a header: "Prefer: example=nothing" a named example, "Prefer: code=503" another answer,
"Prefer: dynamic=true" an invented one. The names stand in the reference (npm run contract -- docs).
`;

/** `npm run contract -- mock`. Goes on until it is stopped. */
export const verb: Verb = async (args) => {
  const { flags } = parseCommandLine({
    help,
    options: { port: { type: "string" }, dynamic: { type: "boolean" }, seed: { type: "string" } },
    maxPositionals: 0,
    args,
  });
  if (flags.seed !== undefined && !flags.dynamic) exitWithError("--seed is for --dynamic.", 2);
  const port = parsePort(flags.port ?? process.env["PORT"], 4010);
  const prism = await startPrism((contract) => [
    "mock",
    contract,
    ...(flags.dynamic ? ["--dynamic"] : []),
    ...(flags.seed === undefined ? [] : ["--seed", flags.seed]),
  ]);
  const front = createPrismProxy(prism.port, {
    change: preferLanguageExample(listOperations(await readContract())),
    tell: ({ method, path, status }) => console.log(`${status} ${method} ${path}`),
  });
  await listen(front, port, "127.0.0.1");
  console.log(`The contract's mock server: http://localhost:${port}/. Stop with Ctrl+C.`);
  return waitForStop(() => prism.stop());
};
