import type { IconName } from "../icons/iconPaths.ts";

/** What a message or a status means for the reader. */
export type Tone = "info" | "success" | "warning" | "error" | "neutral";

/** The icon of each tone, so that meaning survives without colour. */
export const toneIcons: Record<Tone, IconName> = {
  info: "info",
  success: "success",
  warning: "warning",
  error: "error",
  neutral: "info",
};
