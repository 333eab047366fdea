import type { AppealMessageAuthor, Id } from "../../src/generated/contract.d.ts";
import { appealMessageTexts } from "../sampleData/appealMessageTexts.ts";
import { getSubmittedAt, isAppealClosed, type AppealRecord } from "./appeals.ts";
import { interpolate, type LocalizedText } from "./localizedText.ts";
import type { MockStore } from "./mockStore.ts";

/** A message on an appeal. `sentAt` is a time of the mock store's clock. */
export type AppealMessageRecord = {
  id: number;
  appealId: number;
  author: AppealMessageAuthor;
  /** What a person wrote, or a text of the service. */
  text: string | LocalizedText;
  sentAt: number;
  documentIds: Id[];
  /** Present while the service waits for a document. */
  needsDocument?: true;
};

/** The sample appeal to which the service asks for a missing document. */
const appealWithMissingDocument = 481;

/** Returns the messages of the initial state: the request for a missing document. */
export const createSeedMessages = (appeals: readonly AppealRecord[]): AppealMessageRecord[] =>
  appeals
    .filter(({ id }) => id === appealWithMissingDocument)
    .map((appeal) => ({
      id: 7301,
      appealId: appeal.id,
      author: "SERVICE",
      text: appealMessageTexts.missingDocument,
      sentAt: (appeal.steps.at(-1)?.at ?? getSubmittedAt(appeal)) + 60_000,
      documentIds: [],
      needsDocument: true,
    }));

/** Returns the messages on an appeal, the newest first. */
export const findMessages = (store: MockStore, { id }: AppealRecord): AppealMessageRecord[] =>
  store.state.appealMessages
    .filter(({ appealId }) => appealId === id)
    .toSorted((a, b) => b.sentAt - a.sentAt || b.id - a.id);

/** Returns whether the service waits for a document. */
export const isDocumentMissing = (store: MockStore, appeal: AppealRecord): boolean =>
  !isAppealClosed(appeal) && findMessages(store, appeal).some(({ needsDocument }) => needsDocument);

/** Adds a message of the applicant and the answer of the service, and notifies the applicant. Returns the message. */
export function addMessage(
  store: MockStore,
  appeal: AppealRecord,
  { text, documentIds }: Pick<AppealMessageRecord, "text" | "documentIds">,
): AppealMessageRecord {
  const message: AppealMessageRecord = {
    id: store.nextId(),
    appealId: appeal.id,
    author: "APPLICANT",
    text,
    sentAt: store.now(),
    documentIds,
  };
  const answer = documentIds.length > 0 ? appealMessageTexts.thanks : appealMessageTexts.answer;
  if (documentIds.length > 0) for (const earlier of findMessages(store, appeal)) delete earlier.needsDocument;
  store.state.appealMessages.push(message, {
    id: store.nextId(),
    appealId: appeal.id,
    author: "SERVICE",
    text: isAppealClosed(appeal) ? appealMessageTexts.closed : answer,
    sentAt: store.now(),
    documentIds: [],
  });
  store.pushNotification(appeal.accountId, {
    type: "INFORMATION",
    event: "APPEAL_MESSAGE",
    appealId: appeal.id,
    title: appealMessageTexts.answeredTitle,
    description: interpolate(appealMessageTexts.answeredText, { number: appeal.number }),
  });
  return message;
}
