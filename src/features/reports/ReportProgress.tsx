import "./ReportProgress.css";

/** How much of something is done: `part` from 0 to 1. */
export function ReportProgress({ fraction, label }: { fraction: number; label: string }) {
  return <progress className="report-progress" max={1} value={fraction} aria-label={label} />;
}
