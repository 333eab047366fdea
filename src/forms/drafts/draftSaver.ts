import { getFailure } from "../../api/failure.ts";
import { isChangedMeanwhile } from "../../api/isChangedMeanwhile.ts";
import { isOperationMissing } from "../../api/isOperationMissing.ts";
import { isRateLimited } from "../../api/isRateLimited.ts";
import { getRetryAfter } from "../../api/queryClient.ts";

/** Where the last changes of a draft are; `undefined` before the first change. */
export type DraftStatus = { kind: "server"; savedAt: string } | { kind: "device" } | undefined;

/** How a draft saver reads and sends a draft. */
type DraftSaverOptions = {
  /** Returns the current draft, `undefined` when there is none. */
  read: () => Record<string, unknown> | undefined;
  /** Saves the draft on the server, or deletes it there (`null`). Resolves with the time of the server. */
  send: (data: Record<string, unknown> | null) => Promise<string | undefined>;
  /**
   * Reads the draft of the server, before the first save without knowing it, and when the server refuses to replace it.
   * Resolves with whether the one on this device may replace it.
   */
  mayReplace: () => Promise<boolean>;
  onStatus: (status: DraftStatus) => void;
  /** The server has a draft of this form already. */
  isOnServer: boolean;
  /** The draft of the server was read. */
  isKnown: boolean;
};

/** Saves a draft on the server some time after its last change. */
export type DraftSaver = {
  change: (change: "changed" | "discarded") => void;
  /** Saves a pending change at once. */
  flush: () => void;
};

/** How long after the last change a draft is saved. */
const delayMs = 1000;
/** How long after a failure that may pass a draft is saved again, unless the server asks for more time. */
const retryMs = 30_000;

/** Returns whether a request that has failed may succeed later. */
export const mayPass = (error: unknown): boolean =>
  ["offline", "timeout", "unavailable", "accountChanged"].includes(getFailure(error)?.kind ?? "");

/**
 * Returns a saver that sends one request at a time, always with the latest draft. A server that does not implement the
 * operation, or forbids it, is asked once; then the draft stays on the device alone. So it does when another tab or device
 * has saved a draft that this one must not replace.
 */
export function createDraftSaver({
  read,
  send,
  mayReplace,
  onStatus,
  isOnServer,
  isKnown,
}: DraftSaverOptions): DraftSaver {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: "changed" | "discarded" | undefined;
  let isSending = false;
  let isStopped = false;
  let mayBeOnServer = isOnServer;
  let isServerKnown = isKnown;

  const schedule = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), ms);
  };
  const save = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (isSending || pending === undefined || isStopped) return;
    const data = read();
    const change = pending;
    pending = undefined;
    // Without a draft that somebody has discarded, another tab or a sign-out has removed it: the one of the server stays.
    if (data === undefined && (change === "changed" || !mayBeOnServer)) return;
    isSending = true;
    mayBeOnServer = true;
    try {
      const savedAt = await sendUnlessChanged(data ?? null);
      mayBeOnServer = data !== undefined;
      // A change during the request is not saved yet.
      if (pending === undefined && data !== undefined)
        onStatus(savedAt === undefined ? { kind: "device" } : { kind: "server", savedAt });
    } catch (error) {
      handleFailure(error, change);
    }
    isSending = false;
    if (timer === undefined && pending !== undefined) void save();
  };
  const sendUnlessChanged = async (data: Record<string, unknown> | null): Promise<string | undefined> => {
    if (isServerKnown) {
      try {
        return await send(data);
      } catch (error) {
        if (!isChangedMeanwhile(getFailure(error))) throw error;
      }
    }
    if (await mayReplace()) {
      isServerKnown = true;
      return send(data);
    }
    isStopped = true;
    if (pending === "changed") onStatus({ kind: "device" });
    return undefined;
  };
  const handleFailure = (error: unknown, change: "changed" | "discarded"): void => {
    // A draft that could not be deleted is nowhere on the device.
    if ((pending ?? change) === "changed") onStatus({ kind: "device" });
    const failure = getFailure(error);
    if (isOperationMissing(failure)) isStopped = true;
    else if (isRateLimited(failure) || failure?.kind === "invalidResponse" || mayPass(error)) {
      pending ??= change;
      schedule(Math.max(retryMs, 1000 * (getRetryAfter(failure) ?? 0)));
    }
  };
  return {
    change: (change) => {
      pending = change;
      if (change === "discarded") onStatus(undefined);
      else if (isStopped) onStatus({ kind: "device" });
      schedule(delayMs);
    },
    flush: () => void save(),
  };
}
