import { useEffect, useState, type ReactNode } from "react";
import type { Failure } from "../../api/failure.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { Banner } from "../../components/feedback/Banner.tsx";
import { FailureBanner } from "../../components/feedback/FailureBanner.tsx";
import { CooldownButton } from "./CooldownButton.tsx";

/** Delay before a code can be requested again, in seconds. */
const resendDelaySeconds = 30;

/**
 * Renders the button that requests another code: after a delay, or at once when the last request failed. `refusal` says that the
 * server refused it: the same request would be refused again.
 */
export function ResendCode({
  busy,
  failure,
  refusal,
  onResend,
}: {
  busy: boolean;
  failure: Failure | undefined;
  refusal?: string | undefined;
  onResend: () => void;
}): ReactNode {
  const t = useT();
  const [remainingSeconds, setRemainingSeconds] = useState(resendDelaySeconds);
  const delaySeconds = failure === undefined ? remainingSeconds : 0;
  useEffect(() => {
    if (delaySeconds === 0) return undefined;
    const timer = setTimeout(() => setRemainingSeconds(delaySeconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [delaySeconds]);
  const resend = (): void => {
    setRemainingSeconds(resendDelaySeconds);
    onResend();
  };
  return (
    <>
      <FailureBanner failure={failure} />
      {refusal !== undefined && (
        <Banner tone="error" announce="assertive">
          {refusal}
        </Banner>
      )}
      <CooldownButton
        busy={busy}
        reason={delaySeconds > 0 ? t("code.wait", { seconds: delaySeconds }) : undefined}
        description={t("code.wait", { seconds: Math.ceil(delaySeconds / 10) * 10 })}
        readyMessage={failure === undefined ? t("code.ready") : undefined}
        onClick={resend}
      >
        {t("code.resend")}
      </CooldownButton>
    </>
  );
}
