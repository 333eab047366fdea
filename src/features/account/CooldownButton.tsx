import "./CooldownButton.css";
import { useId } from "react";
import type { ReactNode } from "react";
import { Button } from "../../components/buttons/Button.tsx";
import { VisuallyHidden } from "../../components/text/VisuallyHidden.tsx";

/** A button and what keeps it from being pressed. */
export type CooldownButtonProps = {
  children: ReactNode;
  /** Why it cannot be pressed yet; while this is there, presses do nothing. */
  reason?: ReactNode;
  /** What is read out once it can be pressed. */
  readyMessage: ReactNode;
  busy?: boolean | undefined;
  onClick: () => void;
};

/** A button that has to be waited for. It can be reached all the while, and says itself why nothing happens. */
export function CooldownButton({ children, reason, readyMessage, busy, onClick }: CooldownButtonProps) {
  const reasonId = useId();
  const waits = Boolean(reason);
  return (
    <div className="cooldown-button">
      <Button
        busy={busy}
        aria-disabled={waits}
        aria-describedby={waits ? reasonId : undefined}
        onClick={() => waits || busy || onClick()}
      >
        {children}
      </Button>
      {waits && (
        <p className="cooldown-button-reason" id={reasonId}>
          {reason}
        </p>
      )}
      <span role="status">
        <VisuallyHidden>{waits ? "" : readyMessage}</VisuallyHidden>
      </span>
    </div>
  );
}
