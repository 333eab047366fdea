import type { IconPath } from "../icons/iconPath.ts";
import { infoIcon } from "../icons/paths/infoIcon.ts";
import { successIcon } from "../icons/paths/successIcon.ts";
import { warningIcon } from "../icons/paths/warningIcon.ts";
import { errorIcon } from "../icons/paths/errorIcon.ts";

/** The meaning of a message or a status. */
export type Tone = "info" | "success" | "warning" | "error" | "neutral";

/** The icon of each tone, which conveys the meaning without colour. */
export const toneIcons: Record<Tone, IconPath> = {
  info: infoIcon,
  success: successIcon,
  warning: warningIcon,
  error: errorIcon,
  neutral: infoIcon,
};
