import "./LinkCard.css";
import type { ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";
import type { IconName } from "../icons/iconPaths.ts";
import { Link } from "./Link.tsx";
import type { LinkTarget } from "./Link.tsx";

/** One destination: its name is the link, the rest describes it. `level` is that of its heading. */
export type LinkCardProps = LinkTarget & {
  title: ReactNode;
  text?: ReactNode;
  meta?: ReactNode;
  icon?: IconName | undefined;
  level?: 2 | 3 | undefined;
};

/** A card of a CardGrid. All of it can be pressed, yet only the title is read as the link. */
export function LinkCard({ title, text, meta, icon, level = 3, ...target }: LinkCardProps) {
  const Title = `h${level}` as const;
  return (
    <li className="link-card">
      {icon && (
        <span className="link-card-icon">
          <Icon name={icon} size="large" />
        </span>
      )}
      <div className="link-card-content">
        <Title className="link-card-title">
          <Link {...target}>{title}</Link>
        </Title>
        {text && <p className="link-card-text">{text}</p>}
        {meta && <div className="link-card-meta">{meta}</div>}
      </div>
    </li>
  );
}
