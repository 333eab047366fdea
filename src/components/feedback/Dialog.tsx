import "./Dialog.css";
import MuiDialog from "@mui/material/Dialog";
import { useEffect, useId, useState } from "react";
import type { FocusEvent, ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { requestConfirmation } from "../../state/confirmation.ts";
import { getLeaveConfirmation } from "../../state/leaveConfirmation.ts";
import { focusPressedControl } from "../../state/pressedControl.ts";
import { useUnloadWarning } from "../../state/useUnloadWarning.ts";
import { Icon } from "../icons/Icon.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { MuiTheme } from "../styles/MuiTheme.tsx";
import { closeIcon } from "../icons/paths/closeIcon.ts";

/** Without `onClose` neither Escape nor a close button closes the dialog. */
type DialogProps = {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons, the primary one last. They stay in view below a long body. */
  actions?: ReactNode;
  width?: "narrow" | "medium" | "wide" | undefined;
  /** The dialog only asks a question, its title. It does not fill the screen of a phone. */
  isPrompt?: boolean | undefined;
  onClose?: (() => void) | undefined;
  /** What to ask before the dialog closes. While there is a question, the browser also asks before the page is closed. */
  closeQuestion?: string | undefined;
};

const widths = { narrow: "xs", medium: "sm", wide: "md" } as const;

// The title gets the focus first: screen readers start at the top, and phones do not open a keyboard.
// What had it before gets it back: this must be the pressed control.
const focusOnMount = (title: HTMLHeadingElement | null) => {
  if (title === null) return;
  focusPressedControl();
  title.focus();
};

// The element that opened the dialog may no longer exist, as the sign-in button after sign-in. Then main gets the focus.
const restoreLostFocus = () => {
  setTimeout(() => {
    if (document.activeElement === document.body) document.getElementById("main")?.focus({ preventScroll: true });
  });
};

// The focus trap gives a lost focus, such as that of a button that is gone, to the element around the dialog, which has neither
// role nor name. The title gets it from there. Dialogs within this one have titles of their own.
const focusTitleInstead = (target: Element, titleId: string) => {
  const title = document.getElementById(titleId);
  if (target.contains(title) && target.closest("[role=dialog]") === null) title?.focus();
};

/** Renders a modal dialog labelled by its title. It traps the focus and restores it when it closes. */
export function Dialog({
  open,
  title,
  children,
  actions,
  width = "narrow",
  isPrompt = false,
  onClose,
  closeQuestion: message,
}: DialogProps) {
  const t = useT();
  const titleId = useId();
  useEffect(() => restoreLostFocus, []);
  const hasQuestion = message !== undefined;
  useUnloadWarning(hasQuestion);
  const [asking, setAsking] = useState<AbortController>();
  // A question ends with its reason: what is sent meanwhile would no longer be lost.
  useEffect(() => () => asking?.abort(), [asking, hasQuestion]);
  const ask = async (question: string): Promise<void> => {
    const controller = new AbortController();
    setAsking(controller);
    if (await requestConfirmation(getLeaveConfirmation(t, question), controller.signal)) onClose?.();
  };
  const close = onClose && (() => (message === undefined ? onClose() : void ask(message)));
  return (
    <MuiTheme>
      <MuiDialog
        open={open}
        {...(close && { onClose: close })}
        maxWidth={widths[width]}
        fullWidth
        aria-labelledby={titleId}
        onFocus={({ target }: FocusEvent) => focusTitleInstead(target, titleId)}
        {...(isPrompt && { slotProps: { paper: { className: "dialog-prompt" } } })}
      >
        <div className="dialog-head">
          <h2 className="dialog-title" id={titleId} tabIndex={-1} ref={focusOnMount}>
            {title}
          </h2>
          {close && (
            <button type="button" className="dialog-close" onClick={close}>
              <Icon path={closeIcon} />
              <VisuallyHidden>{t("action.close")}</VisuallyHidden>
            </button>
          )}
        </div>
        {children && <div className="dialog-body">{children}</div>}
        {actions && <div className="dialog-actions">{actions}</div>}
      </MuiDialog>
    </MuiTheme>
  );
}
