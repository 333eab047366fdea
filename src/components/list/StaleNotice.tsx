import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { formatDateTime, formatTime } from "../../i18n/format.ts";
import { bakuDate } from "../../i18n/bakuCalendar.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { Button } from "../buttons/Button.tsx";
import { TimestampNotice } from "./TimestampNotice.tsx";
import { viewState } from "../../state/viewState.ts";

/** An answer that is shown: when it came (in milliseconds), whether asking again has failed, and the way to ask once more. */
type StaleNoticeProps = { query: { dataUpdatedAt: number; isError: boolean; refetch: () => Promise<unknown> } };

/** How old a list is, while it cannot be asked for again: the service is out of reach, or did not answer. Nothing as long as it is up to date. */
export function StaleNotice({ query: { dataUpdatedAt, isError, refetch } }: StaleNoticeProps): ReactNode {
  const t = useT();
  const language = useLanguage();
  const { isOffline } = useSnapshot(viewState);
  if (!isOffline && !isError) return null;
  const moment = new Date(dataUpdatedAt);
  const iso = moment.toISOString();
  return (
    <TimestampNotice
      action={
        !isOffline && (
          <Button size="small" onClick={() => void refetch()}>
            {t("action.tryAgain")}
          </Button>
        )
      }
    >
      {t("list.asOf", { time: bakuDate(moment) === bakuDate() ? formatTime(iso) : formatDateTime(language, iso) })}
    </TimestampNotice>
  );
}
