import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import { isMissingTool, readToolOutput, runTool } from "../../../../cli/runTool.ts";
import { repositoryRoot } from "../../../../cli/repositoryRoot.ts";
import { readContract } from "../../contract/document.ts";
import { listOperations } from "../../contract/operations.ts";
import { combineOutcomes, type ReportFinding, type ReportGroup } from "../../report/report.ts";
import { createCurlCommand } from "./curlCommand.ts";
import { createSeed, createUniqueName, withSeed } from "../random.ts";
import { createSecretRegistry, type SecretRegistry } from "./secretRegistry.ts";
import { identityRedirectUri, generatePassword, type PersonaSources } from "../personas.ts";

/** The finding of a workflow that could not be started. */
const unstartedStep = "the workflow runs";

/** The folder of the Arazzo workflows, one file each. */
const workflowFolder = join(repositoryRoot, "openapi/workflows");

type RedoclyCheck = { name: string; status: string; message: string; condition?: string };
type RedoclyStep = {
  type: "step";
  stepId: string;
  request?: { method: string; url: string; headers?: Readonly<Record<string, string>>; body?: unknown };
  response?: { statusCode: number; body?: unknown };
  checks: RedoclyCheck[];
  status: string;
};
type RedoclyLog = {
  files: Readonly<Record<string, { executedWorkflows: { workflowId: string; executedSteps: RedoclyStep[] }[] }>>;
};

/** The server of a run and its credentials. `absentOperationIds` are the proposed operations that the server does not implement. */
type WorkflowOptions = {
  baseUrl: string;
  sources: PersonaSources;
  allowWrites: boolean;
  absentOperationIds: readonly string[];
  /** The failed operations, each with the name of the finding. */
  failedChecks?: ReadonlyMap<string, string>;
  seed?: number;
  /** Returns why a workflow is not started any more; `undefined` as long as they run. */
  getStopReason?: () => string | undefined;
};

/** Returns the workflow inputs by name. An input is `undefined` when its source is not configured. */
function workflowInputs(sources: PersonaSources): Readonly<Record<string, string | undefined>> {
  const password = generatePassword();
  return {
    code: sources.nextIdentityCode?.(),
    redirect: identityRedirectUri,
    mailbox: sources.mailboxUrl,
    email: `contract-${createUniqueName()}@portal.example`,
    password,
    formKey: `contract-${createUniqueName()}`,
  };
}

/**
 * Runs all workflows with Redocly Respect. They test what the contract says beyond the specification, so that a step with a
 * specified operation can only add notes, and so can the steps that depend on it. A workflow is skipped without its inputs, or when it needs writes that are not allowed.
 */
export async function runWorkflows(options: WorkflowOptions): Promise<readonly ReportGroup[]> {
  const files = (await readdir(workflowFolder)).filter((name) => name.endsWith(".arazzo.yaml")).toSorted();
  const proposedIds = listOperations(await readContract()).flatMap(({ id, isProposed }) => (isProposed ? [id] : []));
  const groups: ReportGroup[] = [];
  for (const file of files) {
    const startedAtMs = performance.now();
    const group = await runWorkflow(join(workflowFolder, file), options, proposedIds);
    groups.push({ ...group, durationMs: performance.now() - startedAtMs });
  }
  return groups;
}

