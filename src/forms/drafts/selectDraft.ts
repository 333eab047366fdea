import { areValuesEqual } from "../areValuesEqual.ts";
import type { DraftContent } from "./draftStorage.ts";
import type { DraftVersion } from "./serverDraft.ts";

/** What this tab has last read from the server, or sent to it: `undefined` when it has not read anything. */
export type KnownDraft = { content: DraftContent | undefined };

/**
 * Returns which draft a form continues with. `conflict`: both have changed since they were the same, so the person chooses.
 * `gone`: the server had the one of the device, which was sent or deleted since, so the person says whether it is needed.
 * The times are those of the server; the clock of the device is not asked.
 */
export function selectDraft(
  device: (DraftVersion & { isUnsaved: boolean }) | undefined,
  server: DraftVersion | undefined,
  known?: KnownDraft,
): "device" | "server" | "conflict" | "gone" {
  if (server === undefined) {
    const wasOnServer = known === undefined ? device?.savedAt !== undefined : known.content !== undefined;
    return wasOnServer && device !== undefined ? "gone" : "device";
  }
  if (known?.content !== undefined && hasSameWords(known.content, server.content)) return "device";
  if (device === undefined) return "server";
  if (device.savedAt !== undefined && device.savedAt === server.savedAt) return "device";
  if (hasSameWords(device.content, server.content)) return "device";
  return device.isUnsaved ? "conflict" : "server";
}

const hasSameWords = (first: DraftContent, second: DraftContent): boolean =>
  areValuesEqual(first.answers, second.answers) && areValuesEqual(first.files ?? [], second.files ?? []);
