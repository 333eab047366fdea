import "./VisuallyHidden.css";
import type { ReactNode } from "react";

/** Renders text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
