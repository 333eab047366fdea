import "./SettingsPanel.css";
import type { ReactNode } from "react";

type SettingsPanelProps = {
  title: ReactNode;
  /** SegmentedControls, Switches and a Button. */
  children: ReactNode;
  /** The last change, for screen readers. */
  status: ReactNode;
};

/** Renders the title, controls and status of the accessibility panel. */
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
