import "./TimestampNotice.css";
import type { ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";
import { clockIcon } from "../icons/paths/clockIcon.ts";

/** Renders the age of outdated content, with an optional button that reloads it. */
export function TimestampNotice({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="timestamp-notice">
      <p>
        <Icon path={clockIcon} size="small" />
        <span>{children}</span>
      </p>
      {action}
    </div>
  );
}
