import { expect } from "vitest";

/** Expects of something that it comes true, within ten seconds, as whoever looks at the page would wait for it. */
// oxlint-disable-next-line vitest/require-awaited-expect-poll -- whoever calls this awaits it
export const soon: <Value>(read: () => Value) => ReturnType<typeof expect.poll<Awaited<Value>>> = (read) => expect.poll(read as never, { timeout: 10_000, interval: 50 });
