import { parseCommandLine } from "../../../codegen/commandLine.ts";
import { exitWithError } from "../../../codegen/command.ts";
import { listen, parsePort } from "../../../deploy/listen.ts";
import { createPrismProxy } from "../prism/prismProxy.ts";
import { startPrism } from "../prism/startPrism.ts";
import { waitForStop } from "../prism/waitForStop.ts";
import { parseViolations } from "../prism/parseViolations.ts";
import type { Verb } from "../verb.ts";

const help = `Stands before any server and tells each broken promise as it happens: of whoever asks, and of the server. Answers pass unchanged.

  npm run contract -- proxy https://host/api      on http://localhost:4011
  npm run dev -- --api http://localhost:4011      the portal before it

  --port PORT   another port (also PORT=8080)
  --quiet       tell of broken promises alone
`;

/** `npm run contract -- proxy URL`. Goes on until it is stopped. */
export const verb: Verb = async (args) => {
  const { flags, positionals } = parseCommandLine({
    help,
    options: { port: { type: "string" }, quiet: { type: "boolean" } },
    maxPositionals: 1,
    args,
  });
  const upstream = URL.parse(positionals[0] ?? "");
  if (upstream === null || !/^https?:$/.test(upstream.protocol))
    exitWithError(`proxy takes an address such as https://host/api, not "${positionals[0] ?? ""}".`, 2);
  const port = parsePort(flags.port ?? process.env["PORT"], 4011);
  const prism = await startPrism((contract) => ["proxy", contract, upstream.href.replace(/\/$/, "")]);
  const front = createPrismProxy(prism.port, {
    socket: upstream,
    tell: ({ method, path, status, headers }) => {
      const violations = parseViolations(headers["sl-violations"]);
      if (violations.length > 0 || !flags.quiet)
        console.log(`${violations.length > 0 ? "✗" : "✓"} ${status} ${method} ${path}`);
      for (const line of violations) console.log(`    ${line}`);
    },
  });
  await listen(front, port, "127.0.0.1");
  console.log(`Watching ${upstream.href}: http://localhost:${port}/. Stop with Ctrl+C.`);
  return waitForStop(() => prism.stop());
};
