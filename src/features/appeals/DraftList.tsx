import { useRef, type ReactNode } from "react";
import type { User } from "../../auth/sessionStore.ts";
import { Button } from "../../components/buttons/Button.tsx";
import { IconList } from "../../components/data/IconList.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { Link } from "../../components/navigation/Link.tsx";
import { TextWithLang } from "../../components/text/TextWithLang.tsx";
import { VisuallyHidden } from "../../components/text/VisuallyHidden.tsx";
import type { ListedDraft } from "../../forms/drafts/listDrafts.ts";
import { useDraftList, useDraftTexts } from "../../forms/drafts/useDraftList.ts";
import { useDraftRemoval } from "../../forms/drafts/useDraftRemoval.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { requestConfirmation } from "../../state/confirmation.ts";
import { showToast } from "../../state/toasts.ts";
import { appealIcon } from "../../components/icons/paths/appealIcon.ts";

/** Renders the drafts of a user, each with a button that deletes it. Reads `listDrafts`. Renders nothing without drafts. */
export function DraftList({ user }: { user: User }): ReactNode {
  const t = useT();
  const { getTitle, getDetails } = useDraftTexts();
  const { drafts } = useDraftList(user);
  const { remove, isRemoving } = useDraftRemoval(user);
  const listRef = useRef<HTMLDivElement>(null);
  const onDelete = async (draft: ListedDraft): Promise<void> => {
    const isConfirmed = await requestConfirmation({
      message: t("draft.delete.question", { title: getTitle(draft) }),
      name: draft.title,
      lang: draft.lang,
      acceptLabel: t("draft.delete.yes"),
      rejectLabel: t("draft.delete.no"),
    });
    // A failure is reported by a toast, as of any mutation.
    if (!isConfirmed || !(await remove(draft))) return;
    showToast({ tone: "success", text: t("draft.deleted") });
    listRef.current?.focus();
  };
  return (
    // Without drafts it takes no space. It keeps the focus after the last one is deleted.
    <div ref={listRef} tabIndex={-1} className={drafts.length === 0 ? "visually-hidden" : undefined}>
      {drafts.length > 0 && (
        <Section title={t("draft.list")}>
          <IconList
            icon={appealIcon}
            items={drafts.map((draft) => ({
              title: (
                <Link href={draft.href}>
                  <TextWithLang lang={draft.lang}>{getTitle(draft)}</TextWithLang>
                </Link>
              ),
              text: getDetails(draft),
              note: (
                <Button
                  size="small"
                  busy={isRemoving}
                  onClick={() => {
                    if (!isRemoving) void onDelete(draft);
                  }}
                >
                  {t("draft.delete")}
                  <VisuallyHidden>
                    {" "}
                    <bdi lang={draft.lang}>{getTitle(draft)}</bdi>
                  </VisuallyHidden>
                </Button>
              ),
            }))}
          />
        </Section>
      )}
    </div>
  );
}
