import { parseCommandLine } from "../../../cli/commandLine.ts";
import { exitWithError, type Command } from "../../../cli/command.ts";
import { parseServerUrl } from "../../../cli/parseServerUrl.ts";
import { readContract } from "../contract/document.ts";
import { listOperations, type ContractOperation } from "../contract/operations.ts";
import { isGithubActions, listAnnotations, renderAnnotation } from "../report/annotations.ts";
import { countOutcomes, type ReportGroup, type ContractReport } from "../report/report.ts";
import { printGroup } from "../report/reporter.ts";
import { defaultReportFolder, writeReport } from "../report/writeReport.ts";
import { feedOperationId, type FeedTarget } from "../verify/feed/feedChecks.ts";
import { describeSlowestGroups, describeUnrunChecks, describeWrongPath } from "../verify/run/conclusion.ts";
import { assertMailbox, assertReachable, connectServer, type VerifiedServer } from "../verify/run/connectServer.ts";
import { runWorkflows } from "../verify/run/runWorkflows.ts";
import { judgeServer } from "../verify/run/verdict.ts";
import { createStopReason } from "../verify/run/stopReason.ts";
import { createSeed } from "../verify/random.ts";
import { verify, type VerifyOptions } from "../verify/verify.ts";

const help = `Tests every operation of a server against the contract, and reports the result of each operation.

  npm run contract -- verify https://host/api        only requests that change no data
  npm run contract -- verify URL --allow-writes      all requests: registers accounts, sends appeals, uploads files …
  npm run contract -- verify                         all requests, against an embedded mock backend
  npm run contract -- verify URL --mock-backend      a mock backend (npm start -- --control): its personas, e-mails and pushes
  npm run contract -- verify URL --examples          only that each operation accepts the contract's example (npm run mock)

  --operation ID     verify only this operation; repeatable. A pattern such as "list*" or "/appeals*" matches ids and paths
  --only ID          the same as --operation
  --seed N           repeats a run with the random values of this seed, which every run prints first
  --budget 30s       start no check after this time (also 500ms, 2m), and list those that were not run. What must hold is
                     checked first
  --socket URL       the WebSocket of the feed; by default /ws on the same host ("none" skips the feed)
  --origin URL       the portal, whose Origin opens the feed and asks for CORS; by default the host of the API for the feed,
                     and a portal that no server knows for CORS
  --mailbox URL      returns the e-mails that the server sent as JSON: [{"to": "…", "code": "…"}]
  --push URL         a POST to it makes the server push a notification to the user of $CONTRACT_TOKEN, or to the
                     one of the e-mail address in its body {"to": "…"}
  --latency-budget MS   note an operation with several responses that took longer than these milliseconds, by default
                        2000, and none for a mock backend; 0 notes none
  --report FOLDER    the folder for report.html, junit.xml, report.sarif and report.json (.cache/contract/verify)

Credentials come from environment variables, never from URLs, and are not printed. Checks without the required credentials are skipped:
  CONTRACT_TOKEN           an access token of a user with a state identity, or
  CONTRACT_IDENTITY_CODE   an unused code of the state identity, with CONTRACT_REDIRECT, its redirect URI
  CONTRACT_OTHER_TOKEN, CONTRACT_OTHER_IDENTITY_CODE   the same of a second user, who must not see the data of the first
  CONTRACT_COLLEAGUE_TOKEN, CONTRACT_COLLEAGUE_IDENTITY_CODE   the same of another representative of the first user's
                           organisation
  CONTRACT_ADMIN_TOKEN, CONTRACT_ADMIN_IDENTITY_CODE   the same of a user with the role ADMIN
  CONTRACT_USERNAME, CONTRACT_PASSWORD   an account of a foreign organisation; with --mailbox, one is registered instead
  CONTRACT_DESTINATION     the STOMP destination of the feed, by default /user/queue/notifications

The last line is the verdict:
  keeps the contract (all proposed calls too)                              exit code 0
  keeps the specification                                                  exit code 0; the notes say what is missing
  no specified call was tested, no call was tested                         exit code 0; credentials are missing, or --budget was over
  no fault in the proposed calls                                           exit code 0; no specified call was selected
  keeps the specification, and breaks the contract of proposed calls: N findings   exit code 1
  breaks the specification: N findings                                     exit code 1

A finding that follows from another one is skipped, and names it. Each finding says whether its rule must hold or should,
and the line of the contract with the rule. In GitHub Actions, it is also an annotation there.

What the specification names must hold: the calls, their fields, refusals and tokens. What only the contract asks for is a
note. A proposed call that returns 401, 404, 405 or 501, or 403 where everybody may read, is absent, which is a note too; once
it exists, it has to keep the contract. The mock backend has to keep the whole contract. Exit code 2: wrong usage.

A run that Ctrl+C or a server without responses ends restores what it has changed of the users, prints what it knows, and
exits with 1 whatever the verdict.
`;