async function runWorkflow(
  file: string,
  {
    baseUrl,
    sources,
    allowWrites,
    absentOperationIds,
    failedChecks = new Map(),
    seed = createSeed(),
    getStopReason = () => undefined,
  }: WorkflowOptions,
  proposedIds: readonly string[],
): Promise<ReportGroup> {
  const text = await readFile(file, "utf8");
  const name = `workflow ${basename(file, ".arazzo.yaml")}`;
  const summary = /^ {2}summary: (.+)$/m.exec(text)?.[1] ?? "";
  const absentId = absentOperationIds.find((id) => text.includes(`operationId: portal.${id}\n`));
  if (absentId !== undefined)
    return {
      name,
      description: summary,
      outcome: "absent",
      findings: [{ name: "all steps", outcome: "absent", details: [`requires ${absentId}, which is absent`] }],
    };
  const inputs = withSeed(`${seed} ${name}`, () => workflowInputs(sources));
  const missingInput = [...text.matchAll(/\$inputs\.(\w+)/g)]
    .map(([, input = ""]) => input)
    .find((input) => inputs[input] === undefined);
  const skipReason =
    getStopReason() ??
    (missingInput !== undefined
      ? `requires ${missingInput === "code" ? "a code of the state identity that no check has used: CONTRACT_IDENTITY_CODE" : `--${missingInput}`}`
      : !allowWrites && text.includes("x-changes: true")
        ? "changes data; allow it with --allow-writes"
        : undefined);
  if (skipReason !== undefined)
    return {
      name,
      description: summary,
      outcome: "skipped",
      findings: [{ name: "all steps", outcome: "skipped", details: [skipReason] }],
    };
  const steps = listSteps(text, relative(repositoryRoot, file));
  const findings = blockFollowingSteps(
    steps,
    failedChecks,
    noteSpecifiedSteps(steps, proposedIds, await runSteps(file, baseUrl, inputs)),
  ).map((finding) => withRule(steps, proposedIds, finding));
  return { name, description: summary, outcome: combineOutcomes(findings), findings };
}

/** A step of a workflow, with its operation and its line. */
type WorkflowStep = { stepId: string; operationId: string; file: string; line: number };

/** Returns the steps of a workflow. */
const listSteps = (workflow: string, file: string): readonly WorkflowStep[] =>
  [...workflow.matchAll(/stepId: (\w+)\n[^]*?operationId: portal\.(\w+)/g)].map(
    ([, stepId = "", operationId = ""], index, matches) => ({
      stepId,
      operationId,
      file,
      line: workflow.slice(0, matches[index]?.index ?? 0).split("\n").length,
    }),
  );

/** Skips the failed steps that follow from the finding of an operation, or from an earlier step. */
function blockFollowingSteps(
  steps: readonly WorkflowStep[],
  failedChecks: ReadonlyMap<string, string>,
  findings: readonly ReportFinding[],
): readonly ReportFinding[] {
  const firstFailed = findings.find(({ outcome }) => outcome === "failed" || outcome === "noted");
  if (firstFailed === undefined) return findings;
  const operationId = steps.find(({ stepId }) => stepId === firstFailed.name)?.operationId ?? "";
  const check = failedChecks.get(operationId);
  return findings.map((finding): ReportFinding => {
    const isFirst = finding === firstFailed;
    if ((finding.outcome !== "failed" && finding.outcome !== "noted") || (isFirst && check === undefined))
      return finding;
    const reason = isFirst ? `blocked by ${operationId}: ${check}` : `blocked by "${firstFailed.name}" above`;
    return { ...finding, outcome: "skipped", details: [reason] };
  });
}

/** Adds the level and the line of a step to its finding. */
function withRule(
  steps: readonly WorkflowStep[],
  proposedIds: readonly string[],
  finding: ReportFinding,
): ReportFinding {
  const step = steps.find(({ stepId }) => stepId === finding.name);
  if (step === undefined) return finding;
  return {
    ...finding,
    level: proposedIds.includes(step.operationId) ? "must" : "should",
    location: { file: step.file, line: step.line },
  };
}

/** Turns failed steps with a specified operation, and the failed steps after them, into notes. */
function noteSpecifiedSteps(
  steps: readonly WorkflowStep[],
  proposedIds: readonly string[],
  findings: readonly ReportFinding[],
): readonly ReportFinding[] {
  const proposedStepIds = steps.flatMap(({ stepId, operationId }) =>
    proposedIds.includes(operationId) ? [stepId] : [],
  );
  const firstFailed = findings.find(({ outcome }) => outcome === "failed");
  return firstFailed === undefined || proposedStepIds.includes(firstFailed.name) || firstFailed.name === unstartedStep
    ? findings
    : findings.map((finding) => (finding.outcome === "failed" ? { ...finding, outcome: "noted" } : finding));
}

