import "./AppShell.css";
import type { ReactNode } from "react";

/** The slots of the layout. Without `sidebar` the page takes its width. */
export type AppShellProps = {
  /** A SkipLink. */
  skipLink: ReactNode;
  /** A ProgressBar, mounted only while a request is pending. */
  progress?: ReactNode;
  /** A Header. */
  header: ReactNode;
  /** A Banner about an outage or the connection. */
  banner?: ReactNode;
  /** A Sidebar, for signed-in users. */
  sidebar?: ReactNode;
  /** A BreadcrumbList. */
  breadcrumb?: ReactNode;
  /** The page. */
  children: ReactNode;
  /** A BackToTop link. */
  backToTop: ReactNode;
  /** A Footer. */
  footer: ReactNode;
};

/** Renders the layout of every page. `main` takes focus from the skip link and after navigation. */
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
    <div className="app-shell">
      {skipLink}
      {header}
      {/* Screen readers announce a change only in a live region that is already rendered. */}
      <div className="app-shell-banner" role="status" aria-atomic={false}>
        {progress}
        {banner}
      </div>
      <div className="app-shell-body">
        {sidebar}
        <div className="app-shell-content">
          {breadcrumb && <div className="page-container app-shell-breadcrumb">{breadcrumb}</div>}
          <main className="app-shell-main" id="main" tabIndex={-1}>
            {children}
            {backToTop}
          </main>
        </div>
      </div>
      {footer}
    </div>
  );
}
