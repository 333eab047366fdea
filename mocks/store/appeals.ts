import type { components } from "../../src/generated/contract.d.ts";
import { services } from "../sampleData/services.ts";
import { toIsoDate, type IsoDate } from "./calendar.ts";
import { localizedText, type LocalizedText } from "./localizedText.ts";
import type { Owner } from "./owners.ts";
import { addWorkingDays } from "./workingDays.ts";
import type { MockStore } from "./mockStore.ts";

type Schemas = components["schemas"];

/** How far an appeal has come. */
export type AppealStatus = Schemas["ApplicationStatus"];

/** Every status. */
export const appealStatuses: readonly AppealStatus[] = [
  "WAITING",
  "IN_PROCESS",
  "PROGRESS",
  "SEND_FOR_SIGN",
  "CERTIFICATE_ISSUED",
  "REFUSED",
];

/** An appeal as the service remembers it. All moments are milliseconds by the world's clock. */
export type AppealRecord = {
  id: number;
  number: string;
  owner: Owner;
  /** Who sent it, and is told what happens to it. */
  accountId: number;
  /** In whose name it was sent. */
  applicant: string;
  kind: Schemas["AppealKind"];
  serviceId?: string;
  /** Absent when the law sets no time. */
  dueWorkingDays?: number;
  /** What has happened, the earliest first; the first step is the sending. */
  steps: { status: AppealStatus; at: number; note?: LocalizedText }[];
  withdrawnAt?: number;
  /** When it goes on by itself; absent when only the control door moves it. */
  nextStepAt?: number;
  isEvaluated?: true;
} & Partial<Pick<Schemas["AppealDetail"], "category" | "subject" | "text" | "counterparty" | "answers">>;

/** The status of today. */
export const getAppealStatus = ({ steps }: AppealRecord): AppealStatus => steps.at(-1)?.status ?? "WAITING";

/** When it was sent. */
export const getSubmittedAt = ({ steps }: AppealRecord): number => steps[0]?.at ?? 0;

/** Whether nothing more can happen to it. */
export const isAppealClosed = (appeal: AppealRecord): boolean =>
  appeal.withdrawnAt !== undefined || ["CERTIFICATE_ISSUED", "REFUSED"].includes(getAppealStatus(appeal));

/** The last day for an answer, counted in working days. */
export const getAppealDueDate = (appeal: AppealRecord): IsoDate | undefined =>
  appeal.dueWorkingDays === undefined
    ? undefined
    : addWorkingDays(toIsoDate(getSubmittedAt(appeal)), appeal.dueWorkingDays);

const suggestionLabel = localizedText("Təklif", "Предложение", "Suggestion");

/** What an appeal asks for, as lists name it. */
export const getServiceType = ({ serviceId }: Pick<AppealRecord, "serviceId">): LocalizedText =>
  services.find(({ id }) => id === serviceId)?.title ?? suggestionLabel;

/** An owner's appeal by its id. */
export const findAppeal = (store: MockStore, owner: Owner, id: number): AppealRecord | undefined =>
  store.state.appeals.find((appeal) => appeal.id === id && appeal.owner === owner);

/** The number under which the next appeal is registered, such as `2026-00482`. */
export function issueAppealNumber(store: MockStore): string {
  store.state.lastAppealNumber += 1;
  return `${toIsoDate(store.now()).slice(0, 4)}-${String(store.state.lastAppealNumber).padStart(5, "0")}`;
}
