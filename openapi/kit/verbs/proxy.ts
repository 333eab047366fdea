import { readWords } from "../../../codegen/commandLine.ts";
import { refuse } from "../../../codegen/command.ts";
import { listen, portOf } from "../../../deploy/listen.ts";
import { frontOf } from "../prism/prismProxy.ts";
import { startPrism } from "../prism/startPrism.ts";
import { stopped } from "../prism/waitForStop.ts";
import { violationsIn } from "../prism/parseViolations.ts";
import type { Verb } from "../verb.ts";

const help = `Stands before any server and tells each broken promise as it happens: of whoever asks, and of the server. Answers pass unchanged.

  npm run contract -- proxy https://host/api      on http://localhost:4011
  npm run dev -- --api http://localhost:4011      the portal before it

  --port PORT   another port (also PORT=8080)
  --quiet       tell of broken promises alone
`;

/** `npm run contract -- proxy URL`. Goes on until it is stopped. */
export const verb: Verb = async (args) => {
  const { flags, words } = readWords({ help, options: { port: { type: "string" }, quiet: { type: "boolean" } }, most: 1, args });
  const upstream = URL.parse(words[0] ?? "");
  if (upstream === null || !/^https?:$/.test(upstream.protocol)) refuse(`proxy takes an address such as https://host/api, not "${words[0] ?? ""}".`, 2);
  const port = portOf(flags.port ?? process.env["PORT"], 4011);
  const prism = await startPrism((contract) => ["proxy", contract, upstream.href.replace(/\/$/, "")]);
  const front = frontOf(prism.port, {
    socket: upstream,
    tell: ({ method, path, status, headers }) => {
      const violations = violationsIn(headers["sl-violations"]);
      if (violations.length > 0 || !flags.quiet) console.log(`${violations.length > 0 ? "✗" : "✓"} ${status} ${method} ${path}`);
      for (const line of violations) console.log(`    ${line}`);
    },
  });
  await listen(front, port, "127.0.0.1");
  console.log(`Watching ${upstream.href}: http://localhost:${port}/. Stop with Ctrl+C.`);
  return stopped(() => prism.stop());
};
