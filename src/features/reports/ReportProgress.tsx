import "./ReportProgress.css";

/** Renders the progress of an upload. `fraction` is between 0 and 1. */
export function ReportProgress({ fraction, label }: { fraction: number; label: string }) {
  return <progress className="report-progress" max={1} value={fraction} aria-label={label} />;
}
