import "./PageLayout.css";
import type { ReactNode } from "react";

/** A page: its one `h1`, what it is for, its main actions, its content. */
export type PageLayoutProps = {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

/** The layout of every page but the home page. Its heading can take focus from code after a change of address. */
export function PageLayout({ title, lead, actions, children }: PageLayoutProps) {
  return (
    <div className="frame-inner page">
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
