import "./PasswordField.css";
import { useEffect, useRef, useState } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { Icon } from "../icons/Icon.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { TextField } from "./TextField.tsx";
import type { TextFieldProps } from "./TextField.tsx";
import { eyeOffIcon } from "../icons/paths/eyeOffIcon.ts";
import { eyeIcon } from "../icons/paths/eyeIcon.ts";
import { HiddenStatus } from "../feedback/HiddenStatus.tsx";

type PasswordFieldProps = Omit<
  TextFieldProps,
  "type" | "isVerbatim" | "endAdornment" | "inputRef" | "multiline" | "inputMode"
>;

/** Renders a password field with a button that shows the password. It hides the password on submit and on pagehide. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useT();
  const [isShown, setIsShown] = useState(false);
  const [status, setStatus] = useState("");
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // The status is empty then: it would be untrue, and the next one is announced only as a change.
    const hide = () => {
      setIsShown(false);
      setStatus("");
    };
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
    setStatus(t(isShown ? "password.isHidden" : "password.isShown"));
  };
  return (
    <TextField
      {...props}
      type={isShown ? "text" : "password"}
      isVerbatim
      inputRef={input}
      endAdornment={
        <>
          <button type="button" className="password-toggle" aria-controls={props.id} onClick={toggle}>
            <Icon path={isShown ? eyeOffIcon : eyeIcon} />
            {t(isShown ? "password.hide" : "password.show")} <VisuallyHidden>{props.label}</VisuallyHidden>
          </button>
          <HiddenStatus>{status}</HiddenStatus>
        </>
      }
    />
  );
}
