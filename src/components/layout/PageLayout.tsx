import "./PageLayout.css";
import type { ReactNode } from "react";

type PageLayoutProps = {
  /** The only `h1` of the page. */
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

/** Renders the layout of every page except the home page. Its heading can receive focus after a navigation. */
export function PageLayout({ title, lead, actions, children }: PageLayoutProps) {
  return (
    <div className="page-container page">
      <header className="page-head">
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {lead && <p className="page-lead">{lead}</p>}
        </div>
        {actions && <div className="page-actions">{actions}</div>}
      </header>
      <div className="page-body">{children}</div>
    </div>
  );
}
