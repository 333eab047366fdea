import "./SettingsPanel.css";
import type { ReactNode } from "react";

/** What stands in a settings panel. */
export type PanelStackProps = {
  title: ReactNode;
  /** OptionGroups, Switches and a Button, top to bottom. */
  children: ReactNode;
  /** What was just changed; read out when it changes. */
  status?: ReactNode;
};

/** The layout of the accessibility panel: a title, its controls, and a polite word on what changed. */
export function PanelStack({ title, children, status }: PanelStackProps) {
  return (
    <div className="panel-stack">
      <p className="panel-stack-title">{title}</p>
      {children}
      <p className="panel-stack-status" role="status">
        {status}
      </p>
    </div>
  );
}
