import "./ProgressBar.css";

/** Renders an indeterminate progress bar. Mount it only while something is pending. */
export function ProgressBar({ label }: { label: string }) {
  return <div className="progress-bar" role="progressbar" aria-label={label} />;
}
