import { useState, type ReactNode } from "react";
import { reloadUser } from "../../auth/session.ts";
import { Banner } from "../../components/feedback/Banner.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { Reconnection } from "../../components/loading/Reconnection.tsx";
import { useT } from "../../i18n/IntlProvider.tsx";
import { signOutEverywhere } from "../session/signOutEverywhere.ts";

/** Renders that the user could not be read, with a button that tries again, part of the status region of the layout. */
export function UserFailureBanner(): ReactNode {
  const t = useT();
  const [isReading, setIsReading] = useState(false);
  const [failureCount, setFailureCount] = useState(0);
  const read = async (): Promise<void> => {
    if (isReading) return;
    setIsReading(true);
    try {
      if ((await reloadUser()) !== undefined) setFailureCount((count) => count + 1);
    } finally {
      setIsReading(false);
    }
  };
  return (
    <>
      <Banner
        tone="warning"
        // Another key: screen readers announce the same failure of another attempt.
        title={<span key={failureCount}>{t("session.userNotLoaded")}</span>}
        action={
          <>
            <Button busy={isReading} onClick={() => void read()}>
              {t("action.tryAgain")}
            </Button>
            <Button tone="quiet" onClick={signOutEverywhere}>
              {t("session.signOut")}
            </Button>
          </>
        }
      />
      <Reconnection onReconnect={() => void reloadUser()} />
    </>
  );
}
