import type { ApplicationStatus, AppealKind, AppealDetail } from "../../src/generated/contract.d.ts";
import { services } from "../sampleData/services.ts";
import { toIsoDate, type IsoDate } from "./calendar.ts";
import { localizedText, type LocalizedText } from "./localizedText.ts";
import type { Owner } from "./owners.ts";
import { addWorkingDays } from "./workingDays.ts";
import type { MockStore } from "./mockStore.ts";
import { answerWorkingDays } from "../../src/config/answerTime.ts";
import { isDecision } from "../../src/config/appealStatus.ts";
import { isSameId } from "../../src/config/isSameId.ts";
import type { Id } from "../../src/generated/contract.d.ts";

/** The status of an appeal. */
export type AppealStatus = ApplicationStatus;

/** A stored appeal. All times are milliseconds of the mock store's clock. */
export type AppealRecord = {
  id: number;
  number: string;
  owner: Owner;
  /** The account that sent the appeal and receives its notifications. */
  accountId: number;
  /** The name of the applicant: a person or an organisation. */
  applicant: string;
  kind: AppealKind;
  serviceId?: string;
  /** Absent when the law sets no time limit. */
  dueWorkingDays?: number;
  /** The history, oldest first. The first step is the submission. */
  steps: { status: AppealStatus; at: number; note?: LocalizedText; isCorrection?: true }[];
  withdrawnAt?: number;
  /** The time of the next automatic transition; absent when only the control API changes the status. */
  nextStepAt?: number;
  isEvaluated?: true;
  /** The answer of the business that a complaint is about. */
  traderAnswer?: { text: LocalizedText; at: number; documentIds: Id[] };
} & Partial<Pick<AppealDetail, "category" | "subject" | "text" | "counterparty" | "answers">>;

/** Returns the current status. */
export const getAppealStatus = ({ steps }: AppealRecord): AppealStatus => steps.at(-1)?.status ?? "WAITING";

/** Returns the time of submission. */
export const getSubmittedAt = ({ steps }: AppealRecord): number => steps[0]?.at ?? 0;

/** Returns the working days within which an appeal is to be answered; `undefined` when the law sets no time limit. */
export const getDueWorkingDays = (kind: AppealKind, serviceId: string | undefined): number | undefined =>
  kind === "COMPLAINT" ? answerWorkingDays.normal : services.find(({ id }) => id === serviceId)?.durationWorkingDays;

/** Returns true if the appeal cannot change any more. */
export const isAppealClosed = (appeal: AppealRecord): boolean =>
  appeal.withdrawnAt !== undefined || isDecision(getAppealStatus(appeal));

/** Returns true if the sender may still correct the appeal: the service has not taken it up. */
export const isAppealCorrectable = (appeal: AppealRecord): boolean =>
  appeal.withdrawnAt === undefined && getAppealStatus(appeal) === "WAITING";

/** Returns the last day for an answer, counted in working days. */
export const getAppealDueDate = (appeal: AppealRecord): IsoDate | undefined =>
  appeal.dueWorkingDays === undefined
    ? undefined
    : addWorkingDays(toIsoDate(getSubmittedAt(appeal)), appeal.dueWorkingDays);

const suggestionLabel = localizedText("Təklif", "Предложение", "Suggestion");

/** Returns the service type that lists show. */
export const getServiceType = ({ serviceId }: Pick<AppealRecord, "serviceId">): LocalizedText =>
  services.find(({ id }) => id === serviceId)?.title ?? suggestionLabel;

/** Returns an appeal of an owner by id. */
export const findAppeal = (store: MockStore, owner: Owner, id: Id): AppealRecord | undefined =>
  store.state.appeals.find((appeal) => isSameId(appeal.id, id) && appeal.owner === owner);

/** Returns a new appeal number, such as `2026-00482`. */
export function issueAppealNumber(store: MockStore): string {
  store.state.lastAppealNumber += 1;
  return `${toIsoDate(store.now()).slice(0, 4)}-${String(store.state.lastAppealNumber).padStart(5, "0")}`;
}

/** Returns an appeal number as people search for it: as it is, and without the zeros before its last digits. */
export const listNumberForms = (number: string): string[] => [number, number.replace(/-0+/, "-")];
