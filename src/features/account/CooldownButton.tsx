import "./CooldownButton.css";
import { useId } from "react";
import type { ReactNode } from "react";
import { Button } from "../../components/buttons/Button.tsx";
import { HiddenStatus } from "../../components/feedback/HiddenStatus.tsx";

/** Props of `CooldownButton`. */
type CooldownButtonProps = {
  children: ReactNode;
  /** Why the button is disabled. Without a reason it is enabled. */
  reason?: ReactNode;
  /** The reason for screen readers, which read it again whenever it changes. */
  description: ReactNode;
  /** Announced by screen readers when the button becomes enabled. */
  readyMessage: ReactNode;
  busy?: boolean | undefined;
  onClick: () => void;
};

/** Renders a button that is disabled for a while. It stays focusable, and its description says why. */
export function CooldownButton({ children, reason, description, readyMessage, busy, onClick }: CooldownButtonProps) {
  const descriptionId = useId();
  const isWaiting = Boolean(reason);
  return (
    <div className="cooldown-button">
      <Button
        busy={busy}
        aria-disabled={isWaiting}
        aria-describedby={isWaiting ? descriptionId : undefined}
        onClick={() => isWaiting || busy || onClick()}
      >
        {children}
      </Button>
      {isWaiting && (
        <>
          <p className="cooldown-button-reason">{reason}</p>
          <span id={descriptionId} hidden>
            {description}
          </span>
        </>
      )}
      <HiddenStatus>{isWaiting ? "" : readyMessage}</HiddenStatus>
    </div>
  );
}
