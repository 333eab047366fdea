import { expect } from "vitest";

/** How long is waited for anything, in milliseconds: with server, service and broker on one machine everything takes longer. */
export const waitTimeoutMs = process.env["E2E_PACKAGE"] === undefined ? 10_000 : 30_000;

/** Expects of something that it comes true, within ten seconds (thirty where a broker runs beside it), as whoever looks at the page would wait for it. */
export const waitForExpect: <Value>(read: () => Value) => ReturnType<typeof expect.poll<Awaited<Value>>> = (read) =>
  // oxlint-disable-next-line vitest/require-awaited-expect-poll -- the caller awaits it
  expect.poll(read as never, { timeout: waitTimeoutMs, interval: 50 });
