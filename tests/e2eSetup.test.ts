import { afterEach, beforeEach, expect, test, vi } from "vitest";
import setUp from "./e2e/setup.ts";

const buildIfStale = vi.hoisted(() => vi.fn<(kind: string) => Promise<string>>());
vi.mock("../deploy/build.ts", () => ({ buildIfStale }));
vi.mock("./support/browser.ts", () => ({ findBrowser: () => "" }));

const kinds = ["competition", "quality", "demo"];

beforeEach(() => void buildIfStale.mockReset().mockResolvedValue(""));
afterEach(() => vi.restoreAllMocks());

/** Sets the tests up. Resolves to a function that prepares them for another run, as a watch does. */
async function setUpWatch(): Promise<() => Promise<unknown>> {
  const reruns: (() => unknown)[] = [];
  await setUp({ onTestsRerun: (prepareRerun) => reruns.push(() => prepareRerun([])) });
  return () => Promise.all(reruns.map((prepareRerun) => prepareRerun()));
}

test("builds the portals again before the tests of a changed page are repeated", async () => {
  const rerun = await setUpWatch();
  expect(buildIfStale.mock.calls.map(([kind]) => kind)).toEqual(kinds);
  await rerun();
  expect(buildIfStale.mock.calls.map(([kind]) => kind)).toEqual([...kinds, ...kinds]);
});

test("goes on after a file was saved with an error, and builds again when it is corrected", async () => {
  const showError = vi.spyOn(console, "error").mockReturnValue(undefined);
  const rerun = await setUpWatch();
  const error = new Error("src/main.tsx: unexpected token");
  buildIfStale.mockRejectedValueOnce(error);
  await rerun();
  expect(showError).toHaveBeenCalledWith(error);
  buildIfStale.mockClear();
  await rerun();
  expect(buildIfStale.mock.calls.map(([kind]) => kind)).toEqual(kinds);
});
