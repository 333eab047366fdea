import "../styles/tone.css";
import "./Banner.css";
import type { ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";
import { toneIcons } from "../styles/tone.ts";
import type { Tone } from "../styles/tone.ts";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";

/** A message that stays until its cause is gone or, with `onClose`, until it is dismissed. */
export type BannerProps = {
  tone: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links. */
  action?: ReactNode;
  /** Reads the message out when it appears: politely, or at once for what cannot wait. */
  announce?: "polite" | "assertive" | undefined;
} & ({ onClose: () => void; closeLabel: ReactNode } | { onClose?: undefined; closeLabel?: undefined });

const roles = { polite: "status", assertive: "alert" } as const;

/** A message in the page, or across it when given to Frame. */
export function Banner({ tone, title, children, action, announce, onClose, closeLabel }: BannerProps) {
  return (
    <div className="banner" data-tone={tone} role={announce && roles[announce]}>
      <Icon name={toneIcons[tone]} />
      <div className="banner-content">
        {title && <p className="banner-title">{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className="banner-action">{action}</div>}
      </div>
      {onClose && (
        <button type="button" className="banner-close" onClick={onClose}>
          <Icon name="close" />
          <VisuallyHidden>{closeLabel}</VisuallyHidden>
        </button>
      )}
    </div>
  );
}
