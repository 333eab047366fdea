import type { ReactNode } from "react";
import type { Failure } from "../api/failure.ts";
import { Banner } from "../components/feedback/Banner.tsx";
import { useT } from "../i18n/IntlProvider.tsx";
import { getSendFailureMessage } from "./sendFailure.ts";

/** Says why what a person has entered was not sent, and announces it. Renders nothing without a failure. */
export function SendFailureBanner({ failure }: { failure: Failure | undefined }): ReactNode {
  const t = useT();
  return (
    failure !== undefined && (
      <Banner tone="error" announce="assertive">
        {getSendFailureMessage(t, failure)}
      </Banner>
    )
  );
}
