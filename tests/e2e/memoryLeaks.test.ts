import type { CDPSession, Page } from "playwright-core";
import { expect, test } from "vitest";
import { paths } from "../../src/config/paths.ts";
import { scaleRuns, scaleTimeout, recordCases } from "../soak/caseCounts.ts";
import { setUpPortal } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";

const portal = setUpPortal();

/** The pages that the test visits repeatedly without loading the document again. */
const visitedPaths = [
  paths.home,
  paths.eServices,
  paths.appeals,
  paths.documents,
  paths.notifications,
  paths.faq,
  paths.marketPrices,
  paths.news,
  paths.personalInfo,
  paths.standards,
] as const;

/**
 * Resources that a tab holds after garbage collection. Objects are counted, because the heap size also grows with
 * compiled code and with the browser's own measurements.
 */
type MemoryUsage = { objects: number; listeners: number; nodes: number; sockets: number };

async function measureMemory(session: CDPSession, sockets: () => number): Promise<MemoryUsage> {
  for (let round = 0; round < 3; round += 1) await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const { result: root } = await session.send("Runtime.evaluate", {
    expression: "Object.prototype",
    objectGroup: "held",
  });
  const { objects } = await session.send("Runtime.queryObjects", {
    prototypeObjectId: root.objectId ?? "",
    objectGroup: "held",
  });
  const { result: objectCount } = await session.send("Runtime.callFunctionOn", {
    objectId: objects.objectId ?? "",
    functionDeclaration: "function () { return this.length; }",
    returnByValue: true,
  });
  await session.send("Runtime.releaseObjectGroup", { objectGroup: "held" });
  const getMetric = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    objects: Number(objectCount.value),
    listeners: getMetric("JSEventListeners"),
    nodes: getMetric("Nodes"),
    sockets: sockets(),
  };
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((url) => history.pushState(null, "", url), path);
  await page.getByRole("main").getByRole("heading", { level: 1 }).first().waitFor();
  await waitForExpect(() => page.locator("main [aria-busy=true]").count()).toBe(0);
}

test(
  "holds no more objects, listeners, nodes and sockets after hours of use than at the start",
  scaleTimeout(120_000),
  async () => {
    const { page, context } = await portal.newVisitor({ as: "citizen", language: "az" });
    let openSocketCount = 0;
    page.on("websocket", (socket) => {
      openSocketCount += 1;
      socket.on("close", () => (openSocketCount -= 1));
    });
    // Without preloads of visible links, whose time depends on when the browser is idle, the first round loads all scripts.
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    const session = await context.newCDPSession(page);
    await session.send("Performance.enable");
    await page.goto(paths.home);
    const measurements: MemoryUsage[] = [];
    for (let round = 0; round < scaleRuns(4); round += 1) {
      for (const path of visitedPaths) await goTo(page, path);
      measurements.push(await measureMemory(session, () => openSocketCount));
    }
    // The first rounds load chunks and data that stay cached.
    const [baseline, final] = [measurements[1]!, measurements.at(-1)!];
    expect(
      final.objects / baseline.objects,
      `objects after each round: ${measurements.map(({ objects }) => objects).join(", ")}`,
    ).toBeLessThan(1.02);
    expect(
      final.listeners - baseline.listeners,
      `listeners after each round: ${measurements.map(({ listeners }) => listeners).join(", ")}`,
    ).toBeLessThanOrEqual(10);
    expect(
      final.nodes - baseline.nodes,
      `nodes after each round: ${measurements.map(({ nodes }) => nodes).join(", ")}`,
    ).toBeLessThan(200);
    expect(
      measurements.map(({ sockets }) => sockets),
      "open sockets",
    ).toEqual(measurements.map(() => 1));
    recordCases("pages opened in one tab", measurements.length * visitedPaths.length);
  },
);
