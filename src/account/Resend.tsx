import { useEffect, useState, type ReactNode } from "react";
import { useWords } from "../i18n/Words.tsx";
import { Button } from "../ui/Button.tsx";

/** How long a code is given time to arrive before it can be asked for again, in seconds. */
const pause = 30;

/** Asks for a code once more, after giving the first one time to arrive. */
export function Resend({ onResend }: { onResend: () => void }): ReactNode {
  const say = useWords();
  const [left, setLeft] = useState(pause);
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  const send = (): void => {
    if (left > 0) return;
    setLeft(pause);
    onResend();
  };
  return (
    <Button tone="quiet" aria-disabled={left > 0} onClick={send}>
      {left > 0 ? say("code.resendIn", { seconds: left }) : say("code.resend")}
    </Button>
  );
}
