import { useEffect, useId, useState, type ReactNode } from "react";
import { failureWords } from "../cache/failureWords.ts";
import type { Failure } from "../http/failure.ts";
import { useWords } from "../i18n/Words.tsx";
import { Banner } from "../ui/Banner.tsx";
import { Button } from "../ui/Button.tsx";
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx";

/** How long a code is given time to arrive before it can be asked for again, in seconds. */
const pause = 30;

/** Asks for a code once more, after giving the last one time to arrive; when that failed, at once. */
export function Resend({ busy, failure, onResend }: { busy: boolean; failure: Failure | undefined; onResend: () => void }): ReactNode {
  const say = useWords();
  const waitId = useId();
  const [counted, setLeft] = useState(pause);
  const left = failure === undefined ? counted : 0;
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  const send = (): void => {
    if (left > 0 || busy) return;
    setLeft(pause);
    onResend();
  };
  return (
    <>
      {failure !== undefined && (
        <Banner tone="error" announce="assertive">
          {failureWords(say, failure)}
        </Banner>
      )}
      <Button busy={busy} aria-disabled={left > 0} aria-describedby={left > 0 ? waitId : undefined} onClick={send}>
        {say("code.resend")}
      </Button>
      {left > 0 && <p id={waitId}>{say("code.wait", { seconds: left })}</p>}
      <span role="status">
        <VisuallyHidden>{left === 0 && failure === undefined ? say("code.ready") : ""}</VisuallyHidden>
      </span>
    </>
  );
}
