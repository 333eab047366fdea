import "./PasswordField.css";
import { useEffect, useRef, useState } from "react";
import { Icon } from "../icons/Icon.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { TextField } from "./TextField.tsx";
import type { TextFieldProps } from "./TextField.tsx";

type PasswordFieldProps = Omit<
  TextFieldProps,
  "type" | "isVerbatim" | "endAdornment" | "inputRef" | "multiline" | "inputMode"
> & {
  /** The labels of the button: "Show" and "Hide". */
  showLabel: string;
  hideLabel: string;
  /** The announcements after a click: "Your password is shown" and "… hidden". */
  shownStatus: string;
  hiddenStatus: string;
};

/** Renders a password field with a button that shows the password. It hides the password on submit and on pagehide. */
export function PasswordField({ showLabel, hideLabel, shownStatus, hiddenStatus, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const [status, setStatus] = useState("");
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const hide = () => setIsShown(false);
    const form = input.current?.form;
    form?.addEventListener("submit", hide);
    window.addEventListener("pagehide", hide);
    return () => {
      form?.removeEventListener("submit", hide);
      window.removeEventListener("pagehide", hide);
    };
  }, []);

  const toggle = () => {
    setIsShown(!isShown);
    setStatus(isShown ? hiddenStatus : shownStatus);
  };
  return (
    <TextField
      {...field}
      type={isShown ? "text" : "password"}
      isVerbatim
      inputRef={input}
      endAdornment={
        <>
          <button type="button" className="password-toggle" aria-controls={field.id} onClick={toggle}>
            <Icon name={isShown ? "eye-off" : "eye"} />
            {isShown ? hideLabel : showLabel} <VisuallyHidden>{field.label}</VisuallyHidden>
          </button>
          <span role="status">
            <VisuallyHidden>{status}</VisuallyHidden>
          </span>
        </>
      }
    />
  );
}
