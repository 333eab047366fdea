import "./LinkCard.css";
import type { ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";
import type { IconPath } from "../icons/iconPath.ts";
import { Link } from "./Link.tsx";
import type { LinkTarget } from "./Link.tsx";

/** The content of a card and where it leads. */
export type LinkCardProps = LinkTarget & {
  title: ReactNode;
  text?: ReactNode;
  meta?: ReactNode;
  icon?: IconPath | undefined;
  /** The level of the title heading. */
  level?: 2 | 3 | undefined;
};

/** Renders a card of a CardGrid. The whole card is clickable; only the title is the link for assistive technology. */
export function LinkCard({ title, text, meta, icon, level = 3, ...target }: LinkCardProps) {
  const Title = `h${level}` as const;
  return (
    <li className="link-card">
      {icon && (
        <span className="link-card-icon">
          <Icon path={icon} size="large" />
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
