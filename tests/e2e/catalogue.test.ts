import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Browser, Page } from "playwright-core";
import send from "send";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isFullRun } from "../support/selection.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { getWorkerBrowser } from "./support/workerBrowser.ts";
import { axeOptions } from "../../catalogue/support/axeOptions.ts";
import { testedGlobals } from "../../catalogue/support/globals.ts";

const root = join(import.meta.dirname, "../..");

/** What Storybook says about itself and its rendering, and PDF.js about a broken file. */
const unrelatedMessages = /Story Store is deprecated|Indexing all PDF objects|act\(|`act` scope/;

/** The part of Storybook's preview that tells whether a story has been rendered and its `play` function has ended. */
type StoryPreview = {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string; story?: { parameters: { allowedErrors?: RegExp } } } };
};

describe.runIf(isFullRun)("the built catalogue", { timeout: 1_800_000 }, () => {
  let server: Server;
  let browser: Browser;
  let ids: readonly string[];

  beforeAll(async () => {
    await promisify(execFile)(process.execPath, ["cli.mjs", "build:catalogue"], { cwd: root });
    const folder = join(root, "dist-catalogue");
    const { entries } = JSON.parse(await readFile(join(folder, "index.json"), "utf8")) as {
      entries: Readonly<Record<string, { id: string; type: string }>>;
    };
    ids = Object.values(entries).flatMap(({ id, type }) => (type === "story" ? [id] : []));
    server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      send(request, pathname, { root: folder }).pipe(response);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    browser = await getWorkerBrowser();
  });
  afterAll(async () => {
    server?.close();
  });

  /** Opens a story. Returns what is wrong with it: its `play` function, the console, its width, and the rules of axe. */
  async function findFaults(page: Page, id: string, position: number, messages: string[]): Promise<string[]> {
    messages.length = 0;
    const { port } = server.address() as AddressInfo;
    // Four stories are 360 px wide, the next four 1280 px, each with the next choices.
    const chosen = Object.entries(testedGlobals[position % testedGlobals.length] ?? {})
      .map(([name, choice]) => `${name}:${choice}`)
      .join(";");
    await page.goto(`http://localhost:${port}/iframe.html?id=${id}&viewMode=story&globals=${chosen}`);
    const render = await page.waitForFunction(() => {
      const current = (window as StoryPreview).__STORYBOOK_PREVIEW__?.currentRender;
      const { phase = "" } = current ?? {};
      return (
        ["completed", "finished", "errored", "aborted"].includes(phase) && {
          phase,
          allowedErrors: current?.story?.parameters.allowedErrors?.source,
        }
      );
    });
    const { phase, allowedErrors } = (await render.jsonValue()) || {};
    const allowed = allowedErrors === undefined ? undefined : new RegExp(allowedErrors);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    return [
      ...(phase === "completed" || phase === "finished" ? [] : [`its play function has ${phase}`]),
      ...messages.filter((message) => !unrelatedMessages.test(message) && allowed?.test(message) !== true),
      ...(overflow > 0 ? [`${overflow} px wider than the page`] : []),
      ...(await findAccessibilityViolations(page, axeOptions)),
    ].map((fault) => `${id} (${chosen}): ${fault}`);
  }

  it("shows every story without errors, overflow and axe findings", async () => {
    const page = await browser.newPage();
    const messages: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) messages.push(message.text());
    });
    page.on("pageerror", (error) => messages.push(String(error)));
    const faults: string[] = [];
    for (const [position, id] of ids.entries()) {
      await page.setViewportSize({ width: Math.floor(position / 4) % 2 === 0 ? 360 : 1280, height: 800 });
      faults.push(...(await findFaults(page, id, position, messages)));
    }
    await page.close();
    expect(ids.length).toBeGreaterThan(200);
    expect(faults).toEqual([]);
  });
});
