import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { formatMoment, formatTime } from "../../i18n/format.ts";
import { dayIn } from "../../i18n/bakuCalendar.ts";
import { useLanguage, useWords } from "../../i18n/Words.tsx";
import { Button } from "../buttons/Button.tsx";
import { Dated } from "./TimestampNotice.tsx";
import { shared } from "../../state/viewState.ts";

/** An answer that is shown: when it came (in milliseconds), whether asking again has failed, and the way to ask once more. */
type AsOfProps = { answer: { dataUpdatedAt: number; isError: boolean; refetch: () => Promise<unknown> } };

/** How old a list is, while it cannot be asked for again: the service is out of reach, or did not answer. Nothing as long as it is up to date. */
export function AsOf({ answer: { dataUpdatedAt, isError, refetch } }: AsOfProps): ReactNode {
  const say = useWords();
  const language = useLanguage();
  const { offline } = useSnapshot(shared);
  if (!offline && !isError) return null;
  const moment = new Date(dataUpdatedAt);
  const iso = moment.toISOString();
  return (
    <Dated action={!offline && <Button size="small" onClick={() => void refetch()}>{say("action.tryAgain")}</Button>}>
      {say("list.asOf", { time: dayIn(moment) === dayIn() ? formatTime(iso) : formatMoment(language, iso) })}
    </Dated>
  );
}
