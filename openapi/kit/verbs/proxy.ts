import type { Command } from "../../../cli/command.ts";
import { parseCommandLine } from "../../../cli/commandLine.ts";
import { parseServerUrl } from "../../../cli/parseServerUrl.ts";
import { listen, parsePort } from "../../../cli/listen.ts";
import { readContract } from "../contract/document.ts";
import { listOperations } from "../contract/operations.ts";
import { createContractValidator } from "../contract/validator.ts";
import { waitForStop } from "../prism/waitForStop.ts";
import { createProxy } from "../proxy/createProxy.ts";
import { createCallJudge, createPathFinder } from "../proxy/judgeCall.ts";

const help = `Forwards requests to a server, and logs each violation of the contract by the client or the server. Responses are passed through
unchanged, with the status, headers and body of the server. Logs why a server gives no response, and closes the connection.

  npm run contract -- proxy https://host/api      listen on http://localhost:4011
  npm run dev -- --api http://localhost:4011      start the portal with this proxy as its API

  --port PORT   the port to listen on (also PORT=8080)
  --quiet       log only requests with violations
`;

/** Runs `npm run contract -- proxy URL` until it is stopped. */
export const run: Command = async (args) => {
  const { flags, positionals } = parseCommandLine({
    help,
    options: { port: { type: "string" }, quiet: { type: "boolean" } },
    maxPositionals: 1,
    args,
  });
  const upstream = parseServerUrl(positionals[0] ?? "", { name: "proxy", example: "https://host/api", isBase: true });
  const port = parsePort(flags.port ?? process.env["PORT"], 4011);
  const document = await readContract();
  const operations = listOperations(document);
  const judge = createCallJudge(operations, createContractValidator(document));
  const findPath = createPathFinder(operations);
  const server = createProxy(
    upstream,
    (call) => {
      const { path, violations } = judge(call);
      if (violations.length > 0 || !flags.quiet)
        console.log(`${violations.length > 0 ? "✗" : "✓"} ${call.status} ${call.method} ${path}`);
      for (const violation of violations) console.log(`    ${violation}`);
    },
    ({ method, path }, reason) => console.log(`✗ ${method} ${findPath(path)}: no response: ${reason}`),
  );
  await listen(server, port, "127.0.0.1");
  console.log(`Proxy for ${upstream.href}: http://localhost:${port}/. Stop with Ctrl+C.`);
  return waitForStop(() => server.closeAllConnections());
};
