import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { BrowserContext, Page, Request } from "playwright-core";

/** `TRACE=1` also records pictures and the DOM of every step, and keeps the trace of a test that passed. */
const recordsEverything = process.env["TRACE"] === "1";

/** What the browser context of a visitor did: its console and its requests, one line each, and a Playwright trace. */
export type Recording = {
  /** Ends the recording. Writes that of a failed test, or with `TRACE=1` of every test, to a folder and prints its path. */
  finish: (testName: string, isFailed: boolean) => Promise<void>;
};

/** Records a browser context until it is closed. */
export async function startRecording(context: BrowserContext): Promise<Recording> {
  const lines: string[] = [];
  const startedAtMs = performance.now();
  const add = (line: string, page?: Page | null): void => {
    const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(3).padStart(8);
    const pageIndex = page ? context.pages().indexOf(page) : -1;
    // Most tests have one page: the number of the first one says nothing new.
    lines.push(`${seconds} ${pageIndex > 0 ? `page ${pageIndex + 1}: ` : ""}${line}`);
  };
  context.on("console", (message) => add(`console ${message.type()}: ${message.text()}`, message.page()));
  context.on("weberror", (webError) => add(`uncaught: ${String(webError.error())}`, webError.page()));
  context.on("response", (response) =>
    add(`${response.status()} ${describeRequest(response.request())}`, findPage(response.request())),
  );
  context.on("requestfailed", (request) =>
    add(`${request.failure()?.errorText ?? "failed"} ${describeRequest(request)}`, findPage(request)),
  );
  await context.tracing.start({
    screenshots: recordsEverything,
    snapshots: recordsEverything,
    sources: recordsEverything,
  });
  return {
    finish: async (testName, isFailed) => {
      if (!isFailed && !recordsEverything) return context.tracing.stop();
      const folder = await createReportFolder(testName);
      for (const [index, page] of context.pages().entries())
        await page
          .screenshot({ path: join(folder, `page-${index + 1}.png`), timeout: 5000 })
          .catch((error: unknown) => add(`no screenshot of page ${index + 1}: ${String(error)}`));
      await writeFile(join(folder, "log.txt"), `${lines.join("\n")}\n`);
      await context.tracing.stop({ path: join(folder, "trace.zip") });
      console.log(`Screenshots, log and trace: ${relative(process.cwd(), folder)}`);
    },
  };
}

const describeRequest = (request: Request): string => `${request.method()} ${withoutTokens(request.url())}`;

/** Returns the page that sent a request; `undefined` for those of a service worker, or before the page exists. */
function findPage(request: Request): Page | undefined {
  try {
    return request.serviceWorker() === null ? request.frame().page() : undefined;
  } catch {
    return undefined;
  }
}

/** Returns a URL whose query values are replaced: a log that is uploaded must not contain a token. */
const withoutTokens = (url: string): string => url.replaceAll(/(token|code|password)=[^&#]*/gi, "$1=…");

/** Returns the empty folder of a visitor in `.cache/e2e/<test>/`; the second visitor of a test has a number. */
async function createReportFolder(testName: string): Promise<string> {
  const name = testName.replaceAll(/[^\p{L}\p{N}]+/gu, "-").slice(0, 120);
  const count = (reportCounts.get(name) ?? 0) + 1;
  reportCounts.set(name, count);
  const folder = join(import.meta.dirname, "../../../.cache/e2e", count === 1 ? name : `${name}-${count}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return folder;
}

const reportCounts = new Map<string, number>();
