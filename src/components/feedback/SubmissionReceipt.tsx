import "./SubmissionReceipt.css";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";

/** What has just been done, in the place of the form that asked for it. */
export type SubmissionReceiptProps = { title: ReactNode; children?: ReactNode; action?: ReactNode };

/** Says that something arrived. Its title takes the focus, because the button that was pressed is no longer there. */
export function SubmissionReceipt({ title, children, action }: SubmissionReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="submission-receipt">
      <h2 className="submission-receipt-title" tabIndex={-1} ref={heading}>
        <Icon name="success" size="large" />
        <span>{title}</span>
      </h2>
      {children && <div className="submission-receipt-body">{children}</div>}
      {action && <div className="submission-receipt-action">{action}</div>}
    </div>
  );
}