const options = {
  "allow-writes": { type: "boolean" },
  "mock-backend": { type: "boolean" },
  examples: { type: "boolean" },
  operation: { type: "string", multiple: true },
  only: { type: "string", multiple: true },
  seed: { type: "string" },
  budget: { type: "string" },
  socket: { type: "string" },
  origin: { type: "string" },
  mailbox: { type: "string" },
  push: { type: "string" },
  report: { type: "string" },
  "latency-budget": { type: "string" },
} as const;

/** Runs `npm run contract -- verify`. */
export const run: Command = async (args) => {
  const { flags, positionals } = parseCommandLine({ help, options, maxPositionals: 1, args });
  const document = await readContract();
  const operations = listOperations(document);
  const patterns = [...(flags.operation ?? []), ...(flags.only ?? [])];
  const only = patterns.length === 0 ? undefined : patterns.flatMap((pattern) => findOperationIds(operations, pattern));
  const examplesOnly = flags.examples === true;
  const run = {
    document,
    only,
    examplesOnly,
    seed: parseSeed(flags.seed),
    budgetMs: parseBudget(flags.budget),
    latencyBudgetMs: parseLatencyBudget(
      flags["latency-budget"],
      positionals.length === 0 || flags["mock-backend"] === true,
    ),
  };
  const urls = parseOptionUrls(flags);
  assertRedirectUrl(process.env["CONTRACT_REDIRECT"]);
  const server = await connectServer(positionals[0], {
    isMockBackend: flags["mock-backend"] === true,
    allowWrites: flags["allow-writes"] === true,
    urls,
  });
  const { baseUrl, isMockBackend } = server;
  const feed = flags.socket === "none" || examplesOnly ? undefined : createFeedTarget(urls, server);
  await assertReachable(baseUrl);
  if (urls.mailbox !== undefined) await assertMailbox(urls.mailbox);

  console.info(`Seed ${run.seed}; --seed ${run.seed} repeats this run.`);
  const startedAtMs = performance.now();
  let verified: Awaited<ReturnType<typeof runVerification>>;
  try {
    verified = await runVerification({ ...run, ...server, feed, origin: urls.origin, signal: createInterruption() });
  } finally {
    await server.close();
  }
  const { groups, notes, stopReason, isEnded } = verified;
  const verdict = judgeServer(operations, groups, isMockBackend);
  const scope =
    only !== undefined
      ? ` for ${groups.length} of ${operations.length + 1} operations`
      : examplesOnly
        ? " for the examples"
        : "";
  const report: ContractReport = {
    title: "Contract verification",
    description: `${server.name}, ${new Date().toISOString()}, seed ${run.seed}`,
    groups,
    conclusion: [
      ...describeUnrunChecks(groups, stopReason),
      ...describeWrongPath(groups, baseUrl),
      ...verdict.notes,
      ...notes,
      `Verdict${scope}: ${verdict.text}`,
    ],
  };
  await printReport(report, flags.report ?? defaultReportFolder("verify"), performance.now() - startedAtMs);
  return verdict.isAccepted && !isEnded ? 0 : 1;
};

/** Returns the feed of a server, at the URL of `--socket` or at the usual one. */
const createFeedTarget = ({ socket, origin }: OptionUrls, { baseUrl, isMockBackend }: VerifiedServer): FeedTarget => ({
  url: socket ?? new URL("/ws", baseUrl.replace(/^http/, "ws")).href,
  destination: process.env["CONTRACT_DESTINATION"] || "/user/queue/notifications",
  timeoutMs: 5000,
  origin: origin ?? new URL(baseUrl).origin,
  isAssumed: socket === undefined && !isMockBackend,
});

/** Runs the checks, and the workflows unless only some operations are verified. Prints each group when it is done. */
async function runVerification({
  only,
  signal,
  budgetMs,
  ...options
}: Pick<
  VerifyOptions,
  "document" | "baseUrl" | "origin" | "feed" | "sources" | "allowWrites" | "examplesOnly" | "latencyBudgetMs"
> & {
  only: readonly string[] | undefined;
  signal: AbortSignal;
  budgetMs: number | undefined;
  seed: number;
}): Promise<{
  groups: readonly ReportGroup[];
  /** What could not be restored at the end. */
  notes: readonly string[];
  /** Why some checks did not run; `undefined` when nothing stopped them. */
  stopReason: string | undefined;
  /** Whether Ctrl+C or a server without responses ended the run. */
  isEnded: boolean;
}> {
  const { baseUrl, sources, allowWrites, examplesOnly, seed } = options;
  const groups: ReportGroup[] = [];
  const notes: string[] = [];
  let serverReason: string | undefined;
  const getOwnReason = createStopReason({ signal, budgetMs });
  const getStopReason = (): string | undefined => serverReason ?? getOwnReason();
  const add = (group: ReportGroup): void => {
    groups.push(group);
    printGroup(group);
  };
  for await (const group of verify({
    ...options,
    ...(only && { only }),
    mustFirst: budgetMs !== undefined,
    getStopReason,
    onStopped: (reason) => (serverReason = reason),
    onNote: (note, curl) => notes.push(`note: ${note}`, ...(curl === undefined ? [] : [`repeat:   ${curl}`])),
  }))
    add(group);
  if (only === undefined && examplesOnly !== true)
    for (const group of await runWorkflows({
      baseUrl,
      sources,
      allowWrites,
      absentOperationIds: groups.flatMap(({ name, outcome }) => (outcome === "absent" ? [name] : [])),
      failedChecks: findFailedChecks(groups),
      seed,
      getStopReason,
    }))
      add(group);
  return { groups, notes, stopReason: getStopReason(), isEnded: serverReason !== undefined || signal.aborted };
}

