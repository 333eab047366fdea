import "./FormFooter.css";
import type { ReactNode } from "react";

/** The end of a form. */
export type FormFooterProps = {
  /** The button that sends it. */
  children: ReactNode;
  /** Why it cannot be pressed now, under the id that the button is described by. */
  reason?: ReactNode;
  reasonId: string;
  /** Links and further buttons. */
  extra?: ReactNode;
};

/** What stands under the fields: why nothing can be sent yet, the button, and what else there is to do. */
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
