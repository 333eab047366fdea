import { Worker } from "node:worker_threads";
import { expect, it, onTestFinished } from "vitest";
import { withLock } from "../../src/auth/withLock.ts";

it("a test gets the lock of the session while another thread keeps it", async () => {
  const worker = new Worker(
    `navigator.locks.request("portal-session", () => {
      require("node:worker_threads").parentPort.postMessage("locked");
      return new Promise(() => {});
    });
    setInterval(() => {}, 1000);`,
    { eval: true },
  );
  onTestFinished(async () => void (await worker.terminate()));
  await new Promise((resolve) => worker.once("message", resolve));
  const isFree = await navigator.locks.request("portal-session", { ifAvailable: true }, (lock) => lock !== null);
  expect(isFree).toBe(true);
});

it("two refreshes of a test wait for each other", async () => {
  const events: string[] = [];
  const first = withLock(async () => {
    await new Promise((resolve) => setImmediate(resolve));
    events.push("first");
  });
  await Promise.all([first, withLock(async () => void events.push("second"))]);
  expect(events).toEqual(["first", "second"]);
});
