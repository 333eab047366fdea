import { expect } from "vitest";

/**
 * Timeout of each wait, in milliseconds. It ends a wait for what never comes, and says nothing about speed: a shared CI
 * machine can take four times as long as a quiet one.
 */
export const waitTimeoutMs = 60_000;

/** Polls a value until its expectation holds, for at most `timeoutMs`. */
export const waitForExpect = <Value>(
  read: () => Value,
  timeoutMs: number = waitTimeoutMs,
): ReturnType<typeof expect.poll<Awaited<Value>>> =>
  // oxlint-disable-next-line vitest/require-awaited-expect-poll -- the caller awaits it
  expect.poll(read as never, { timeout: timeoutMs, interval: 50 });
