import "./FormFooter.css";
import type { ReactNode } from "react";

/** The end of a form. */
export type FormFootProps = {
  /** The button that sends it. */
  children: ReactNode;
  /** Why it cannot be pressed now, under the id that the button is described by. */
  reason?: ReactNode;
  reasonId: string;
  /** Links and further buttons. */
  more?: ReactNode;
};

/** What stands under the fields: why nothing can be sent yet, the button, and what else there is to do. */
export function FormFoot({ children, reason, reasonId, more }: FormFootProps) {
  return (
    <div className="form-foot">
      {reason && (
        <p className="form-reason" id={reasonId}>
          {reason}
        </p>
      )}
      {children}
      {more}
    </div>
  );
}
