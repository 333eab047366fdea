import type { ReactNode } from "react";
import { formatTime } from "../i18n/format.ts";
import { useT } from "../i18n/IntlProvider.tsx";
import type { DraftStatus } from "./draftSaver.ts";

/** Renders where the draft of a form was saved: on the server, or only in this tab. Not announced, because it changes after every pause. */
export function DraftStatusLine({ status }: { status: DraftStatus }): ReactNode {
  const t = useT();
  if (status === undefined) return null;
  return (
    <p>
      {status.kind === "server" ? t("draft.savedAt", { time: formatTime(status.savedAt) }) : t("draft.savedOnDevice")}
    </p>
  );
}
