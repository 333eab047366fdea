import { useEffect, useState, type ReactNode } from "react";
import { failureWords } from "../../api/failureMessage.ts";
import type { Failure } from "../../api/failure.ts";
import { useWords } from "../../i18n/Words.tsx";
import { Banner } from "../../components/feedback/Banner.tsx";
import { WaitingButton } from "./CooldownButton.tsx";

/** How long a code is given time to arrive before it can be asked for again, in seconds. */
const pause = 30;

/** Asks for a code once more, after giving the last one time to arrive; when that failed, at once. */
export function Resend({ busy, failure, onResend }: { busy: boolean; failure: Failure | undefined; onResend: () => void }): ReactNode {
  const say = useWords();
  const [counted, count] = useState(pause);
  const left = failure === undefined ? counted : 0;
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => count(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  const send = (): void => {
    count(pause);
    onResend();
  };
  return (
    <>
      {failure !== undefined && (
        <Banner tone="error" announce="assertive">
          {failureWords(say, failure)}
        </Banner>
      )}
      <WaitingButton busy={busy} reason={left > 0 ? say("code.wait", { seconds: left }) : undefined} ready={failure === undefined ? say("code.ready") : undefined} onPress={send}>
        {say("code.resend")}
      </WaitingButton>
    </>
  );
}
