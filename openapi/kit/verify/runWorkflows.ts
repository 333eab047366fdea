import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { toolOutput, runTool } from "../../../codegen/runTool.ts";
import { repositoryRoot } from "../../../codegen/scratchTree.ts";
import { combineOutcomes, type ReportFinding, type ReportGroup } from "../report/report.ts";
import { createSecretRegistry } from "./secretRegistry.ts";
import { identityRedirectUri, generatePassword, type PersonaSources } from "./personas.ts";

/** Where the journeys are written, one file for each, in Arazzo. */
export const workflowFolder = join(repositoryRoot, "openapi/workflows");

type RedoclyCheck = { name: string; status: string; message: string; condition?: string };
type RedoclyStep = {
  type: "step";
  stepId: string;
  request?: { method: string; url: string };
  response?: { statusCode: number; body?: unknown };
  checks: RedoclyCheck[];
  status: string;
};
type RedoclyLog = {
  files: Readonly<Record<string, { executedWorkflows: { workflowId: string; executedSteps: RedoclyStep[] }[] }>>;
};

/** Where a journey leads. `absent` are operations that the server does not have, which it need not. */
type WorkflowOptions = {
  baseUrl: string;
  sources: PersonaSources;
  allowWrites: boolean;
  absentOperationIds: readonly string[];
};

/** What a journey asks to be told before it begins: inputs by name, or `undefined` where there is no such person. */
function workflowInputs(sources: PersonaSources): Readonly<Record<string, string | undefined>> {
  const password = generatePassword();
  return {
    code: sources.nextIdentityCode?.(),
    redirect: identityRedirectUri,
    mailbox: sources.mailboxUrl,
    email: `contract-${crypto.randomUUID()}@portal.example`,
    password,
    formKey: `contract-${Date.now()}`,
  };
}

/** Walks every journey with Redocly's own runner. One that changes something needs `writes`, one whose inputs are missing is out of reach. */
export async function runWorkflows(options: WorkflowOptions): Promise<readonly ReportGroup[]> {
  const files = (await readdir(workflowFolder)).filter((name) => name.endsWith(".arazzo.yaml")).toSorted();
  const groups: ReportGroup[] = [];
  for (const file of files) groups.push(await runWorkflow(join(workflowFolder, file), options));
  return groups;
}

async function runWorkflow(
  file: string,
  { baseUrl, sources, allowWrites, absentOperationIds }: WorkflowOptions,
): Promise<ReportGroup> {
  const text = await readFile(file, "utf8");
  const name = `journey ${basename(file, ".arazzo.yaml")}`;
  const about = /^ {2}summary: (.+)$/m.exec(text)?.[1] ?? "";
  const gone = absentOperationIds.find((id) => text.includes(`operationId: portal.${id}\n`));
  if (gone !== undefined)
    return {
      name,
      description: about,
      outcome: "absent",
      findings: [{ name: "the whole journey", outcome: "absent", details: [`needs ${gone}, which is absent`] }],
    };
  const inputs = workflowInputs(sources);
  const missing = [...text.matchAll(/\$inputs\.(\w+)/g)]
    .map(([, input = ""]) => input)
    .find((input) => inputs[input] === undefined);
  const why =
    missing !== undefined
      ? `needs ${missing === "code" ? "CONTRACT_IDENTITY_CODE" : `--${missing}`}`
      : !allowWrites && text.includes("x-changes: true")
        ? "changes data; allow it with --allow-writes"
        : undefined;
  if (why !== undefined)
    return {
      name,
      description: about,
      outcome: "unreachable",
      findings: [{ name: "the whole journey", outcome: "unreachable", details: [why] }],
    };
  const findings = await runSteps(file, baseUrl, inputs);
  return { name, description: about, outcome: combineOutcomes(findings), findings };
}

async function runSteps(
  file: string,
  baseUrl: string,
  inputs: Readonly<Record<string, string | undefined>>,
): Promise<ReportFinding[]> {
  const scratch = await mkdtemp(join(tmpdir(), "journey-"));
  const log = join(scratch, "log.json");
  const secrets = createSecretRegistry();
  for (const [name, value] of Object.entries(inputs))
    if (value !== undefined && /code|password/.test(name)) secrets.add(`CONTRACT_${name.toUpperCase()}`, value);
  try {
    // The inputs go by the environment: others on the machine can read a process's arguments.
    const settings = {
      REDOCLY_CLI_RESPECT_INPUT: JSON.stringify(inputs),
      REDOCLY_CLI_RESPECT_SERVER: `portal=${baseUrl}`,
    };
    const printed = await runTool("redocly", ["respect", file, "--json-output", log], repositoryRoot, settings).catch(
      toolOutput,
    );
    const text = await readFile(log, "utf8").catch(() => undefined);
    if (text === undefined)
      return [
        { name: "the journey can be walked", outcome: "failed", details: secrets.mask(printed).split("\n").slice(-20) },
      ];
    const { files } = JSON.parse(text) as RedoclyLog;
    const steps = Object.values(files).flatMap(({ executedWorkflows }) =>
      executedWorkflows.flatMap(({ executedSteps }) => executedSteps),
    );
    return steps.map((step) => toStepFinding(step, (line) => secrets.mask(line)));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

function toStepFinding(
  { stepId, request, response, checks, status }: RedoclyStep,
  hide: (line: string) => string,
): ReportFinding {
  if (status === "success") return { name: stepId, outcome: "passed", details: [] };
  const faults = checks.filter((check) => check.status !== "success");
  const lines = [
    ...faults.map(
      ({ name, message, condition }) =>
        `expected: ${condition ?? name}: ${message.replaceAll("\n", " ").slice(0, 300)}`,
    ),
    `came:     ${response?.statusCode ?? "no answer"}`,
    `asked:    ${request?.method.toUpperCase() ?? ""} ${request?.url.split("?")[0] ?? ""}`,
  ];
  return { name: stepId, outcome: "failed", details: lines.map(hide) };
}
