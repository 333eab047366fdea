import "./ReportProgress.css";

/** How much of something is done: `part` from 0 to 1. */
export function Progress({ part, label }: { part: number; label: string }) {
  return <progress className="progress" max={1} value={part} aria-label={label} />;
}
