import "../styles/tone.css";
import "./StatusChip.css";
import type { ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";
import type { IconName } from "../icons/iconPaths.ts";
import { toneIcons } from "../styles/tone.ts";
import type { Tone } from "../styles/tone.ts";

/** A state in a word. The icon is the tone's unless told. */
export type StatusChipProps = { tone: Tone; icon?: IconName | undefined; children: ReactNode };

/** Status = icon + word + tone. */
export function StatusChip({ tone, icon = toneIcons[tone], children }: StatusChipProps) {
  return (
    <span className="status-chip" data-tone={tone}>
      <Icon name={icon} size="small" />
      <span>{children}</span>
    </span>
  );
}
