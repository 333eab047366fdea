import type { components } from "../../src/generated/contract.d.ts";
import type { OperationId } from "../generated/requests.js";
import type { Speech } from "../contentVariant.ts";
import { firstAccounts, firstPossessors, type Account } from "./accounts.ts";
import type { AppealRecord } from "./appeals.ts";
import type { CallbackRecord } from "./callCenter.ts";
import { questionnaires, type Tally } from "../sampleData/questionnaires.ts";
import type { DocumentRecord } from "./documents.ts";
import type { DraftRecord } from "./drafts.ts";
import { firstFeedbacks, type FeedbackRecord } from "./feedbacks.ts";
import { firstAppeals } from "./seed/seedAppeals.ts";
import { firstDocuments } from "./seed/seedDocuments.ts";
import { firstPayments } from "./seed/seedPayments.ts";
import type { KeyRecord } from "./idempotencyKeys.ts";
import { firstNotices, type Notice } from "./notifications.ts";
import type { Mail } from "./mails.ts";
import type { PaymentRecord, Purchase } from "./payments.ts";
import { unverifiedCode } from "./personas.ts";
import { firstReports, type ReportRecord } from "./reports.ts";

/** One sign-in. Times are milliseconds since 1970 by the world's clock. */
export type Session = {
  id: number;
  accountId: number;
  /** When the person signed in. */
  since: number;
  access: string;
  accessEnds: number;
  refresh: string;
  refreshEnds: number;
  /** Refresh tokens that were used. One that comes back was stolen or raced, so it ends the session. */
  spent: string[];
  /** The certificate of the organisation that the person acts for; absent for a citizen. */
  actsAs?: string;
  /** How many of the greetings of a new sign-in were pushed. */
  greetings: number;
};

/** A code that was sent by e-mail, good once and until `ends`. */
export type SentCode = { code: string; purpose: "activation" | "reset"; accountId: number; ends: number };

/** An answer that a developer or a test has ordered for the next calls of one operation. */
export type Fault = { operationId: OperationId; status: number; times: number; delaySeconds: number };

/** Everything of a world that changes: plain data, so that it can be kept as JSON. */
export type State = {
  /** When the world began; what is published is dated from here. */
  startedAt: number;
  /** How far the world's clock was put forward, in milliseconds. */
  ahead: number;
  lastId: number;
  accounts: Account[];
  possessors: components["schemas"]["Possessor"][];
  sessions: Session[];
  codes: SentCode[];
  spentIdentityCodes: string[];
  /** Times of failed attempts, by what was tried. */
  attempts: Record<string, number[]>;
  notices: Notice[];
  appeals: AppealRecord[];
  /** The number of the appeal that was registered last. */
  lastAppeal: number;
  documents: DocumentRecord[];
  payments: PaymentRecord[];
  purchases: Purchase[];
  reports: ReportRecord[];
  feedbacks: FeedbackRecord[];
  drafts: DraftRecord[];
  callbacks: CallbackRecord[];
  /** What readers said about pages, and in which language they read them. */
  remarks: (components["schemas"]["RemarkDraft"] & { language: components["schemas"]["Language"] })[];
  /** What was answered, by the number of the questionnaire. */
  tallies: Record<number, Tally>;
  serviceStatus: { state: components["schemas"]["ServiceState"]; since: number };
  /** How the service speaks, when not as usual. */
  speech?: Speech;
  /** How long sessions and their tokens are good, in seconds, when not as the rules say. */
  limits?: { refreshLifetime: number; sessionLifetime: number };
  /** What was answered to requests that may be repeated. */
  keys: KeyRecord[];
  outbox: Mail[];
  faults: Fault[];
  /** How often each call was answered. */
  calls: Partial<Record<OperationId, number>>;
};

/** How long an activation code is good, in milliseconds. */
export const activationLasts = 24 * 60 * 60_000;

/** The state of a new world. */
export function firstState(now: number): State {
  const appeals = firstAppeals(now);
  return {
    startedAt: now,
    ahead: 0,
    lastId: 9100,
    accounts: firstAccounts(),
    possessors: firstPossessors(),
    sessions: [],
    codes: [{ code: unverifiedCode, purpose: "activation", accountId: 1006, ends: now + activationLasts }],
    spentIdentityCodes: [],
    attempts: {},
    notices: firstNotices(now, appeals),
    appeals,
    lastAppeal: Math.max(...appeals.map(({ id }) => id)),
    documents: firstDocuments(now, appeals),
    payments: firstPayments(now, appeals),
    purchases: [],
    reports: firstReports(now),
    feedbacks: firstFeedbacks(now),
    drafts: [],
    callbacks: [],
    remarks: [],
    tallies: Object.fromEntries(questionnaires.map(({ id, first }) => [id, { ...first }])),
    serviceStatus: { state: "OK", since: now - 36 * 24 * 60 * 60_000 },
    keys: [],
    outbox: [],
    faults: [],
    calls: {},
  };
}
