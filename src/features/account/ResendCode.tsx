import { useEffect, useState, type ReactNode } from "react";
import { failureMessage } from "../../api/failureMessage.ts";
import type { Failure } from "../../api/failure.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { Banner } from "../../components/feedback/Banner.tsx";
import { CooldownButton } from "./CooldownButton.tsx";

/** How long a code is given time to arrive before it can be asked for again, in seconds. */
const resendDelaySeconds = 30;

/** Asks for a code once more, after giving the last one time to arrive; when that failed, at once. */
export function ResendCode({
  busy,
  failure,
  onResend,
}: {
  busy: boolean;
  failure: Failure | undefined;
  onResend: () => void;
}): ReactNode {
  const t = useT();
  const [counted, count] = useState(resendDelaySeconds);
  const left = failure === undefined ? counted : 0;
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => count(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  const send = (): void => {
    count(resendDelaySeconds);
    onResend();
  };
  return (
    <>
      {failure !== undefined && (
        <Banner tone="error" announce="assertive">
          {failureMessage(t, failure)}
        </Banner>
      )}
      <CooldownButton
        busy={busy}
        reason={left > 0 ? t("code.wait", { seconds: left }) : undefined}
        readyMessage={failure === undefined ? t("code.ready") : undefined}
        onClick={send}
      >
        {t("code.resend")}
      </CooldownButton>
    </>
  );
}
