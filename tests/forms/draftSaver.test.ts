import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError, type Failure } from "../../src/api/failure.ts";
import { createDraftSaver, type DraftStatus } from "../../src/forms/drafts/draftSaver.ts";

const savedAt = "2026-03-18T10:42:00+04:00";
let draft: Record<string, unknown> | undefined;
let statuses: DraftStatus[];
const send = vi.fn<(data: Record<string, unknown> | null) => Promise<string | undefined>>();
const mayReplace = vi.fn<() => Promise<boolean>>();
const createSaver = ({ isOnServer = false, isKnown = true } = {}) =>
  createDraftSaver({
    read: () => draft,
    send,
    mayReplace,
    onStatus: (status) => statuses.push(status),
    isOnServer,
    isKnown,
  });
const rejectOnce = (failure: Failure) => send.mockRejectedValueOnce(new ApiError(failure));

beforeEach(() => {
  vi.useFakeTimers();
  draft = { answers: { subject: "Scales" } };
  statuses = [];
  send.mockReset().mockResolvedValue(savedAt);
  mayReplace.mockReset().mockResolvedValue(true);
});
afterEach(() => vi.useRealTimers());

it("saves once after a pause, however many keys were pressed", async () => {
  const saver = createSaver();
  for (const subject of ["S", "Sc", "Scales"]) {
    draft = { answers: { subject } };
    saver.change("changed");
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(500);
  expect(send.mock.calls).toEqual([[{ answers: { subject: "Scales" } }]]);
  expect(statuses).toEqual([{ kind: "server", savedAt }]);
});

it("sends one request at a time, and the latest draft after it", async () => {
  let respond: (time: string) => void = () => undefined;
  send.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  const saver = createSaver();
  saver.change("changed");
  await vi.advanceTimersByTimeAsync(1000);
  draft = { answers: { subject: "Scales of the market" } };
  saver.change("changed");
  await vi.advanceTimersByTimeAsync(5000);
  expect(send).toHaveBeenCalledTimes(1);
  respond(savedAt);
  await vi.advanceTimersByTimeAsync(0);
  expect(send.mock.calls[1]).toEqual([{ answers: { subject: "Scales of the market" } }]);
  expect(statuses).toEqual([{ kind: "server", savedAt }]);
});

it.each<Failure>([{ kind: "notFound" }, { kind: "forbidden" }, { kind: "rejected", status: 401 }])(
  "keeps the draft on the device alone after $kind",
  async (failure) => {
    rejectOnce(failure);
    const saver = createSaver();
    saver.change("changed");
    await vi.advanceTimersByTimeAsync(1000);
    saver.change("changed");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(statuses.at(-1)).toEqual({ kind: "device" });
  },
);

it("saves a draft that was too large when it has become smaller", async () => {
  rejectOnce({ kind: "rejected", status: 413 });
  const saver = createSaver();
  saver.change("changed");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(statuses).toEqual([{ kind: "device" }]);
  saver.change("changed");
  await vi.advanceTimersByTimeAsync(1000);
  expect(statuses.at(-1)).toEqual({ kind: "server", savedAt });
});

it.each<Failure>([
  { kind: "offline" },
  { kind: "timeout" },
  { kind: "accountChanged" },
  { kind: "unavailable", status: 503 },
  { kind: "rejected", status: 429 },
  { kind: "invalidResponse", status: 200 },
])("tries again by itself after $kind", async (failure) => {
  rejectOnce(failure);
  createSaver().change("changed");
  await vi.advanceTimersByTimeAsync(1000);
  expect(statuses).toEqual([{ kind: "device" }]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(statuses.at(-1)).toEqual({ kind: "server", savedAt });
});

it("tries again when the server allows it", async () => {
  rejectOnce({ kind: "rejected", status: 429, retryAfter: 90 });
  createSaver().change("changed");
  await vi.advanceTimersByTimeAsync(1000 + 89_000);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(statuses.at(-1)).toEqual({ kind: "server", savedAt });
});

it("saves a change at once and only once after a failure, before the next attempt is due", async () => {
  rejectOnce({ kind: "offline" });
  const saver = createSaver();
  saver.change("changed");
  await vi.advanceTimersByTimeAsync(1000);
  saver.flush();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(2);
});

it("says that the draft is on the device when the server says no time", async () => {
  send.mockResolvedValue(undefined);
  createSaver().change("changed");
  await vi.advanceTimersByTimeAsync(1000);
  expect(statuses).toEqual([{ kind: "device" }]);
});

it("says at once that a discarded draft is saved nowhere, and deletes it on the server once", async () => {
  const saver = createSaver();
  saver.change("changed");
  await vi.advanceTimersByTimeAsync(1000);
  draft = undefined;
  saver.change("discarded");
  expect(statuses.at(-1)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1000);
  expect(send.mock.calls.at(-1)).toEqual([null]);
  saver.change("discarded");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(2);
  expect(statuses.at(-1)).toBeUndefined();
});

it("says at once that a change is on the device alone when the server saves no drafts", async () => {
  rejectOnce({ kind: "notFound" });
  const saver = createSaver();
  saver.change("changed");
  await vi.advanceTimersByTimeAsync(1000);
  statuses = [];
  saver.change("changed");
  expect(statuses).toEqual([{ kind: "device" }]);
});

it("deletes a discarded draft after the request that is saving it", async () => {
  let respond: (time: string) => void = () => undefined;
  send.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  const saver = createSaver();
  saver.change("changed");
  saver.flush();
  draft = undefined;
  saver.change("discarded");
  saver.flush();
  expect(send).toHaveBeenCalledTimes(1);
  respond(savedAt);
  await vi.advanceTimersByTimeAsync(0);
  expect(send.mock.calls[1]).toEqual([null]);
});

it("deletes nothing on the server when the draft was only removed from the device, or was never sent", async () => {
  const saver = createSaver({ isOnServer: true });
  saver.change("changed");
  draft = undefined;
  await vi.advanceTimersByTimeAsync(60_000);
  createSaver().change("discarded");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).not.toHaveBeenCalled();
});

const changed = { kind: "rejected", status: 412, code: "CHANGED" } as const;

it("replaces nothing that another tab or device has saved, and keeps what is typed on the device", async () => {
  rejectOnce(changed);
  mayReplace.mockResolvedValue(false);
  const saver = createSaver();
  saver.change("changed");
  await vi.advanceTimersByTimeAsync(1000);
  expect(statuses).toEqual([{ kind: "device" }]);
  draft = { answers: { subject: "Scales of the market" } };
  saver.change("changed");
  saver.flush();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(mayReplace).toHaveBeenCalledTimes(1);
  expect(statuses.at(-1)).toEqual({ kind: "device" });
});

it("says that a change during the refused request is on the device", async () => {
  let refuse: (error: ApiError) => void = () => undefined;
  send.mockReturnValueOnce(new Promise((_resolve, reject) => (refuse = reject)));
  mayReplace.mockResolvedValue(false);
  const saver = createSaver();
  saver.change("changed");
  saver.flush();
  saver.change("changed");
  refuse(new ApiError(changed));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(statuses).toEqual([{ kind: "device" }]);
});

it("saves after a refusal when nothing of another tab or device is replaced", async () => {
  rejectOnce(changed);
  createSaver().change("changed");
  await vi.advanceTimersByTimeAsync(1000);
  expect(send).toHaveBeenCalledTimes(2);
  expect(statuses).toEqual([{ kind: "server", savedAt }]);
});

it("deletes no draft that another tab or device has saved", async () => {
  rejectOnce(changed);
  mayReplace.mockResolvedValue(false);
  const saver = createSaver({ isOnServer: true });
  draft = undefined;
  saver.change("discarded");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(statuses).toEqual([undefined]);
});

it("says nothing about a discarded draft that cannot be deleted yet, and deletes it later", async () => {
  rejectOnce({ kind: "unavailable", status: 503 });
  const saver = createSaver({ isOnServer: true });
  draft = undefined;
  saver.change("discarded");
  await vi.advanceTimersByTimeAsync(1000);
  expect(send.mock.calls).toEqual([[null]]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(send.mock.calls).toEqual([[null], [null]]);
  expect(statuses).toEqual([undefined]);
});

it("says that a change during a failing deletion is on the device", async () => {
  let fail: (error: ApiError) => void = () => undefined;
  send.mockReturnValueOnce(new Promise((_resolve, reject) => (fail = reject)));
  const saver = createSaver({ isOnServer: true });
  const typed = draft;
  draft = undefined;
  saver.change("discarded");
  saver.flush();
  draft = typed;
  saver.change("changed");
  fail(new ApiError({ kind: "unavailable", status: 503 }));
  await vi.advanceTimersByTimeAsync(0);
  expect(statuses.at(-1)).toEqual({ kind: "device" });
});

it("compares with the draft of the server before the first save when it could not be read", async () => {
  mayReplace.mockRejectedValueOnce(new ApiError({ kind: "offline" })).mockResolvedValueOnce(true);
  const saver = createSaver({ isKnown: false });
  saver.change("changed");
  await vi.advanceTimersByTimeAsync(1000);
  expect(send).not.toHaveBeenCalled();
  expect(statuses).toEqual([{ kind: "device" }]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(statuses.at(-1)).toEqual({ kind: "server", savedAt });
  saver.change("changed");
  await vi.advanceTimersByTimeAsync(1000);
  expect(send).toHaveBeenCalledTimes(2);
  expect(mayReplace).toHaveBeenCalledTimes(2);
});
