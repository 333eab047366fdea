import "../styles/tone.css";
import "./Banner.css";
import type { ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";
import { toneIcons } from "../styles/tone.ts";
import type { Tone } from "../styles/tone.ts";

type BannerProps = {
  tone: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links. */
  action?: ReactNode;
  /** Announces the message to screen readers when it appears. */
  announce?: "polite" | "assertive" | undefined;
};

const roles = { polite: "status", assertive: "alert" } as const;

/** Renders a message in the page, or across its width as the banner of AppShell. */
export function Banner({ tone, title, children, action, announce }: BannerProps) {
  return (
    <div className="banner" data-tone={tone} role={announce && roles[announce]}>
      <Icon path={toneIcons[tone]} />
      <div className="banner-content">
        {title && <p className="banner-title">{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className="banner-action">{action}</div>}
      </div>
    </div>
  );
}
