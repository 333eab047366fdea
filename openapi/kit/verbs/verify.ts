import { join } from "node:path";
import { parseCommandLine } from "../../../codegen/commandLine.ts";
import { exitWithError } from "../../../codegen/command.ts";
import { repositoryRoot } from "../../../codegen/scratchTree.ts";
import { readContract } from "../contract/document.ts";
import { listOperations } from "../contract/operations.ts";
import { countOutcomes, type ReportGroup, type ContractReport } from "../report/report.ts";
import { printGroup } from "../report/reporter.ts";
import { writeReport } from "../report/writeReport.ts";
import type { Verb } from "../verb.ts";
import { runWorkflows } from "../verify/runWorkflows.ts";
import type { PersonaSources } from "../verify/personas.ts";
import { feedOperationId, verify } from "../verify/verify.ts";
import { startEmbeddedBackend, embeddedBackendSources } from "../verify/embeddedBackend.ts";

const help = `Asks a server everything the contract promises, and says for each operation whether it keeps it.

  npm run contract -- verify https://host/api        only what changes nothing
  npm run contract -- verify URL --allow-writes      everything: registers accounts, sends appeals, uploads files …
  npm run contract -- verify                         an embedded service of its own, everything
  npm run contract -- verify URL --mock-backend      an embedded service that runs elsewhere (npm start): its people, e-mails and pushes
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
  "mock-backend": { type: "boolean" },
  examples: { type: "boolean" },
  only: { type: "string", multiple: true },
  socket: { type: "string" },
  mailbox: { type: "string" },
  push: { type: "string" },
  report: { type: "string" },
} as const;

/** `npm run contract -- verify`. */
export const verb: Verb = async (args) => {
  const { flags, positionals } = parseCommandLine({ help, options, maxPositionals: 1, args });
  const document = await readContract();
  const known = [...listOperations(document).map(({ id }) => id), feedOperationId];
  for (const name of flags.only ?? []) if (!known.includes(name)) exitWithError(`The contract has no ${name}.`, 2);

  const own = positionals[0] === undefined ? await startEmbeddedBackend() : undefined;
  const base = (own === undefined ? parseBaseUrl(positionals[0] ?? "") : `http://127.0.0.1:${own.port}/api`).replace(
    /\/$/,
    "",
  );
  const isWorld = own !== undefined || flags["mock-backend"] === true;
  const writes = isWorld || flags["allow-writes"] === true;
  const sources = isWorld ? embeddedBackendSources(base) : sourcesFromEnvironment(flags);
  const feed =
    flags.socket === "none" || flags.examples === true
      ? undefined
      : {
          url: flags.socket ?? new URL("/ws", base.replace(/^http/, "ws")).href,
          destination: process.env["CONTRACT_DESTINATION"] ?? "/user/queue/notifications",
          timeoutMs: 5000,
        };
  await fetch(base).catch((error: unknown) =>
    exitWithError(
      `${base} cannot be reached: ${error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)}.`,
    ),
  );

  const groups: ReportGroup[] = [];
  try {
    for await (const group of verify({
      document,
      baseUrl: base,
      feed,
      sources,
      allowWrites: writes,
      examplesOnly: flags.examples === true,
      ...(flags.only && { only: flags.only }),
    })) {
      groups.push(group);
      printGroup(group);
    }
    if (flags.only === undefined && flags.examples !== true) {
      for (const group of await runWorkflows({
        baseUrl: base,
        sources,
        allowWrites: writes,
        absentOperationIds: groups.flatMap(({ name, outcome }) => (outcome === "absent" ? [name] : [])),
      })) {
        groups.push(group);
        printGroup(group);
      }
    }
  } finally {
    await own?.close();
  }
  const report: ContractReport = {
    title: "Verification of the contract",
    description: `${own === undefined ? base : "An embedded service"}, ${new Date().toISOString()}`,
    groups,
  };
  const counts = countOutcomes(report);
  console.log(
    `\n${counts.passed} pass, ${counts.failed} fail, ${counts.absent} absent, ${counts.unreachable} not reachable. ${await writeReport(report, flags.report ?? join(repositoryRoot, ".cache/contract/verify"))}`,
  );
  return counts.failed > 0 ? 1 : 0;
};

function parseBaseUrl(text: string): string {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol))
    exitWithError(`verify takes an address such as https://host/api, not "${text}".`, 2);
  return url.href;
}

function sourcesFromEnvironment({
  mailbox,
  push,
}: {
  mailbox?: string | undefined;
  push?: string | undefined;
}): PersonaSources {
  // An empty variable is one that is not set.
  const given = (name: string): string | undefined => process.env[name] || undefined;
  // A code of the state identity works once, so a second sign-in has none.
  const codes = [given("CONTRACT_IDENTITY_CODE")];
  return {
    token: given("CONTRACT_TOKEN"),
    nextIdentityCode: () => codes.pop(),
    username: given("CONTRACT_USERNAME"),
    password: given("CONTRACT_PASSWORD"),
    mailboxUrl: mailbox,
    triggerPush: push === undefined ? undefined : async () => void (await fetch(push, { method: "POST" })),
  };
}
