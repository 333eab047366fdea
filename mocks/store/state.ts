import type { components } from "../../src/generated/contract.d.ts";
import type { OperationId } from "../generated/requests.js";
import type { ContentVariant } from "../contentVariant.ts";
import { createSeedAccounts, createSeedPossessors, type Account } from "./accounts.ts";
import type { AppealRecord } from "./appeals.ts";
import type { CallbackRecord } from "./callCenter.ts";
import { questionnaires, type Tally } from "../sampleData/questionnaires.ts";
import type { DocumentRecord } from "./documents.ts";
import type { DraftRecord } from "./drafts.ts";
import { createSeedFeedbacks, type FeedbackRecord } from "./feedbacks.ts";
import { createSeedAppeals } from "./seed/seedAppeals.ts";
import { createSeedDocuments } from "./seed/seedDocuments.ts";
import { createSeedPayments } from "./seed/seedPayments.ts";
import type { IdempotencyRecord } from "./idempotencyKeys.ts";
import { createSeedNotifications, type NotificationRecord } from "./notifications.ts";
import type { Mail } from "./mails.ts";
import type { PaymentRecord, CheckoutSession } from "./payments.ts";
import { unverifiedActivationCode } from "./personas.ts";
import { createSeedReports, type ReportRecord } from "./reports.ts";

/** One sign-in. Times are milliseconds since 1970 by the world's clock. */
export type Session = {
  id: number;
  accountId: number;
  /** When the person signed in. */
  signedInAt: number;
  accessToken: string;
  accessExpiresAt: number;
  refreshToken: string;
  refreshExpiresAt: number;
  /** Refresh tokens that were used. One that comes back was stolen or raced, so it ends the session. */
  usedRefreshTokens: string[];
  /** The certificate of the organisation that the person acts for; absent for a citizen. */
  certNumber?: string;
  /** How many of the greetings of a new sign-in were pushed. */
  initialNotificationsSent: number;
};

/** A code that was sent by e-mail, good once and until `ends`. */
export type VerificationCode = { code: string; purpose: "activation" | "reset"; accountId: number; expiresAt: number };

/** An answer that a developer or a test has ordered for the next calls of one operation. */
export type Fault = { operationId: OperationId; status: number; times: number; delaySeconds: number };

/** Everything of a world that changes: plain data, so that it can be kept as JSON. */
export type State = {
  /** When the world began; what is published is dated from here. */
  startedAt: number;
  /** How far the world's clock was put forward, in milliseconds. */
  clockOffsetMs: number;
  lastId: number;
  accounts: Account[];
  possessors: components["schemas"]["Possessor"][];
  sessions: Session[];
  verificationCodes: VerificationCode[];
  usedIdentityCodes: string[];
  /** Times of failed attempts, by what was tried. */
  attempts: Record<string, number[]>;
  notifications: NotificationRecord[];
  appeals: AppealRecord[];
  /** The number of the appeal that was registered last. */
  lastAppealNumber: number;
  documents: DocumentRecord[];
  payments: PaymentRecord[];
  checkoutSessions: CheckoutSession[];
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
  contentVariant?: ContentVariant;
  /** How long sessions and their tokens are good, in seconds, when not as the rules say. */
  sessionLimits?: { refreshTokenLifetimeSeconds: number; sessionLifetimeSeconds: number };
  /** What was answered to requests that may be repeated. */
  idempotencyRecords: IdempotencyRecord[];
  outbox: Mail[];
  faults: Fault[];
  /** How often each call was answered. */
  requestCounts: Partial<Record<OperationId, number>>;
};

/** How long an activation code is good, in milliseconds. */
export const activationCodeLifetimeMs = 24 * 60 * 60_000;

/** The state of a new world. */
export function createInitialState(now: number): State {
  const appeals = createSeedAppeals(now);
  return {
    startedAt: now,
    clockOffsetMs: 0,
    lastId: 9100,
    accounts: createSeedAccounts(),
    possessors: createSeedPossessors(),
    sessions: [],
    verificationCodes: [
      {
        code: unverifiedActivationCode,
        purpose: "activation",
        accountId: 1006,
        expiresAt: now + activationCodeLifetimeMs,
      },
    ],
    usedIdentityCodes: [],
    attempts: {},
    notifications: createSeedNotifications(now, appeals),
    appeals,
    lastAppealNumber: Math.max(...appeals.map(({ id }) => id)),
    documents: createSeedDocuments(now, appeals),
    payments: createSeedPayments(now, appeals),
    checkoutSessions: [],
    reports: createSeedReports(now),
    feedbacks: createSeedFeedbacks(now),
    drafts: [],
    callbacks: [],
    remarks: [],
    tallies: Object.fromEntries(questionnaires.map(({ id, initialTally }) => [id, { ...initialTally }])),
    serviceStatus: { state: "OK", since: now - 36 * 24 * 60 * 60_000 },
    idempotencyRecords: [],
    outbox: [],
    faults: [],
    requestCounts: {},
  };
}
