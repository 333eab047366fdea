import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { printedBy, run } from "../../../codegen/runTool.ts";
import { root } from "../../../codegen/scratchTree.ts";
import { outcomeOf, type Finding, type Group } from "../report/report.ts";
import { createSecrets } from "./secretRegistry.ts";
import { returnAddress, strongPassword, type Sources } from "./personas.ts";

/** Where the journeys are written, one file for each, in Arazzo. */
export const journeyFolder = join(root, "openapi/workflows");

type Check = { name: string; status: string; message: string; condition?: string };
type Step = { type: "step"; stepId: string; request?: { method: string; url: string }; response?: { statusCode: number; body?: unknown }; checks: Check[]; status: string };
type Log = { files: Readonly<Record<string, { executedWorkflows: { workflowId: string; executedSteps: Step[] }[] }>> };

/** Where a journey leads. `absent` are operations that the server does not have, which it need not. */
type Plan = { base: string; sources: Sources; writes: boolean; absent: readonly string[] };

/** What a journey asks to be told before it begins: inputs by name, or `undefined` where there is no such person. */
function inputsOf(sources: Sources): Readonly<Record<string, string | undefined>> {
  const password = strongPassword();
  return { code: sources.identityCode?.(), redirect: returnAddress, mailbox: sources.mailbox, email: `contract-${crypto.randomUUID()}@portal.example`, password, formKey: `contract-${Date.now()}` };
}

/** Walks every journey with Redocly's own runner. One that changes something needs `writes`, one whose inputs are missing is out of reach. */
export async function runJourneys(plan: Plan): Promise<readonly Group[]> {
  const files = (await readdir(journeyFolder)).filter((name) => name.endsWith(".arazzo.yaml")).toSorted();
  const groups: Group[] = [];
  for (const file of files) groups.push(await walk(join(journeyFolder, file), plan));
  return groups;
}

async function walk(file: string, { base, sources, writes, absent }: Plan): Promise<Group> {
  const text = await readFile(file, "utf8");
  const name = `journey ${basename(file, ".arazzo.yaml")}`;
  const about = /^ {2}summary: (.+)$/m.exec(text)?.[1] ?? "";
  const gone = absent.find((id) => text.includes(`operationId: portal.${id}\n`));
  if (gone !== undefined) return { name, about, outcome: "absent", findings: [{ name: "the whole journey", outcome: "absent", lines: [`needs ${gone}, which is absent`] }] };
  const inputs = inputsOf(sources);
  const missing = [...text.matchAll(/\$inputs\.(\w+)/g)].map(([, input = ""]) => input).find((input) => inputs[input] === undefined);
  const why = missing !== undefined ? `needs ${missing === "code" ? "CONTRACT_IDENTITY_CODE" : `--${missing}`}` : !writes && text.includes("x-changes: true") ? "changes data; allow it with --allow-writes" : undefined;
  if (why !== undefined) return { name, about, outcome: "unreachable", findings: [{ name: "the whole journey", outcome: "unreachable", lines: [why] }] };
  const findings = await stepsOf(file, base, inputs);
  return { name, about, outcome: outcomeOf(findings), findings };
}

async function stepsOf(file: string, base: string, inputs: Readonly<Record<string, string | undefined>>): Promise<Finding[]> {
  const scratch = await mkdtemp(join(tmpdir(), "journey-"));
  const log = join(scratch, "log.json");
  const secrets = createSecrets();
  for (const [name, value] of Object.entries(inputs)) if (value !== undefined && /code|password/.test(name)) secrets.learn(`CONTRACT_${name.toUpperCase()}`, value);
  try {
    // The inputs go by the environment: others on the machine can read a process's arguments.
    const settings = { REDOCLY_CLI_RESPECT_INPUT: JSON.stringify(inputs), REDOCLY_CLI_RESPECT_SERVER: `portal=${base}` };
    const printed = await run("redocly", ["respect", file, "--json-output", log], root, settings).catch(printedBy);
    const text = await readFile(log, "utf8").catch(() => undefined);
    if (text === undefined) return [{ name: "the journey can be walked", outcome: "failed", lines: secrets.hide(printed).split("\n").slice(-20) }];
    const { files } = JSON.parse(text) as Log;
    const steps = Object.values(files).flatMap(({ executedWorkflows }) => executedWorkflows.flatMap(({ executedSteps }) => executedSteps));
    return steps.map((step) => findingOf(step, (line) => secrets.hide(line)));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

function findingOf({ stepId, request, response, checks, status }: Step, hide: (line: string) => string): Finding {
  if (status === "success") return { name: stepId, outcome: "passed", lines: [] };
  const faults = checks.filter((check) => check.status !== "success");
  const lines = [...faults.map(({ name, message, condition }) => `expected: ${condition ?? name}: ${message.replaceAll("\n", " ").slice(0, 300)}`), `came:     ${response?.statusCode ?? "no answer"}`, `asked:    ${request?.method.toUpperCase() ?? ""} ${request?.url.split("?")[0] ?? ""}`];
  return { name: stepId, outcome: "failed", lines: lines.map(hide) };
}
