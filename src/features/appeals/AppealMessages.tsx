import { useSuspenseQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { getUserKey, type User } from "../../auth/sessionStore.ts";
import { useUser } from "../../auth/useUser.ts";
import { Button } from "../../components/buttons/Button.tsx";
import { ButtonRow } from "../../components/buttons/ButtonRow.tsx";
import { Banner } from "../../components/feedback/Banner.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { maxPerPage } from "../../generated/perPage.ts";
import { StaleNotice } from "../../components/list/StaleNotice.tsx";
import { useAllItems } from "../../components/list/useAllItems.ts";
import { DateText } from "../../components/text/DateText.tsx";
import { LazyBoundary } from "../../components/loading/LazyBoundary.tsx";
import { lazyWithRetry } from "../../components/loading/lazyWithRetry.tsx";
import { QueryBoundary } from "../../components/loading/QueryBoundary.tsx";
import { Skeleton } from "../../components/loading/Skeleton.tsx";
import { MultilineText } from "../../components/text/MultilineText.tsx";
import { readDeviceDraft } from "../../forms/drafts/draftStorage.ts";
import type { AppealMessage } from "../../generated/contract.d.ts";
import { getListAppealMessagesSuspenseQueryOptions } from "../../generated/queries/appeals/index.ts";
import { useLanguage, useMessageLookup, useT } from "../../i18n/IntlProvider.tsx";
import { AppealDocuments } from "./AppealDocuments.tsx";
import { Timeline } from "./Timeline.tsx";
import { appealIcon } from "../../components/icons/paths/appealIcon.ts";

// A page on which nobody writes does not load the form library.
const AppealMessageForm = lazyWithRetry(() => import("./AppealMessageForm.tsx"));

/**
 * Renders what the sender of an appeal and the service have written to each other, and a form for a message. Reads
 * `listAppealMessages`. Renders nothing when the server does not offer the operation. Nobody waits for a document of a
 * closed appeal.
 */
export function AppealMessages({ id, isClosed }: { id: string; isClosed: boolean }): ReactNode {
  const user = useUser();
  return (
    user && (
      <QueryBoundary shape="text" notFound={null}>
        <Conversation id={id} isClosed={isClosed} user={user} />
      </QueryBoundary>
    )
  );
}

function Conversation({ id, isClosed, user }: { id: string; isClosed: boolean; user: User }): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const getPageQuery = (page: number) =>
    getListAppealMessagesSuspenseQueryOptions(
      id,
      { page, perPage: maxPerPage, lang },
      { query: { meta: { errorDisplay: "silent" } } },
    );
  const query = useSuspenseQuery(getPageQuery(1));
  const messages = useAllItems(query.data, getPageQuery);
  const needsDocument = !isClosed && messages.some((message) => message.needsDocument === true);
  // Each appeal has its own draft.
  const formName = `appealMessage-${id}`;
  const [isWriting, setWriting] = useState(() => readDeviceDraft(formName, getUserKey(user)) !== undefined);
  const [hasForm, setHasForm] = useState(isWriting);
  // The form stays open when the requested document has been sent.
  if (needsDocument && !isWriting) setWriting(true);
  if (isWriting && !hasForm) setHasForm(true);
  return (
    <Section title={t("messages.title")}>
      <StaleNotice query={query} />
      {/* Screen readers announce a change only in a region that is already rendered. */}
      <div role="status" className={needsDocument ? undefined : "visually-hidden"}>
        {needsDocument && (
          <Banner tone="warning" title={t("messages.needsDocument")}>
            {t("messages.needsDocumentText")}
          </Banner>
        )}
      </div>
      {messages.length === 0 ? <p>{t("messages.none")}</p> : <MessageList messages={messages} />}
      {!needsDocument && (
        <ButtonRow>
          <Button icon={appealIcon} aria-expanded={isWriting} onClick={() => setWriting(!isWriting)}>
            {t("messages.write")}
          </Button>
        </ButtonRow>
      )}
      {hasForm && (
        // Collapsed, the form goes on sending its files.
        <div hidden={!isWriting}>
          <LazyBoundary resetKey={id} fallback={<Skeleton shape="text" />}>
            <AppealMessageForm id={id} formName={formName} user={user} />
          </LazyBoundary>
        </div>
      )}
    </Section>
  );
}

/** Renders messages with their authors, times and files. */
function MessageList({ messages }: { messages: readonly AppealMessage[] }): ReactNode {
  const { find } = useMessageLookup();
  return (
    <Timeline
      steps={messages.map(({ id, author, text, lang, sentAt, documents }) => ({
        id: String(id),
        tone: author === "SERVICE" ? "info" : "neutral",
        title: find(`messages.author.${author}`) ?? author,
        date: <DateText dateTime={sentAt} hasTime />,
        text: (
          <>
            <bdi lang={lang}>
              <MultilineText>{text}</MultilineText>
            </bdi>
            {documents.length > 0 && <AppealDocuments documents={documents} />}
          </>
        ),
      }))}
    />
  );
}
