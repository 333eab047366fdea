import "./PasswordField.css";
import { useEffect, useRef, useState } from "react";
import { Icon } from "../icons/Icon.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { TextField } from "./TextField.tsx";
import type { TextFieldProps } from "./TextField.tsx";

/** A password and the words of the button that shows it. */
export type PasswordFieldProps = Omit<TextFieldProps, "type" | "end" | "inputRef" | "multiline" | "inputMode"> & {
  /** What the button says and does: "Show" and "Hide". */
  showLabel: string;
  hideLabel: string;
  /** What is read out after a press: "Your password is shown" and "… hidden". */
  shownStatus: string;
  hiddenStatus: string;
};

/** A password field. It hides itself again when its form is sent and when the page is left, so nothing stays on a shared screen. */
export function PasswordField({ showLabel, hideLabel, shownStatus, hiddenStatus, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [status, setStatus] = useState("");
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const hide = () => setShown(false);
    const form = input.current?.form;
    form?.addEventListener("submit", hide);
    window.addEventListener("pagehide", hide);
    return () => {
      form?.removeEventListener("submit", hide);
      window.removeEventListener("pagehide", hide);
    };
  }, []);

  const toggle = () => {
    setShown(!shown);
    setStatus(shown ? hiddenStatus : shownStatus);
  };
  return (
    <TextField
      {...field}
      type={shown ? "text" : "password"}
      inputRef={input}
      endAdornment={
        <>
          <button type="button" className="password-toggle" aria-controls={field.id} onClick={toggle}>
            <Icon name={shown ? "eye-off" : "eye"} />
            {shown ? hideLabel : showLabel} <VisuallyHidden>{field.label}</VisuallyHidden>
          </button>
          <span role="status">
            <VisuallyHidden>{status}</VisuallyHidden>
          </span>
        </>
      }
    />
  );
}
