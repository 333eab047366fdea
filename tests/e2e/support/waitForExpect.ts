import { expect } from "vitest";

/** Timeout of each wait, in milliseconds. With server, backend and broker on one machine everything takes longer. */
export const waitTimeoutMs = process.env["E2E_PACKAGE"] === undefined ? 10_000 : 30_000;

/** Polls a value until its expectation holds, for ten seconds, or thirty with a deployed package. */
export const waitForExpect: <Value>(read: () => Value) => ReturnType<typeof expect.poll<Awaited<Value>>> = (read) =>
  // oxlint-disable-next-line vitest/require-awaited-expect-poll -- the caller awaits it
  expect.poll(read as never, { timeout: waitTimeoutMs, interval: 50 });
