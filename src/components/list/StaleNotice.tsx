import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { formatDateTime } from "../../i18n/format.ts";
import { getBakuDate, getBakuTime } from "../../i18n/bakuCalendar.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { Button } from "../buttons/Button.tsx";
import { TimestampNotice } from "./TimestampNotice.tsx";
import { viewState } from "../../state/viewState.ts";

/** The part of a query result that the notice needs. `dataUpdatedAt` is in milliseconds. */
export type StaleNoticeProps = { query: { dataUpdatedAt: number; isError: boolean; refetch: () => Promise<unknown> } };

/** Shows the age of cached data while the device is offline or a refetch has failed; otherwise renders nothing. */
export function StaleNotice({ query: { dataUpdatedAt, isError, refetch } }: StaleNoticeProps): ReactNode {
  const t = useT();
  const language = useLanguage();
  const { isOffline } = useSnapshot(viewState);
  if (!isOffline && !isError) return null;
  const updatedAt = new Date(dataUpdatedAt);
  const iso = updatedAt.toISOString();
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
      {t("list.asOf", {
        time: getBakuDate(updatedAt) === getBakuDate() ? getBakuTime(updatedAt) : formatDateTime(language, iso),
      })}
    </TimestampNotice>
  );
}
