import "./ProgressBar.css";

/** The one sign that the portal as a whole is busy; how long it will take is not known. Mount it while it is. */
export function ProgressBar({ label }: { label: string }) {
  return <div className="progress-bar" role="progressbar" aria-label={label} />;
}
