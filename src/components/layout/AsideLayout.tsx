import "./AsideLayout.css";
import type { ReactNode } from "react";

/** Renders content and, beside it, what helps to understand it; below each other where the page is narrow. */
export function AsideLayout({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <div className="aside-layout-container">
      <div className="aside-layout">
        <div className="aside-layout-main">{children}</div>
        <div className="aside-layout-side">{side}</div>
      </div>
    </div>
  );
}
