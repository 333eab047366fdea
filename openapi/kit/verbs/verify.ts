import { join } from "node:path";
import { readWords } from "../../../codegen/commandLine.ts";
import { refuse } from "../../../codegen/command.ts";
import { root } from "../../../codegen/scratchTree.ts";
import { readContract } from "../contract/document.ts";
import { operationsOf } from "../contract/operations.ts";
import { countsOf, type Group, type Report } from "../report/report.ts";
import { tell } from "../report/reporter.ts";
import { writeReport } from "../report/writeReport.ts";
import type { Verb } from "../verb.ts";
import { runJourneys } from "../verify/runWorkflows.ts";
import type { Sources } from "../verify/personas.ts";
import { feedName, verify } from "../verify/verify.ts";
import { openWorld, worldSources } from "../verify/embeddedBackend.ts";

const help = `Asks a server everything the contract promises, and says for each operation whether it keeps it.

  npm run contract -- verify https://host/api        only what changes nothing
  npm run contract -- verify URL --allow-writes      everything: registers accounts, sends appeals, uploads files …
  npm run contract -- verify                         an embedded service of its own, everything
  npm run contract -- verify URL --world             an embedded service that runs elsewhere (npm start): its people, e-mails and pushes
  npm run contract -- verify URL --examples          only whether each operation answers the contract's example (npm run mock)

  --only OPERATION   look at these operations alone; may be given several times
  --socket URL       the live feed; by default /ws on the same host ("none" leaves it out)
  --mailbox URL      answers the e-mails that the server sent as JSON: [{"to": "…", "code": "…"}]
  --push URL         a POST to it makes the server tell $CONTRACT_TOKEN's person something
  --report FOLDER    where report.html, junit.xml and report.json go (.cache/contract/verify)

Who asks is read from the environment and never printed; whatever is missing puts checks out of reach, and they are named:
  CONTRACT_TOKEN           an access token of somebody with a state identity, or
  CONTRACT_IDENTITY_CODE   a code of the state identity that was not used yet, and CONTRACT_REDIRECT, the address it was made for
  CONTRACT_USERNAME, CONTRACT_PASSWORD   a foreign organisation's account; without it, and with --mailbox, one is registered
  CONTRACT_DESTINATION     the feed's destination, by default /user/queue/notifications

A proposed operation that answers 404 or 501 is "absent", which is no failure.
`;

const options = {
  "allow-writes": { type: "boolean" },
  world: { type: "boolean" },
  examples: { type: "boolean" },
  only: { type: "string", multiple: true },
  socket: { type: "string" },
  mailbox: { type: "string" },
  push: { type: "string" },
  report: { type: "string" },
} as const;

/** `npm run contract -- verify`. */
export const verb: Verb = async (args) => {
  const { flags, words } = readWords({ help, options, most: 1, args });
  const document = await readContract();
  const known = [...operationsOf(document).map(({ id }) => id), feedName];
  for (const name of flags.only ?? []) if (!known.includes(name)) refuse(`The contract has no ${name}.`, 2);

  const own = words[0] === undefined ? await openWorld() : undefined;
  const base = (own === undefined ? addressOf(words[0] ?? "") : `http://127.0.0.1:${own.port}/api`).replace(/\/$/, "");
  const isWorld = own !== undefined || flags.world === true;
  const writes = isWorld || flags["allow-writes"] === true;
  const sources = isWorld ? worldSources(base) : sourcesOf(flags);
  const feed = flags.socket === "none" || flags.examples === true ? undefined : { url: flags.socket ?? new URL("/ws", base.replace(/^http/, "ws")).href, destination: process.env["CONTRACT_DESTINATION"] ?? "/user/queue/notifications", patience: 5000 };
  await fetch(base).catch((error: unknown) => refuse(`${base} cannot be reached: ${error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)}.`));

  const groups: Group[] = [];
  try {
    for await (const group of verify({ document, base, feed, sources, writes, examples: flags.examples === true, ...(flags.only && { only: flags.only }) })) {
      groups.push(group);
      tell(group);
    }
    if (flags.only === undefined && flags.examples !== true) {
      for (const group of await runJourneys({ base, sources, writes, absent: groups.flatMap(({ name, outcome }) => (outcome === "absent" ? [name] : [])) })) {
        groups.push(group);
        tell(group);
      }
    }
  } finally {
    await own?.close();
  }
  const report: Report = { title: "Verification of the contract", about: `${own === undefined ? base : "An embedded service"}, ${new Date().toISOString()}`, groups };
  const counts = countsOf(report);
  console.log(`\n${counts.passed} pass, ${counts.failed} fail, ${counts.absent} absent, ${counts.unreachable} not reachable. ${await writeReport(report, flags.report ?? join(root, ".cache/contract/verify"))}`);
  return counts.failed > 0 ? 1 : 0;
};

function addressOf(text: string): string {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) refuse(`verify takes an address such as https://host/api, not "${text}".`, 2);
  return url.href;
}

function sourcesOf({ mailbox, push }: { mailbox?: string | undefined; push?: string | undefined }): Sources {
  // An empty variable is one that is not set.
  const given = (name: string): string | undefined => process.env[name] || undefined;
  // A code of the state identity works once, so a second sign-in has none.
  const codes = [given("CONTRACT_IDENTITY_CODE")];
  return {
    token: given("CONTRACT_TOKEN"),
    identityCode: () => codes.pop(),
    username: given("CONTRACT_USERNAME"),
    password: given("CONTRACT_PASSWORD"),
    mailbox,
    push: push === undefined ? undefined : async () => void (await fetch(push, { method: "POST" })),
  };
}
