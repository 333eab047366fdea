import "../styles/tone.css";
import "./FileList.css";
import type { ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";
import { toneIcons } from "../styles/tone.ts";
import type { Tone } from "../styles/tone.ts";
import { documentIcon } from "../icons/paths/documentIcon.ts";

/** A file: its name, its state as text, its upload progress (a fraction from 0 to 1) and its buttons. */
export type FileListItem = {
  id: string;
  name: ReactNode;
  state: ReactNode;
  tone?: Tone | undefined;
  progress?: { fraction: number; label: string } | undefined;
  actions?: ReactNode;
};

/** Renders a list of files. */
export function FileList({ label, items }: { label: string; items: readonly FileListItem[] }) {
  return (
    <ul className="file-list" role="list" aria-label={label}>
      {items.map(({ id, name, state, tone, progress, actions }) => (
        <li key={id} data-tone={tone}>
          <Icon path={tone === undefined ? documentIcon : toneIcons[tone]} />
          <div>
            <div className="file-list-name">{name}</div>
            <div className="file-list-state">{state}</div>
            {progress && (
              <progress className="file-list-progress" max={1} value={progress.fraction} aria-label={progress.label} />
            )}
          </div>
          {actions && <div className="file-list-actions">{actions}</div>}
        </li>
      ))}
    </ul>
  );
}
