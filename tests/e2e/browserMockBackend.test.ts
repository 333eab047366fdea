import { afterAll, expect, test } from "vitest";
import { readContract } from "../../openapi/kit/contract/document.ts";
import { listOperations } from "../../openapi/kit/contract/operations.ts";
import type { ReportGroup } from "../../openapi/kit/report/report.ts";
import { runWorkflows } from "../../openapi/kit/verify/runWorkflows.ts";
import { verify } from "../../openapi/kit/verify/verify.ts";
import { closeServer, listenOnFreePort, embeddedBackendSources } from "../../openapi/kit/verify/embeddedBackend.ts";
import { paths } from "../../src/config/paths.ts";
import { createPageProxy } from "./support/pageProxy.ts";
import { getPageHeading } from "./support/locators.ts";
import { setUpPortal, messagesByLanguage } from "./support/portal.ts";

const portal = setUpPortal({ build: "demo" });
const cleanups: (() => Promise<void>)[] = [];
afterAll(async () => void (await Promise.all(cleanups.map((close) => close()))));

/** Where two doors to the same service differ, one line each. */
const describeDifferences = (groups: readonly ReportGroup[]): string[] =>
  groups.flatMap(({ name, findings }) =>
    findings
      .filter(({ outcome }) => outcome !== "passed")
      .map((one) => `${name}: ${one.name}: ${one.details.join(" ")}`),
  );

test(
  "the service in the browser keeps the whole contract and walks every journey, as the one in Node does",
  { timeout: 300_000 },
  async () => {
    const { page } = await portal.newVisitor({ language: "en", expectedConsoleErrors: /Failed to load/ });
    await page.goto(paths.faq);
    await getPageHeading(page, messagesByLanguage.en["screen.faq.title"]).waitFor();
    const bridge = createPageProxy(page);
    const base = `http://127.0.0.1:${await listenOnFreePort(bridge)}/api`;
    cleanups.push(() => closeServer(bridge));
    const document = await readContract();

    const groups: ReportGroup[] = [];
    // Its live feed is no connection that anybody outside the browser could open.
    for await (const group of verify({
      document,
      baseUrl: base,
      feed: undefined,
      sources: embeddedBackendSources(base),
      allowWrites: true,
    }))
      groups.push(group);
    expect(describeDifferences(groups)).toEqual([]);
    expect(groups.map(({ name }) => name)).toEqual(listOperations(document).map(({ id }) => id));

    const journeys = await runWorkflows({
      baseUrl: base,
      sources: embeddedBackendSources(base),
      allowWrites: true,
      absentOperationIds: [],
    });
    expect(describeDifferences(journeys)).toEqual([]);
    expect(journeys).toHaveLength(5);
  },
);
