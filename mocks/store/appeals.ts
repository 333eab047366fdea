import type { components } from "../../src/generated/contract.d.ts";
import { services } from "../sampleData/services.ts";
import { dayOf, type Day } from "./calendar.ts";
import { text, type Text } from "./localizedText.ts";
import type { Owner } from "./owners.ts";
import { workingDaysAfter } from "./workingDays.ts";
import type { World } from "./mockStore.ts";

type Schemas = components["schemas"];

/** How far an appeal has come. */
export type Status = Schemas["ApplicationStatus"];

/** Every status. */
export const statuses: readonly Status[] = ["WAITING", "IN_PROCESS", "PROGRESS", "SEND_FOR_SIGN", "CERTIFICATE_ISSUED", "REFUSED"];

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
  steps: { status: Status; at: number; note?: Text }[];
  withdrawnAt?: number;
  /** When it goes on by itself; absent when only the control door moves it. */
  movesAt?: number;
  evaluated?: true;
} & Partial<Pick<Schemas["AppealDetail"], "category" | "subject" | "text" | "counterparty" | "answers">>;

/** The status of today. */
export const statusOf = ({ steps }: AppealRecord): Status => steps.at(-1)?.status ?? "WAITING";

/** When it was sent. */
export const sentAt = ({ steps }: AppealRecord): number => steps[0]?.at ?? 0;

/** Whether nothing more can happen to it. */
export const isClosed = (appeal: AppealRecord): boolean => appeal.withdrawnAt !== undefined || ["CERTIFICATE_ISSUED", "REFUSED"].includes(statusOf(appeal));

/** The last day for an answer, counted in working days. */
export const dueDateOf = (appeal: AppealRecord): Day | undefined => (appeal.dueWorkingDays === undefined ? undefined : workingDaysAfter(dayOf(sentAt(appeal)), appeal.dueWorkingDays));

const suggestion = text("Təklif", "Предложение", "Suggestion");

/** What an appeal asks for, as lists name it. */
export const serviceTypeOf = ({ serviceId }: Pick<AppealRecord, "serviceId">): Text => services.find(({ id }) => id === serviceId)?.title ?? suggestion;

/** An owner's appeal by its id. */
export const appealOf = (world: World, owner: Owner, id: number): AppealRecord | undefined => world.state.appeals.find((appeal) => appeal.id === id && appeal.owner === owner);

/** The number under which the next appeal is registered, such as `2026-00482`. */
export function nextAppealNumber(world: World): string {
  world.state.lastAppeal += 1;
  return `${dayOf(world.now()).slice(0, 4)}-${String(world.state.lastAppeal).padStart(5, "0")}`;
}
