import type { IconName } from "../icons/iconPaths.ts";

/** The meaning of a message or a status. */
export type Tone = "info" | "success" | "warning" | "error" | "neutral";

/** The icon of each tone, which conveys the meaning without colour. */
export const toneIcons: Record<Tone, IconName> = {
  info: "info",
  success: "success",
  warning: "warning",
  error: "error",
  neutral: "info",
};
