import "./FormFooter.css";
import type { ReactNode } from "react";

type FormFooterProps = {
  /** The submit button. */
  children: ReactNode;
  /** Why the button is disabled. `reasonId` is the id for its `aria-describedby`. */
  reason?: ReactNode;
  reasonId: string;
  /** Links and other buttons. */
  extra?: ReactNode;
};

/** Renders the reason for a disabled button, the submit button and other actions. */
export function FormFooter({ children, reason, reasonId, extra }: FormFooterProps) {
  return (
    <div className="form-footer">
      {reason && (
        <p className="form-footer-reason" id={reasonId}>
          {reason}
        </p>
      )}
      {children}
      {extra}
    </div>
  );
}
