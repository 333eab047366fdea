import type { CDPSession, Page } from "playwright-core";
import { expect, test } from "vitest";
import { paths } from "../../src/config/paths.ts";
import { scaledRuns, scaledTimeout, recordCases } from "../soak/caseCounts.ts";
import { setUpPortal } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";

const portal = setUpPortal();

/** Where somebody goes again and again without ever opening the page anew. */
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
 * What a tab holds when all that nobody needs any more is thrown away. Objects are counted, because the bytes of the heap also
 * grow by what the engine compiles and by what the browser measures.
 */
type MemoryUsage = { objects: number; listeners: number; nodes: number; sockets: number };

async function measureMemory(session: CDPSession, sockets: () => number): Promise<MemoryUsage> {
  for (let time = 0; time < 3; time += 1) await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const { result: root } = await session.send("Runtime.evaluate", {
    expression: "Object.prototype",
    objectGroup: "held",
  });
  const { objects } = await session.send("Runtime.queryObjects", {
    prototypeObjectId: root.objectId ?? "",
    objectGroup: "held",
  });
  const { result: count } = await session.send("Runtime.callFunctionOn", {
    objectId: objects.objectId ?? "",
    functionDeclaration: "function () { return this.length; }",
    returnByValue: true,
  });
  await session.send("Runtime.releaseObjectGroup", { objectGroup: "held" });
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { objects: Number(count.value), listeners: of("JSEventListeners"), nodes: of("Nodes"), sockets: sockets() };
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, "", to), path);
  await page.getByRole("main").getByRole("heading", { level: 1 }).first().waitFor();
  await waitForExpect(() => page.locator("main [aria-busy=true]").count()).toBe(0);
}

test(
  "a tab that is used for hours holds no more at its end than at its beginning",
  scaledTimeout(120_000),
  async () => {
    const { page, context } = await portal.newVisitor({ as: "citizen", language: "az" });
    let open = 0;
    page.on("websocket", (socket) => {
      open += 1;
      socket.on("close", () => (open -= 1));
    });
    const session = await context.newCDPSession(page);
    await session.send("Performance.enable");
    await page.goto(paths.home);
    const seen: MemoryUsage[] = [];
    for (let time = 0; time < scaledRuns(4); time += 1) {
      for (const path of visitedPaths) await goTo(page, path);
      seen.push(await measureMemory(session, () => open));
    }
    // In the first rounds scripts and answers come that stay.
    const [before, after] = [seen[1]!, seen.at(-1)!];
    expect(
      after.objects / before.objects,
      `objects after each round: ${seen.map(({ objects }) => objects).join(", ")}`,
    ).toBeLessThan(1.02);
    expect(
      after.listeners - before.listeners,
      `listeners after each round: ${seen.map(({ listeners }) => listeners).join(", ")}`,
    ).toBeLessThanOrEqual(10);
    expect(
      after.nodes - before.nodes,
      `nodes after each round: ${seen.map(({ nodes }) => nodes).join(", ")}`,
    ).toBeLessThan(200);
    expect(
      seen.map(({ sockets }) => sockets),
      "open sockets",
    ).toEqual(seen.map(() => 1));
    recordCases("pages in one tab that stays open", seen.length * visitedPaths.length);
  },
);
