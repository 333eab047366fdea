import type { ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { Button } from "../buttons/Button.tsx";
import { saveFile } from "../documents/saveFile.ts";
import { toICalendar, type CalendarEvent } from "./toICalendar.ts";
import { calendarIcon } from "../icons/paths/calendarIcon.ts";

/** Renders a button that saves an event as a file, which the calendar of the device opens. */
export function CalendarButton({ event }: { event: CalendarEvent }): ReactNode {
  const t = useT();
  return (
    <Button
      size="small"
      icon={calendarIcon}
      onClick={() => saveFile(new Blob([toICalendar(event, location.hostname)]), `${event.title}.ics`)}
    >
      {t("calendar.add")}
    </Button>
  );
}
