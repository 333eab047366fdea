import { Fragment, type ReactNode } from "react";
import { Banner } from "../components/feedback/Banner.tsx";
import { Button } from "../components/buttons/Button.tsx";
import { ButtonRow } from "../components/buttons/ButtonRow.tsx";
import { Skeleton } from "../components/loading/Skeleton.tsx";
import { formatDateTime } from "../i18n/format.ts";
import { useLanguage, useT } from "../i18n/IntlProvider.tsx";
import { DraftStatusLine } from "./DraftStatusLine.tsx";
import type { FormDefinition } from "./formDefinition.ts";
import { useDraftSaving } from "./useDraftSaving.ts";
import { useStoredDraft } from "./useStoredDraft.ts";

type KeptDraftProps = {
  definition: Pick<FormDefinition<unknown>, "name" | "schema">;
  owner: string;
  /** The title of the service and its language, for the list of drafts. */
  title?: string | undefined;
  lang?: string | undefined;
  children: ReactNode;
};

/** Renders a form whose draft is on the server too, with what is saved where. The form begins with the newer draft. */
export function KeptDraft({ definition, owner, title, lang, children }: KeptDraftProps): ReactNode {
  const t = useT();
  const language = useLanguage();
  const { isReady, version, other, deletedFiles, useOther, keepThis } = useStoredDraft(definition, owner);
  // The draft of another device is not overwritten before the person has chosen.
  const status = useDraftSaving(definition.name, owner, isReady && other === undefined, { title, lang });
  if (!isReady) return <Skeleton shape="text" label={t("state.loading")} slowMessage={t("state.stillWorking")} />;
  return (
    <>
      {other !== undefined && (
        <Banner
          tone="warning"
          announce="polite"
          title={t("draft.other")}
          action={
            <ButtonRow>
              <Button size="small" onClick={useOther}>
                {t("draft.useOther")}
              </Button>
              <Button size="small" onClick={keepThis}>
                {t("draft.keepThis")}
              </Button>
            </ButtonRow>
          }
        >
          {other.savedAt === undefined
            ? t("draft.otherText")
            : t("draft.otherSavedAt", { time: formatDateTime(language, other.savedAt) })}
        </Banner>
      )}
      {deletedFiles.length > 0 && (
        <Banner tone="warning" announce="polite" title={t("draft.filesGone")}>
          {deletedFiles.map(({ fileName }) => fileName).join(", ")}
        </Banner>
      )}
      <Fragment key={version}>{children}</Fragment>
      <DraftStatusLine status={status} />
    </>
  );
}
