import { useWords } from "../../i18n/Words.tsx";
import type { Tone } from "../../components/styles/tone.ts";
import type { IconName } from "../../components/icons/iconPaths.ts";
import { lookOf, statusOf } from "./appealStatus.ts";

/** A status for the eye and the ear: its word, what it means for the person, and how it looks. */
export type StatusWords = { word: string; next: string; tone: Tone; icon: IconName };

/** Says a status as the server sent it. One that the portal does not know keeps the server's own word. */
export function useStatusWords(): (said: string, withdrawnAt?: string) => StatusWords {
  const say = useWords();
  return (said, withdrawnAt) => {
    if (withdrawnAt !== undefined) return { word: say("status.withdrawn"), next: say("status.withdrawn.next"), tone: "neutral", icon: "close" };
    const status = statusOf(said);
    const look = lookOf(status);
    return status === undefined ? { word: said, next: say("status.unknown.next"), ...look } : { word: say(`status.${status}`), next: say(`status.${status}.next`), ...look };
  };
}
