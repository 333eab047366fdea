import { expect } from "vitest";
import { isFullRun } from "../../support/selection.ts";

/**
 * Timeout of each wait, in milliseconds. Everything takes longer with server, backend and broker on one machine, and in a full
 * run, where axe keeps the processor busy.
 */
export const waitTimeoutMs = isFullRun || process.env["E2E_PACKAGE"] !== undefined ? 30_000 : 10_000;

/** Polls a value until its expectation holds, for at most `waitTimeoutMs`. */
export const waitForExpect: <Value>(read: () => Value) => ReturnType<typeof expect.poll<Awaited<Value>>> = (read) =>
  // oxlint-disable-next-line vitest/require-awaited-expect-poll -- the caller awaits it
  expect.poll(read as never, { timeout: waitTimeoutMs, interval: 50 });
