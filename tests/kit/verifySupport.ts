import { createServer, type RequestListener } from "node:http";
import { mockBackendMiddleware } from "../../mocks/httpServer.ts";
import { createMockStore, type MockStore } from "../../mocks/store/mockStore.ts";
import { readContract } from "../../openapi/kit/contract/document.ts";
import type { ReportFinding, ReportGroup } from "../../openapi/kit/report/report.ts";
import { closeServer, listenOnFreePort, startStoreSources } from "../../openapi/kit/verify/embeddedBackend.ts";
import { createContractValidator } from "../../openapi/kit/contract/validator.ts";
import type { PersonaSources } from "../../openapi/kit/verify/personas.ts";
import { verify, type VerifyOptions } from "../../openapi/kit/verify/verify.ts";

export const document = await readContract();
const validator = createContractValidator(document);

/** Changes the answers of a mock backend. */
export type FaultyBackend = (backend: RequestListener) => RequestListener;

/** A mock backend with faults. `close` also ends its mailbox. */
export type RunningBackend = {
  baseUrl: string;
  store: MockStore;
  sources: PersonaSources;
  close: () => Promise<void>;
};

/** Starts a mock backend with faults on a free port. */
export async function startFaultyBackend(addFaults: FaultyBackend = (backend) => backend): Promise<RunningBackend> {
  const store = createMockStore({ welcomeDelaySeconds: 0, questionDelaySeconds: 0 });
  const middleware = mockBackendMiddleware({ store });
  const server = createServer(
    addFaults((request, response) => middleware(request, response, () => response.writeHead(404).end())),
  );
  const running = await startStoreSources(store);
  return {
    baseUrl: `http://127.0.0.1:${await listenOnFreePort(server)}/api`,
    store,
    sources: running.sources,
    close: async () => void (await Promise.all([running.close(), closeServer(server)])),
  };
}

/** Answers the requests that match, such as "GET /api/user/details", with a status and a body. */
export const answer =
  (pattern: RegExp, status: number, body?: object): FaultyBackend =>
  (backend) =>
  (request, response) =>
    pattern.test(`${request.method} ${request.url}`)
      ? void response.writeHead(status, { "content-type": "application/json" }).end(body && JSON.stringify(body))
      : backend(request, response);

/**
 * The limit of a request, in milliseconds. The checks send 20 MB, and other tests run at the same time: only a server that hangs
 * reaches it.
 */
export const hangTimeoutMs = 200_000;

/** Runs `verify` with writes and without the feed. */
export async function collectGroups(
  options: Partial<VerifyOptions> & Pick<VerifyOptions, "baseUrl" | "sources">,
): Promise<ReportGroup[]> {
  const groups: ReportGroup[] = [];
  for await (const group of verify({
    document,
    validator,
    feed: undefined,
    allowWrites: true,
    valuesPerField: 4,
    timeoutMs: hangTimeoutMs,
    ...options,
  }))
    groups.push(group);
  return groups;
}

/** Returns a line for each finding that did not pass. */
export const listFailures = (groups: readonly ReportGroup[]): string[] =>
  groups.flatMap(({ name, findings }) =>
    findings
      .filter(({ outcome }) => outcome !== "passed")
      .map((finding) => `${name}: ${finding.name}: ${finding.details.join(" ")}`),
  );

/** A finding with the name of its group. */
export type GroupFinding = ReportFinding & { group: string };

/** Returns the findings with one of the outcomes. */
export const listFindings = (
  groups: readonly ReportGroup[],
  ...outcomes: readonly ReportFinding["outcome"][]
): GroupFinding[] =>
  groups.flatMap(({ name, findings }) =>
    findings
      .filter(({ outcome }) => outcomes.includes(outcome))
      .map((finding): GroupFinding => ({ ...finding, group: name })),
  );

/** Returns the line of the details that begins with a label. */
export const readDetail = ({ details }: ReportFinding, label: string): string =>
  details
    .find((line) => line.startsWith(`${label}:`))
    ?.slice(label.length + 1)
    .trim() ?? "";
