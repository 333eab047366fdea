import "../styles/tone.css";
import "./StatusChip.css";
import type { ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";
import type { IconPath } from "../icons/iconPath.ts";
import { toneIcons } from "../styles/tone.ts";
import type { Tone } from "../styles/tone.ts";

/** `icon` defaults to the icon of the tone. */
type StatusChipProps = { tone: Tone; icon?: IconPath | undefined; children: ReactNode };

/** Renders a status as an icon and a text in the colours of a tone. */
export function StatusChip({ tone, icon = toneIcons[tone], children }: StatusChipProps) {
  return (
    <span className="status-chip" data-tone={tone}>
      <Icon path={icon} size="small" />
      <span>{children}</span>
    </span>
  );
}
