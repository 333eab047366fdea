import { Fragment, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { Banner } from "../../components/feedback/Banner.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { ButtonRow } from "../../components/buttons/ButtonRow.tsx";
import { Skeleton } from "../../components/loading/Skeleton.tsx";
import { getBakuTime } from "../../i18n/bakuCalendar.ts";
import { formatDateTime } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import type { DraftContent } from "./draftStorage.ts";
import { useUnloadWarning } from "../../state/useUnloadWarning.ts";
import type { DraftStatus } from "./draftSaver.ts";
import type { FormDefinition } from "../formDefinition.ts";
import { GoneDraftBanner } from "./GoneDraftBanner.tsx";
import { useDraftSaving } from "./useDraftSaving.ts";
import { useDraftSelection } from "./useDraftSelection.ts";

type DraftSyncProps = {
  definition: Pick<FormDefinition<unknown>, "name" | "schema">;
  owner: string;
  /** The title of the service and its language, for the list of drafts. */
  title?: string | undefined;
  lang?: string | undefined;
  /** What is filled in for the account for which the person acts, by the names of the fields. */
  filledIn?: DraftContent["filledIn"];
  /** What is sent with the form is among the cases of the person. */
  isAppeal?: boolean | undefined;
  children: ReactNode;
};

/** Renders a form whose draft is on the server too, with what is saved where. The form begins with the newer draft. */
export function DraftSync({ definition, owner, title, lang, filledIn, isAppeal, children }: DraftSyncProps): ReactNode {
  const t = useT();
  const language = useLanguage();
  const { isReady, version, other, offer, known, takeOther, keepThis } = useDraftSelection(definition, owner);
  // The draft of another tab or device is not overwritten before the person has chosen.
  const isActive = isReady && other === undefined;
  const status = useDraftSaving(definition, owner, { isActive, title, lang, filledIn, known, offer });
  useUnloadWarning(status?.kind === "device");
  const choiceRef = useRef<HTMLDivElement>(null);
  const focusChoice = (): void => choiceRef.current?.focus();
  const [outcome, setOutcome] = useState<"draft.otherTaken" | "draft.thisKept" | "draft.deleted">();
  const choose = (apply: () => void, newOutcome: typeof outcome): void => {
    // What gets the focus is the outcome, no longer the question.
    flushSync(() => {
      apply();
      setOutcome(newOutcome);
    });
    focusChoice();
  };
  return (
    <>
      {/* It keeps the focus after the choice. Screen readers announce a change only in a region that is already rendered: this
          one is, while the draft is read. */}
      <div
        ref={choiceRef}
        role="status"
        tabIndex={-1}
        className={other === undefined && outcome === undefined ? "visually-hidden" : undefined}
      >
        {other === undefined && outcome !== undefined && <Banner tone="info">{t(outcome)}</Banner>}
        {other === "gone" && (
          <GoneDraftBanner
            isAppeal={isAppeal}
            onStartOver={() => choose(takeOther, "draft.deleted")}
            onKeep={() => choose(keepThis, "draft.thisKept")}
          />
        )}
        {other !== undefined && other !== "gone" && (
          <Banner
            tone="warning"
            title={t("draft.other")}
            action={
              <ButtonRow>
                <Button size="small" onClick={() => choose(takeOther, "draft.otherTaken")}>
                  {t("draft.useOther")}
                </Button>
                <Button size="small" onClick={() => choose(keepThis, "draft.thisKept")}>
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
      </div>
      {isReady ? <Fragment key={version}>{children}</Fragment> : <Skeleton shape="text" />}
      <DraftStatusLine status={status} />
      {/* The choice may have appeared above what the person sees while typing. */}
      {other !== undefined && (
        <ButtonRow>
          <Button size="small" onClick={focusChoice}>
            {t(other === "gone" ? "draft.chooseAction" : "draft.choose")}
          </Button>
        </ButtonRow>
      )}
    </>
  );
}

/**
 * Renders where the draft of a form was saved: on the server, or only in this tab. Only the latter is announced: the time of the
 * former changes after every pause.
 */
function DraftStatusLine({ status }: { status: DraftStatus }): ReactNode {
  const t = useT();
  return (
    <div className={status === undefined ? "visually-hidden" : undefined}>
      {status?.kind === "server" && t("draft.savedAt", { time: getBakuTime(new Date(status.savedAt)) })}
      <div role="status">{status?.kind === "device" && t("draft.savedOnDevice")}</div>
    </div>
  );
}
