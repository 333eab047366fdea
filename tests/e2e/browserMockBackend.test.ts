import { afterAll, describe, expect, test } from "vitest";
import { readContract } from "../../openapi/kit/contract/document.ts";
import { listOperations } from "../../openapi/kit/contract/operations.ts";
import type { ReportGroup } from "../../openapi/kit/report/report.ts";
import { runWorkflows } from "../../openapi/kit/verify/run/runWorkflows.ts";
import { verify } from "../../openapi/kit/verify/verify.ts";
import { closeServer, listenOnFreePort, startRemoteSources } from "../../openapi/kit/verify/embeddedBackend.ts";
import { paths } from "../../src/config/paths.ts";
import { createPageProxy } from "./support/pageProxy.ts";
import { getPageHeading } from "./support/locators.ts";
import { setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { isFullRun, selectPart } from "../support/selection.ts";

const portal = setUpPortal({ build: "demo", usesNewContexts: true });
const cleanups: (() => Promise<void>)[] = [];
afterAll(async () => void (await Promise.all(cleanups.map((close) => close()))));

/**
 * What cannot be tested from outside the browser: what needs a request that changes the clock of the mock backend, a second
 * organisation or a certificate that has ended, which only the embedded mock backend gives the user, a colleague in the user's
 * organisation, whom only it has, the page of the bank, which is another page there, or an appeal that waits for a document
 * after the other checks have answered it. The administrator has no documents before another operation sends one. The service
 * in the browser takes up an appeal within minutes.
 */
const untestable = new RegExp(
  [
    "no way to let a token expire",
    "the user has no other organisation",
    "no appeal of the user waits for a document",
    "no certificate of the user has ended",
    "the service takes up an appeal within ten days",
    "the colleague does not represent the organisation for which the user acts",
    "no payment of this server can be completed",
    String.raw`for an administrator: .*\blistDocuments returned no suitable item`,
  ].join("|"),
);

/** Returns the findings of a verification that did not pass, one line each. */
const describeDifferences = (groups: readonly ReportGroup[]): string[] =>
  groups.flatMap(({ name, findings }) =>
    findings
      .filter(({ outcome }) => outcome !== "passed")
      .map((finding) => `${name}: ${finding.name}: ${finding.details.join(" ")}`)
      .filter((line) => !untestable.test(line)),
  );

const document = await readContract();
const operationIds = listOperations(document).map(({ id }) => id);
/** In parts, each with its own sessions: a token ends after a quarter of an hour. */
const operationsPerPart = 4;
const parts = isFullRun
  ? Array.from({ length: Math.ceil(operationIds.length / operationsPerPart) }, (_, part) =>
      operationIds.slice(part * operationsPerPart, (part + 1) * operationsPerPart),
    )
  : [selectPart(operationIds, Math.ceil(operationIds.length / operationsPerPart))];

/** Opens a page with a mock backend of its own. Resolves to the URL of a proxy for it, and how a verification signs in there. */
async function openBrowserBackend() {
  const { page } = await portal.newVisitor({ language: "en", expectedConsoleErrors: /Failed to load/ });
  await page.goto(paths.faq);
  await getPageHeading(page, messagesByLanguage.en["page.faq.title"]).waitFor();
  const proxyServer = createPageProxy(page);
  const baseUrl = `http://127.0.0.1:${await listenOnFreePort(proxyServer)}/api`;
  const { sources, close } = await startRemoteSources(baseUrl);
  cleanups.push(() => closeServer(proxyServer), close);
  return { baseUrl, sources };
}

describe("the mock backend in the browser", () => {
  test.for(parts.map((ids) => ({ ids, names: ids.join(", ") })))(
    "keeps the contract like the one in Node: $names",
    { timeout: 900_000 },
    async ({ ids }) => {
      const groups: ReportGroup[] = [];
      // Its realtime feed is not reachable from outside the browser.
      for await (const group of verify({
        document,
        ...(await openBrowserBackend()),
        feed: undefined,
        allowWrites: true,
        only: ids,
        // A full run sends all values at their bounds.
        ...(!isFullRun && { valuesPerField: 4 }),
      }))
        groups.push(group);
      expect(describeDifferences(groups)).toEqual([]);
      expect(groups.map(({ name }) => name).toSorted()).toEqual(ids.toSorted());
    },
  );

  test("runs the workflows like the one in Node", { timeout: 120_000 }, async () => {
    const groups = await runWorkflows({ ...(await openBrowserBackend()), allowWrites: true, absentOperationIds: [] });
    expect(describeDifferences(groups)).toEqual([]);
    expect(groups).toHaveLength(5);
  });
});
