import "./SettingsPanel.css";
import type { ReactNode } from "react";

/** What stands in a settings panel. */
export type SettingsPanelProps = {
  title: ReactNode;
  /** OptionGroups, Switches and a Button, top to bottom. */
  children: ReactNode;
  /** What was just changed; read out when it changes. */
  status?: ReactNode;
};

/** The layout of the accessibility panel: a title, its controls, and a polite word on what changed. */
export function SettingsPanel({ title, children, status }: SettingsPanelProps) {
  return (
    <div className="settings-panel">
      <p className="settings-panel-title">{title}</p>
      {children}
      <p className="settings-panel-status" role="status">
        {status}
      </p>
    </div>
  );
}
