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
import { judgeServer } from "../verify/verdict.ts";
import { feedOperationId, verify } from "../verify/verify.ts";
import { startEmbeddedBackend, startRemoteSources } from "../verify/embeddedBackend.ts";

const help = `Tests every operation of a server against the contract, and reports the result of each operation.

  npm run contract -- verify https://host/api        only requests that change no data
  npm run contract -- verify URL --allow-writes      all requests: registers accounts, sends appeals, uploads files …
  npm run contract -- verify                         all requests, against an embedded mock backend
  npm run contract -- verify URL --mock-backend      a mock backend (npm start -- --control): its personas, e-mails and pushes
  npm run contract -- verify URL --examples          only that each operation accepts the contract's example (npm run mock)

  --operation ID     verify only this operation; repeatable
  --socket URL       the WebSocket of the feed; by default /ws on the same host ("none" skips the feed)
  --mailbox URL      returns the e-mails that the server sent as JSON: [{"to": "…", "code": "…"}]
  --push URL         a POST to it makes the server push a notification to the user of $CONTRACT_TOKEN
  --latency-budget MS   note responses that took longer than these milliseconds
  --report FOLDER    the folder for report.html, junit.xml and report.json (.cache/contract/verify)

Credentials come from environment variables and are never printed. Checks without the required credentials are skipped:
  CONTRACT_TOKEN           an access token of a user with a state identity, or
  CONTRACT_IDENTITY_CODE   an unused code of the state identity, with CONTRACT_REDIRECT, its redirect URI
  CONTRACT_USERNAME, CONTRACT_PASSWORD   an account of a foreign organisation; with --mailbox, one is registered instead
  CONTRACT_DESTINATION     the STOMP destination of the feed, by default /user/queue/notifications

The last line is the verdict:
  keeps the contract (all proposed calls too)                              exit code 0
  keeps the specification                                                  exit code 0; the notes say what is missing
  no specified call was tested                                             exit code 0; credentials are missing
  keeps the specification, and breaks the contract of proposed calls: N findings   exit code 1
  breaks the specification: N findings                                     exit code 1

What the specification names must hold: the calls, their fields, refusals and tokens. What only the contract asks for is a
note. A proposed call that returns 401, 404, 405 or 501 is absent, which is a note too; once it exists, it has to keep the
contract. The mock backend has to keep the whole contract. Exit code 2: wrong usage.
`;

const options = {
  "allow-writes": { type: "boolean" },
  "mock-backend": { type: "boolean" },
  examples: { type: "boolean" },
  operation: { type: "string", multiple: true },
  socket: { type: "string" },
  mailbox: { type: "string" },
  push: { type: "string" },
  report: { type: "string" },
  "latency-budget": { type: "string" },
} as const;

/** Runs `npm run contract -- verify`. */
export const verb: Verb = async (args) => {
  const { flags, positionals } = parseCommandLine({ help, options, maxPositionals: 1, args });
  const document = await readContract();
  const operations = listOperations(document);
  const operationIds = [...operations.map(({ id }) => id), feedOperationId];
  for (const name of flags.operation ?? [])
    if (!operationIds.includes(name)) exitWithError(`The contract has no operation ${name}.`, 2);

  const embeddedBackend = positionals[0] === undefined ? await startEmbeddedBackend() : undefined;
  const baseUrl = (
    embeddedBackend === undefined ? parseBaseUrl(positionals[0] ?? "") : `http://127.0.0.1:${embeddedBackend.port}/api`
  ).replace(/\/$/, "");
  const isMockBackend = embeddedBackend !== undefined || flags["mock-backend"] === true;
  const allowWrites = isMockBackend || flags["allow-writes"] === true;
  const running =
    embeddedBackend ?? (isMockBackend ? await startRemoteSources(baseUrl) : { sources: sourcesFromEnvironment(flags) });
  const { sources } = running;
  const feed =
    flags.socket === "none" || flags.examples === true
      ? undefined
      : {
          url: flags.socket ?? new URL("/ws", baseUrl.replace(/^http/, "ws")).href,
          destination: process.env["CONTRACT_DESTINATION"] ?? "/user/queue/notifications",
          timeoutMs: 5000,
          isAssumed: flags.socket === undefined && !isMockBackend,
        };
  await fetch(baseUrl).catch((error: unknown) =>
    exitWithError(
      `${baseUrl} cannot be reached: ${error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)}.`,
    ),
  );

  const groups: ReportGroup[] = [];
  try {
    for await (const group of verify({
      document,
      baseUrl,
      feed,
      sources,
      allowWrites,
      examplesOnly: flags.examples === true,
      ...(flags.operation && { only: flags.operation }),
      latencyBudgetMs: parseBudget(flags["latency-budget"]),
    })) {
      groups.push(group);
      printGroup(group);
    }
    if (flags.operation === undefined && flags.examples !== true) {
      for (const group of await runWorkflows({
        baseUrl,
        sources,
        allowWrites,
        absentOperationIds: groups.flatMap(({ name, outcome }) => (outcome === "absent" ? [name] : [])),
      })) {
        groups.push(group);
        printGroup(group);
      }
    }
  } finally {
    if ("close" in running) await running.close();
  }
  const verdict = judgeServer(operations, groups, isMockBackend);
  const scope =
    flags.operation !== undefined
      ? ` for ${groups.length} of ${operationIds.length} operations`
      : flags.examples === true
        ? " for the examples"
        : "";
  const report: ContractReport = {
    title: "Contract verification",
    description: `${embeddedBackend === undefined ? baseUrl : "Embedded mock backend"}, ${new Date().toISOString()}`,
    groups,
    conclusion: [...verdict.notes, `Verdict${scope}: ${verdict.text}`],
  };
  const counts = countOutcomes(report);
  console.log(
    `\n${counts.passed} passed, ${counts.failed} failed, ${counts.noted} with notes, ${counts.absent} absent, ${counts.skipped} skipped. ${await writeReport(report, flags.report ?? join(repositoryRoot, ".cache/contract/verify"))}`,
  );
  for (const line of report.conclusion ?? []) console.log(line);
  return verdict.isAccepted ? 0 : 1;
};

function parseBudget(text: string | undefined): number | undefined {
  if (text !== undefined && !/^[1-9]\d*$/.test(text))
    exitWithError(`--latency-budget requires milliseconds such as 2000, but got "${text}".`, 2);
  return text === undefined ? undefined : Number(text);
}

function parseBaseUrl(text: string): string {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol))
    exitWithError(`verify requires a URL such as https://host/api, but got "${text}".`, 2);
  return url.href;
}

function sourcesFromEnvironment({
  mailbox,
  push,
}: {
  mailbox?: string | undefined;
  push?: string | undefined;
}): PersonaSources {
  // An empty variable counts as not set.
  const variable = (name: string): string | undefined => process.env[name] || undefined;
  // A code of the state identity is valid once, so a second sign-in is not possible.
  const codes = [variable("CONTRACT_IDENTITY_CODE")];
  return {
    token: variable("CONTRACT_TOKEN"),
    nextIdentityCode: () => codes.pop(),
    username: variable("CONTRACT_USERNAME"),
    password: variable("CONTRACT_PASSWORD"),
    mailboxUrl: mailbox,
    triggerPush: push === undefined ? undefined : async () => void (await fetch(push, { method: "POST" })),
  };
}
