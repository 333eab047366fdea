import { getFailure } from "../api/failure.ts";
import { isOperationMissing } from "../api/isOperationMissing.ts";

/** Where the last changes of a draft are; `undefined` before the first change. */
export type DraftStatus = { kind: "server"; savedAt: string } | { kind: "device" } | undefined;

/** How a draft saver reads and sends a draft. */
type DraftSaverOptions = {
  /** Returns the current draft, `undefined` when there is none. */
  read: () => Record<string, unknown> | undefined;
  /** Saves the draft on the server, or deletes it there (`null`). Resolves with the time of the server. */
  send: (data: Record<string, unknown> | null) => Promise<string | undefined>;
  onStatus: (status: DraftStatus) => void;
  /** The server has a draft of this form already. */
  isOnServer: boolean;
};

/** Saves a draft on the server some time after its last change. */
export type DraftSaver = {
  change: (change: "changed" | "discarded") => void;
  /** Saves a pending change at once. */
  flush: () => void;
};

/** How long after the last change a draft is saved. */
const delayMs = 1000;
/** How long after a failure that may pass a draft is saved again. */
const retryMs = 30_000;

/**
 * Returns a saver that sends one request at a time, always with the latest draft. A server that does not implement the
 * operation, or forbids it, is asked once; then the draft stays on the device alone.
 */
export function createDraftSaver({ read, send, onStatus, isOnServer }: DraftSaverOptions): DraftSaver {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: "changed" | "discarded" | undefined;
  let isSending = false;
  let isSupported = true;
  let mayBeOnServer = isOnServer;

  const schedule = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), ms);
  };
  const save = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (isSending || pending === undefined || !isSupported) return;
    const data = read();
    const change = pending;
    pending = undefined;
    // Without a draft that somebody has discarded, another tab or a sign-out has removed it: the one of the server stays.
    if (data === undefined && (change === "changed" || !mayBeOnServer)) return;
    isSending = true;
    mayBeOnServer = true;
    try {
      const savedAt = await send(data ?? null);
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
  const handleFailure = (error: unknown, change: "changed" | "discarded"): void => {
    onStatus({ kind: "device" });
    const failure = getFailure(error);
    const kind = failure?.kind;
    if (isOperationMissing(failure)) isSupported = false;
    else if (kind === "offline" || kind === "timeout" || kind === "unavailable") {
      pending ??= change;
      schedule(retryMs);
    }
  };
  return {
    change: (change) => {
      pending = change;
      if (change === "discarded") onStatus(undefined);
      else if (!isSupported) onStatus({ kind: "device" });
      schedule(delayMs);
    },
    flush: () => void save(),
  };
}
