import "./SubmissionReceipt.css";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";
import { successIcon } from "../icons/paths/successIcon.ts";

type SubmissionReceiptProps = {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** The form was submitted just now. */
  isNew?: boolean | undefined;
};

/** Confirms a submission in the place of its form. The title of a new one takes the focus, because the submit button is gone. */
export function SubmissionReceipt({ title, children, action, isNew = true }: SubmissionReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <div className="submission-receipt">
      <h2 className="submission-receipt-title" tabIndex={-1} ref={heading}>
        <Icon path={successIcon} size="large" />
        <span>{title}</span>
      </h2>
      {children && <div className="submission-receipt-body">{children}</div>}
      {action && <div className="submission-receipt-action">{action}</div>}
    </div>
  );
}
