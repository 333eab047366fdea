import "./TimestampNotice.css";
import type { ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";

/** Renders the age of outdated content, with an optional button that reloads it. */
export function TimestampNotice({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="timestamp-notice">
      <p>
        <Icon name="clock" size="small" />
        <span>{children}</span>
      </p>
      {action}
    </div>
  );
}
