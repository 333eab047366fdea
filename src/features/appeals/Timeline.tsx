import "../../components/styles/tone.css";
import "./Timeline.css";
import type { ReactNode } from "react";
import { Icon } from "../../components/icons/Icon.tsx";
import type { IconPath } from "../../components/icons/iconPath.ts";
import { toneIcons } from "../../components/styles/tone.ts";
import type { Tone } from "../../components/styles/tone.ts";

/** A step of a timeline. */
type TimelineStep = {
  id: string;
  tone: Tone;
  icon?: IconPath | undefined;
  title: ReactNode;
  date?: ReactNode;
  text?: ReactNode;
  /** Whether this is the current step. */
  current?: boolean | undefined;
};

/** Renders the steps of a process in order. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className="timeline" role="list">
      {steps.map(({ id, tone, icon = toneIcons[tone], title, date, text, current }) => (
        <li key={id} className="timeline-step" data-tone={tone} aria-current={current ? "step" : undefined}>
          <span className="timeline-mark">
            <Icon path={icon} />
          </span>
          <div className="timeline-title">{title}</div>
          {date && <p className="timeline-date">{date}</p>}
          {text && <div className="timeline-text">{text}</div>}
        </li>
      ))}
    </ol>
  );
}
