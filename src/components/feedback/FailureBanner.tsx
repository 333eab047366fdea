import type { ReactNode } from "react";
import type { Failure } from "../../api/failure.ts";
import { getFailureMessage } from "../../api/getFailureMessage.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { Banner } from "./Banner.tsx";

/** Renders the message of a failed request and announces it. Renders nothing without a failure. */
export function FailureBanner({ failure }: { failure: Failure | undefined }): ReactNode {
  const t = useT();
  if (failure === undefined) return null;
  return (
    <Banner tone="error" announce="assertive">
      {getFailureMessage(t, failure)}
    </Banner>
  );
}
