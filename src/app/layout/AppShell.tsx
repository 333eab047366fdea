import "./AppShell.css";
import type { ReactNode } from "react";

/** The parts of every screen. Leaving out `sidebar` gives the layouts without one. */
export type AppShellProps = {
  /** A SkipLink. */
  skipLink: ReactNode;
  /** A ProgressBar, mounted only while something is loading. */
  progress?: ReactNode;
  /** A Header. */
  header: ReactNode;
  /** A Banner about the whole service: an outage, being offline. */
  banner?: ReactNode;
  /** A Sidebar, for those who are signed in. */
  sidebar?: ReactNode;
  /** A Breadcrumb. */
  breadcrumb?: ReactNode;
  /** The page. */
  children: ReactNode;
  /** A ToTop. */
  backToTop: ReactNode;
  /** A Footer. */
  footer: ReactNode;
};

/** Puts the parts of a screen in their places; `main` can take focus from code and is what the skip link finds. */
export function AppShell({
  skipLink,
  progress,
  header,
  banner,
  sidebar,
  breadcrumb,
  children,
  backToTop,
  footer,
}: AppShellProps) {
  return (
    <div className="frame">
      {skipLink}
      {header}
      {/* There from the start, so that what comes later is read out. */}
      <div className="frame-banner" role="status">
        {progress}
        {banner}
      </div>
      <div className="frame-body">
        {sidebar}
        <div className="frame-content">
          {breadcrumb && <div className="frame-inner frame-breadcrumb">{breadcrumb}</div>}
          <main className="frame-main" id="main" tabIndex={-1}>
            {children}
            {backToTop}
          </main>
        </div>
      </div>
      {footer}
    </div>
  );
}
