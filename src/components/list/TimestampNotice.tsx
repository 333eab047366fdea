import "./TimestampNotice.css";
import type { ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";

/** A line above something that is no longer new: how old it is, and a small button to have it anew. */
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
