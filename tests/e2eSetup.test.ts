import { expect, test, vi } from "vitest";
import setUp from "./e2e/setup.ts";

const buildIfStale = vi.hoisted(() => vi.fn<(kind: string) => Promise<string>>(() => Promise.resolve("")));
vi.mock("../deploy/build.ts", () => ({ buildIfStale }));
vi.mock("./support/browser.ts", () => ({ findBrowser: () => "" }));

test("builds the portals again before the tests of a changed page are repeated", async () => {
  const kinds = ["competition", "quality", "demo"];
  const reruns: (() => unknown)[] = [];
  await setUp({ onTestsRerun: (prepareRerun) => reruns.push(() => prepareRerun([])) });
  expect(buildIfStale.mock.calls.map(([kind]) => kind)).toEqual(kinds);
  await Promise.all(reruns.map((prepareRerun) => prepareRerun()));
  expect(buildIfStale.mock.calls.map(([kind]) => kind)).toEqual([...kinds, ...kinds]);
});