/** Returns a signal that the first Ctrl+C aborts. The second one ends the process. */
function createInterruption(): AbortSignal {
  const interruption = new AbortController();
  process.once("SIGINT", () => {
    console.info(
      "Ending after this check. What it has changed of the users is restored; Ctrl+C once more ends at once.",
    );
    interruption.abort();
  });
  return interruption.signal;
}

/** Writes a report, and prints its numbers and its conclusion. */
async function printReport(report: ContractReport, folder: string, durationMs: number): Promise<void> {
  const { passed, failed, noted, absent, skipped } = countOutcomes(report);
  console.log(
    `\n${passed} passed, ${failed} failed, ${noted} with notes, ${absent} absent, ${skipped} skipped. ${await writeReport(report, folder)}`,
  );
  console.log(describeSlowestGroups(report.groups, durationMs));
  if (isGithubActions())
    for (const annotation of listAnnotations(report.groups)) console.log(renderAnnotation(annotation));
  for (const line of report.conclusion ?? []) console.log(line);
}

/** Returns the operations with this id or path, in which `*` stands for any text. */
function findOperationIds(operations: readonly ContractOperation[], pattern: string): string[] {
  const parts = pattern.split("*").map((text) => text.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`));
  const expression = new RegExp(`^${parts.join(".*")}$`);
  const ids = [...operations.map(({ id, path }) => ({ id, path })), { id: feedOperationId, path: "" }]
    .filter(({ id, path }) => expression.test(id) || expression.test(path))
    .map(({ id }) => id);
  if (ids.length === 0) exitWithError(`The contract has no operation ${pattern}.`, 2);
  return ids;
}

function parseSeed(text: string | undefined): number {
  if (text === undefined) return createSeed();
  if (!/^\d{1,9}$/.test(text)) exitWithError(`--seed takes an integer of up to 9 digits, not "${text}".`, 2);
  return Number(text);
}

const millisecondsPerUnit: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 };

function parseBudget(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const [, count, unit = ""] = /^(\d{1,6})(ms|s|m)$/.exec(text) ?? [];
  const factor = millisecondsPerUnit[unit];
  if (factor === undefined) exitWithError(`--budget takes a time such as 30s, 500ms or 2m, not "${text}".`, 2);
  return Number(count) * factor;
}

/** Returns the first failed check of each group. */
const findFailedChecks = (groups: readonly ReportGroup[]): ReadonlyMap<string, string> =>
  new Map(
    groups.flatMap(({ name, findings }) => {
      const failed = findings.find(({ outcome }) => outcome === "failed");
      return failed === undefined ? [] : [[name, failed.name] as const];
    }),
  );

/**
 * Returns the milliseconds of `--latency-budget`, by default those that the contract names, or `undefined` for 0 and by default for
 * a mock backend, which shares the processor with its verification. Ends the process when the text is no number.
 */
export function parseLatencyBudget(text: string | undefined, isMockBackend: boolean): number | undefined {
  if (text === undefined) return isMockBackend ? undefined : 2000;
  if (!/^\d+$/.test(text)) exitWithError(`--latency-budget requires milliseconds such as 2000, but got "${text}".`, 2);
  return Number(text) || undefined;
}

/** Ends the process with 2 when the redirect URI of the state identity is no URL of a site. An empty one counts as not set. */
function assertRedirectUrl(text = ""): void {
  if (text !== "") parseServerUrl(text, { name: "CONTRACT_REDIRECT", example: "https://portal.example/asan-login" });
}

type OptionUrls = {
  socket: string | undefined;
  origin: string | undefined;
  mailbox: string | undefined;
  push: string | undefined;
};

/** Parses the URLs of the options before any request. Ends the process with 2 when one is not valid. */
function parseOptionUrls({
  socket,
  origin,
  mailbox,
  push,
}: { [Name in keyof OptionUrls]?: OptionUrls[Name] }): OptionUrls {
  const parseUrl = (text: string | undefined, name: string, example: string): URL | undefined =>
    text === undefined ? undefined : parseServerUrl(text, { name, example });
  return {
    socket: socket === "none" ? undefined : parseUrl(socket, "--socket", "wss://host/ws")?.href,
    origin: parseUrl(origin, "--origin", "https://portal.example")?.origin,
    mailbox: parseUrl(mailbox, "--mailbox", "https://host/mails")?.href,
    push: parseUrl(push, "--push", "https://host/push")?.href,
  };
}