async function runSteps(
  file: string,
  baseUrl: string,
  inputs: Readonly<Record<string, string | undefined>>,
): Promise<ReportFinding[]> {
  const scratch = await mkdtemp(join(tmpdir(), "workflow-"));
  const log = join(scratch, "log.json");
  const secrets = createSecretRegistry();
  for (const [name, value] of Object.entries(inputs))
    if (value !== undefined && /code|password/.test(name)) secrets.add(`CONTRACT_${name.toUpperCase()}`, value);
  try {
    // The inputs contain secrets and go into the environment, because other users can read the arguments of a process.
    const environment = {
      REDOCLY_CLI_RESPECT_INPUT: JSON.stringify(inputs),
      REDOCLY_CLI_RESPECT_SERVER: `portal=${baseUrl}`,
    };
    const output = await runTool("redocly", ["respect", file, "--json-output", log], repositoryRoot, environment).catch(
      (error: unknown) => (isMissingTool(error) ? undefined : readToolOutput(error)),
    );
    if (output === undefined)
      return [{ name: "all steps", outcome: "skipped", details: ["requires the command redocly of @redocly/cli"] }];
    const text = await readFile(log, "utf8").catch(() => undefined);
    if (text === undefined)
      return [{ name: unstartedStep, outcome: "failed", details: secrets.mask(output).split("\n").slice(-20) }];
    const { files } = JSON.parse(text) as RedoclyLog;
    const steps = Object.values(files).flatMap(({ executedWorkflows }) =>
      executedWorkflows.flatMap(({ executedSteps }) => executedSteps),
    );
    // Redocly masks access tokens only.
    for (const { response } of steps) secrets.addFromResponse(JSON.stringify(response?.body) ?? "");
    return steps.map((step) => toStepFinding(step, secrets));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Returns the finding of a step. */
function toStepFinding(
  { stepId, request, response, checks, status }: RedoclyStep,
  secrets: SecretRegistry,
): ReportFinding {
  if (status === "success") return { name: stepId, outcome: "passed", details: [] };
  const failedChecks = checks.filter((check) => check.status !== "success");
  const body = response?.body === undefined ? "" : ` ${JSON.stringify(response.body)?.slice(0, 400)}`;
  const lines = [
    ...failedChecks.map(
      ({ name, message, condition }) =>
        `expected: ${condition ?? name}: ${message.replaceAll("\n", " ").slice(0, 300)}`,
    ),
    `received: ${response?.statusCode ?? "no response"}${body}`,
    ...(request === undefined ? [] : [`repeat:   ${createStepCommand(request, secrets)}`]),
  ];
  return { name: stepId, outcome: "failed", details: lines.map((line) => secrets.mask(line)) };
}

/** The text with which Redocly replaces secrets. */
const maskedText = "********";

/** Returns a command that repeats the request of a step, with variables for what Redocly does not log. */
function createStepCommand(
  { method, url, headers = {}, body }: NonNullable<RedoclyStep["request"]>,
  secrets: SecretRegistry,
): string {
  const token = secrets.add("CONTRACT_TOKEN", "the-token-of-the-workflow");
  const secret = secrets.add("CONTRACT_SECRET", "the-secret-of-the-workflow");
  const { origin, pathname, searchParams } = new URL(url);
  const sentBody = body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body);
  return createCurlCommand(
    {
      method: method.toUpperCase(),
      url: `${origin}${pathname}`,
      query: [...searchParams].map(([name, value]) => [name, value.replaceAll(maskedText, secret)]),
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, value.replaceAll(maskedText, token)]),
      ),
      body: sentBody?.replaceAll(maskedText, secret),
      form: undefined,
    },
    secrets,
  );
}
