import { afterAll, expect, test } from "vitest";
import { readContract } from "../../openapi/kit/contract/document.ts";
import { operationsOf } from "../../openapi/kit/contract/operations.ts";
import type { Group } from "../../openapi/kit/report/report.ts";
import { runJourneys } from "../../openapi/kit/verify/runWorkflows.ts";
import { verify } from "../../openapi/kit/verify/verify.ts";
import { closed, listening, worldSources } from "../../openapi/kit/verify/embeddedBackend.ts";
import { paths } from "../../src/config/paths.ts";
import { bridgeTo } from "./support/pageProxy.ts";
import { heading } from "./support/locators.ts";
import { usePortal, words } from "./support/portal.ts";

const portal = usePortal({ build: "demo" });
const closers: (() => Promise<void>)[] = [];
afterAll(async () => void (await Promise.all(closers.map((close) => close()))));

/** Where two doors to the same service differ, one line each. */
const differences = (groups: readonly Group[]): string[] => groups.flatMap(({ name, findings }) => findings.filter(({ outcome }) => outcome !== "passed").map((one) => `${name}: ${one.name}: ${one.lines.join(" ")}`));

test("the service in the browser keeps the whole contract and walks every journey, as the one in Node does", { timeout: 300_000 }, async () => {
  const { page } = await portal.visitor({ language: "en", expected: /Failed to load/ });
  await page.goto(paths.faq);
  await heading(page, words.en["screen.faq.title"]).waitFor();
  const bridge = bridgeTo(page);
  const base = `http://127.0.0.1:${await listening(bridge)}/api`;
  closers.push(() => closed(bridge));
  const document = await readContract();

  const groups: Group[] = [];
  // Its live feed is no connection that anybody outside the browser could open.
  for await (const group of verify({ document, base, feed: undefined, sources: worldSources(base), writes: true })) groups.push(group);
  expect(differences(groups)).toEqual([]);
  expect(groups.map(({ name }) => name)).toEqual(operationsOf(document).map(({ id }) => id));

  const journeys = await runJourneys({ base, sources: worldSources(base), writes: true, absent: [] });
  expect(differences(journeys)).toEqual([]);
  expect(journeys).toHaveLength(5);
});
