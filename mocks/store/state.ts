import type { RemarkDraft, Language, NotificationChannels, ServiceState } from "../../src/generated/contract.d.ts";
import type { OperationId } from "../generated/requestValidators.js";
import type { ContentVariant } from "../contentVariant.ts";
import { createSeedAccounts, createSeedPossessors, type StoredPossessor, type Account } from "./accounts.ts";
import type { AppealRecord } from "./appeals.ts";
import { createSeedMessages, type AppealMessageRecord } from "./appealMessages.ts";
import { dayMs } from "./calendar.ts";
import type { CallbackRecord } from "./callCenter.ts";
import { questionnaires, type Tally } from "../sampleData/questionnaires.ts";
import type { DocumentRecord } from "./documents.ts";
import { createSeedDrafts, type DraftRecord } from "./drafts.ts";
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

/** A pair of tokens as the token refresh returns it. */
export type IssuedTokens = { accessToken: string; refreshToken: string };

/** A session. Times are milliseconds of the mock store's clock. */
export type SessionRecord = {
  id: number;
  accountId: number;
  /** The id of the session whose tokens these replace since an account was chosen; its own id before. Both end together. */
  signInId: number;
  /** The time of sign-in. */
  signedInAt: number;
  accessToken: string;
  accessExpiresAt: number;
  refreshToken: string;
  refreshExpiresAt: number;
  /** Refresh tokens that were used, with the pair that each returned. Reuse after 30 seconds ends the session. */
  usedRefreshTokens: { token: string; usedAt: number; issuedTokens: IssuedTokens }[];
  /** The certificate of the represented organisation; absent for a citizen. */
  certNumber?: string;
};

/** A code that was sent by e-mail. It is valid once, until `ends`. */
export type VerificationCode = { code: string; purpose: "activation" | "reset"; accountId: number; expiresAt: number };

/** A configured response for the next requests of one operation. */
export type Fault = {
  operationId: OperationId;
  /** The status of the response; 0 drops the connection before the operation, `lost` after it, and 200 only delays. */
  status: number | "lost";
  times: number;
  delaySeconds: number;
};

/** The state of the mock store: plain data that can be serialised as JSON. */
export type State = {
  /** The creation time; published content is dated relative to it. */
  startedAt: number;
  /** The offset of the store's clock, in milliseconds. */
  clockOffsetMs: number;
  lastId: number;
  accounts: Account[];
  possessors: StoredPossessor[];
  sessions: SessionRecord[];
  verificationCodes: VerificationCode[];
  usedIdentityCodes: string[];
  /** The times of attempts, by rate limit key. */
  attempts: Record<string, number[]>;
  notifications: NotificationRecord[];
  appeals: AppealRecord[];
  /** The last appeal number. */
  lastAppealNumber: number;
  documents: DocumentRecord[];
  payments: PaymentRecord[];
  checkoutSessions: CheckoutSession[];
  reports: ReportRecord[];
  feedbacks: FeedbackRecord[];
  drafts: DraftRecord[];
  appealMessages: AppealMessageRecord[];
  callbacks: CallbackRecord[];
  /** Remarks about pages, with the visitor's language. */
  remarks: (RemarkDraft & { language: Language })[];
  /** The evaluation results, by questionnaire id. */
  tallies: Record<number, Tally>;
  serviceStatus: { state: ServiceState; since: number };
  /** The content variant; absent for normal content. */
  contentVariant?: ContentVariant;
  /** Session limits that replace the configured ones, in seconds. */
  sessionLimits?: { refreshTokenLifetimeSeconds: number; sessionLifetimeSeconds: number };
  /** The responses to requests with an Idempotency-Key. */
  idempotencyRecords: IdempotencyRecord[];
  /** How each account is notified, by account id. An account without an entry has the defaults. */
  notificationSettings: Record<number, NotificationChannels[]>;
  outbox: Mail[];
  faults: Fault[];
  /** The number of requests by operation. */
  requestCounts: Partial<Record<OperationId, number>>;
};

/** The lifetime of an activation code. */
export const activationCodeLifetimeMs = dayMs;

/** Returns the initial state. */
export function createInitialState(now: number): State {
  const appeals = createSeedAppeals(now);
  const payments = createSeedPayments(now, appeals);
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
    notifications: createSeedNotifications(now, appeals, payments),
    appeals,
    lastAppealNumber: Math.max(...appeals.map(({ id }) => id)),
    documents: createSeedDocuments(now, appeals),
    payments,
    checkoutSessions: [],
    reports: createSeedReports(now),
    feedbacks: createSeedFeedbacks(now),
    drafts: createSeedDrafts(now),
    appealMessages: createSeedMessages(appeals),
    callbacks: [],
    remarks: [],
    tallies: Object.fromEntries(questionnaires.map(({ id, initialTally }) => [id, { ...initialTally }])),
    serviceStatus: { state: "OK", since: now - 36 * dayMs },
    idempotencyRecords: [],
    notificationSettings: {},
    outbox: [],
    faults: [],
    requestCounts: {},
  };
}
