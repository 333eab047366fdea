import "./Dialog.css";
import MuiDialog from "@mui/material/Dialog";
import { useEffect, useId } from "react";
import type { ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { MuiTheme } from "../styles/MuiTheme.tsx";

/** A dialog. Without `onClose` it blocks: only what it asks for ends it. */
export type DialogProps = {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last; they stay in view under a long body. */
  actions?: ReactNode;
  width?: "narrow" | "medium" | "wide" | undefined;
  /** It only asks something: the title is the question, and on a phone it stays a sheet. */
  isPrompt?: boolean | undefined;
} & ({ onClose: () => void; closeLabel: ReactNode } | { onClose?: undefined; closeLabel?: undefined });

const widths = { narrow: "xs", medium: "sm", wide: "md" } as const;

// Focus starts on the title: it is read first, nothing is skipped, and no keyboard springs up on a phone.
const focusOnMount = (title: HTMLHeadingElement | null) => title?.focus();

// What opened the dialog may be gone by now, as the sign-in button is after signing in. Then the page itself is gone on with.
const restoreLostFocus = () => {
  setTimeout(() => {
    if (document.activeElement === document.body) document.getElementById("main")?.focus({ preventScroll: true });
  });
};

/** A modal dialog named by its title; the focus goes in, stays in, and returns to where it came from. */
export function Dialog({
  open,
  title,
  children,
  actions,
  width = "narrow",
  isPrompt = false,
  onClose,
  closeLabel,
}: DialogProps) {
  const titleId = useId();
  useEffect(() => restoreLostFocus, []);
  return (
    <MuiTheme>
      <MuiDialog
        open={open}
        {...(onClose && { onClose })}
        maxWidth={widths[width]}
        fullWidth
        aria-labelledby={titleId}
        {...(isPrompt && { slotProps: { paper: { className: "dialog-question" } } })}
      >
        <div className="dialog-head">
          <h2 className="dialog-title" id={titleId} tabIndex={-1} ref={focusOnMount}>
            {title}
          </h2>
          {onClose && (
            <button type="button" className="dialog-close" onClick={onClose}>
              <Icon name="close" />
              <VisuallyHidden>{closeLabel}</VisuallyHidden>
            </button>
          )}
        </div>
        {children && <div className="dialog-body">{children}</div>}
        {actions && <div className="dialog-actions">{actions}</div>}
      </MuiDialog>
    </MuiTheme>
  );
}
