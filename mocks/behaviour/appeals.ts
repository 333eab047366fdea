import type {
  Appeal,
  AppealDetail,
  AppealDraft,
  AppealSort,
  FollowedAppeal,
  TraderAnswer,
} from "../../src/generated/contract.d.ts";
import { validateAnswers } from "../store/validateAnswers.ts";
import {
  findAppeal,
  getAppealDueDate,
  isAppealClosed,
  isAppealCorrectable,
  issueAppealNumber,
  listNumberForms,
  getSubmittedAt,
  getServiceType,
  getAppealStatus,
  getDueWorkingDays,
  type AppealRecord,
} from "../store/appeals.ts";
import {
  clearAttempts,
  getClientKey,
  getRetryAfterSeconds,
  maxCodeAttempts,
  recordAttempt,
} from "../store/rateLimit.ts";
import type { FormFieldEntry } from "../store/serviceForm.ts";
import { isDocumentMissing } from "../store/appealMessages.ts";
import { appealTexts } from "../sampleData/appealTexts.ts";
import { questionnaires } from "../sampleData/questionnaires.ts";
import { serviceDetails } from "../sampleData/serviceDetails.ts";
import { services } from "../sampleData/services.ts";
import { toIsoDateTime } from "../store/calendar.ts";
import { attachDocuments, areUnattached, hasDocument } from "../store/documents.ts";
import { getFallbackLang, interpolate, translate, type Language } from "../store/localizedText.ts";
import { matchesQuery } from "../store/searchIndex.ts";
import { getFieldErrorMessage, messages } from "../store/messages.ts";
import { getApplicantName, getOwner } from "../store/owners.ts";
import { removeOpenPayments } from "../store/payments.ts";
import type { MockStore } from "../store/mockStore.ts";
import { ok, paginate, type Behaviour } from "./behaviour.ts";
import { toDocument } from "./documents.ts";
import { toPayment } from "./payments.ts";
import { isSameId } from "../../src/config/isSameId.ts";

/** The maximum number of appeals that an account may send within the rate limit window. */
const maxAppealsPerWindow = 60;

/** Returns the representation of an appeal in lists. */
function toAppeal(store: MockStore, appeal: AppealRecord, lang: Language): Appeal {
  const { id, number, kind, dueWorkingDays, withdrawnAt } = appeal;
  const [serviceType, dueDate] = [getServiceType(appeal), getAppealDueDate(appeal)];
  return {
    id,
    appealNumber: number,
    serviceType: translate(serviceType, lang),
    kind,
    appealDate: toIsoDateTime(getSubmittedAt(appeal)),
    status: getAppealStatus(appeal),
    ...(dueDate !== undefined && dueWorkingDays !== undefined && { dueDate, dueWorkingDays }),
    ...(withdrawnAt !== undefined && { withdrawnAt: toIsoDateTime(withdrawnAt) }),
    ...(appeal.isEvaluated && { evaluated: true }),
    ...(isDocumentMissing(store, appeal) && { needsDocument: true }),
    ...getFallbackLang(serviceType, lang),
  };
}

/** Returns what a person without an account may know of an appeal. */
function toFollowedAppeal(appeal: AppealRecord): FollowedAppeal {
  const { number, kind, steps, withdrawnAt } = appeal;
  const dueDate = getAppealDueDate(appeal);
  return {
    appealNumber: number,
    kind,
    appealDate: toIsoDateTime(getSubmittedAt(appeal)),
    status: getAppealStatus(appeal),
    ...(dueDate !== undefined && { dueDate }),
    ...(withdrawnAt !== undefined && { withdrawnAt: toIsoDateTime(withdrawnAt) }),
    history: steps
      .filter(({ isCorrection }) => isCorrection !== true)
      .map(({ status, at }) => ({ status, at: toIsoDateTime(at) })),
  };
}

/** Returns the answer of the business that a complaint is about, if there is one. */
async function toTraderAnswer(
  store: MockStore,
  { traderAnswer, counterparty, owner }: AppealRecord,
  lang: Language,
): Promise<TraderAnswer | undefined> {
  if (traderAnswer === undefined || counterparty === undefined) return undefined;
  const { text, at, documentIds } = traderAnswer;
  const documents = store.state.documents.filter(
    (document) => document.owner === owner && documentIds.some((id) => isSameId(id, document.id)),
  );
  return {
    name: counterparty.name,
    text: translate(text, lang),
    lang,
    answeredAt: toIsoDateTime(at),
    documents: await Promise.all(documents.map((document) => toDocument(store, document))),
  };
}

/** Returns what a payload stores of an appeal. `form` is the form of its service. */
function getAppealContent(body: AppealDraft, form: readonly FormFieldEntry[] | undefined) {
  if (body.kind === "APPLICATION") {
    const { answers = {} } = body;
    return {
      ...(form && {
        answers: Object.fromEntries(form.flatMap(({ name }) => (name in answers ? [[name, answers[name]]] : []))),
      }),
    };
  }
  const { subject, text } = body;
  return {
    subject,
    text,
    ...(body.kind === "COMPLAINT" && { category: body.category, counterparty: body.counterparty }),
  };
}

async function toAppealDetail(store: MockStore, appeal: AppealRecord, lang: Language): Promise<AppealDetail> {
  const { applicant, serviceId, category, subject, text, counterparty, answers, steps, number, owner, isEvaluated } =
    appeal;
  const isRelated = (record: { appealNumber?: string; owner: string }): boolean =>
    record.appealNumber === number && record.owner === owner;
  const isOver = isAppealClosed(appeal) && appeal.withdrawnAt === undefined;
  const traderAnswer = await toTraderAnswer(store, appeal, lang);
  const evaluation =
    isOver && !isEvaluated
      ? questionnaires.find(
          (questionnaire) => questionnaire.serviceId !== undefined && questionnaire.serviceId === serviceId,
        )?.id
      : undefined;
  return {
    ...toAppeal(store, appeal, lang),
    applicant,
    ...(serviceId !== undefined && { serviceId }),
    ...(category !== undefined && { category }),
    ...(subject !== undefined && { subject }),
    ...(text !== undefined && { text }),
    ...(counterparty !== undefined && { counterparty }),
    ...(answers !== undefined && { answers }),
    history: steps.map(({ status, at, note, isCorrection }) => ({
      status,
      at: toIsoDateTime(at),
      ...(note && { note: translate(note, lang) }),
      ...(isCorrection && { correction: true }),
    })),
    documents: await Promise.all(
      store.state.documents.filter(isRelated).map((document) => toDocument(store, document)),
    ),
    payments: store.state.payments.filter(isRelated).map((payment) => toPayment(payment, lang)),
    withdrawable: !isAppealClosed(appeal),
    correctable: isAppealCorrectable(appeal),
    ...(traderAnswer && { traderAnswer }),
    ...(evaluation !== undefined && { evaluationId: evaluation }),
  };
}

/** Compares due dates. Appeals without a due date come last in both directions. */
const compareDueDates =
  (direction: 1 | -1) =>
  (a: AppealRecord, b: AppealRecord): number => {
    const [first, second] = [getAppealDueDate(a), getAppealDueDate(b)];
    if (first === undefined || second === undefined)
      return Number(first === undefined) - Number(second === undefined) || b.id - a.id;
    return direction * (Date.parse(first) - Date.parse(second)) || b.id - a.id;
  };

const comparators: Readonly<Record<AppealSort, (a: AppealRecord, b: AppealRecord) => number>> = {
  "appealDate.desc": (a, b) => getSubmittedAt(b) - getSubmittedAt(a) || b.id - a.id,
  "appealDate.asc": (a, b) => getSubmittedAt(a) - getSubmittedAt(b) || a.id - b.id,
  "dueDate.asc": compareDueDates(1),
  "dueDate.desc": compareDueDates(-1),
};

/** Handlers of appeals: applications, complaints and suggestions. */
export const appealHandlers = {
  listAppeals: ({ store, lang, principal, query }) => {
    const owner = getOwner(principal);
    const { status, word, kind, sort = "appealDate.desc" } = query;
    const matches = store.state.appeals
      .filter((appeal) => appeal.owner === owner)
      .filter((appeal) => status === undefined || getAppealStatus(appeal) === status)
      .filter(
        (appeal) =>
          word === undefined ||
          matchesQuery(word, ...listNumberForms(appeal.number), translate(getServiceType(appeal), lang)),
      )
      .filter((appeal) => kind === undefined || appeal.kind === kind)
      .toSorted(comparators[sort]);
    return ok(
      paginate(
        matches.map((appeal) => toAppeal(store, appeal, lang)),
        query,
      ),
    );
  },

  sendAppeal: ({ store, lang, principal, body }) => {
    const rateLimitKey = `appeal ${principal.account.id}`;
    const retryAfterSeconds = getRetryAfterSeconds(store, rateLimitKey, maxAppealsPerWindow);
    if (retryAfterSeconds > 0) return { status: 429, retryAfterSeconds };
    const owner = getOwner(principal);
    const serviceId = body.kind === "SUGGESTION" ? undefined : String(body.serviceId ?? "102");
    const service = services.find(({ id }) => isSameId(id, serviceId));
    const form = serviceId === undefined ? undefined : serviceDetails[serviceId]?.form;
    if (serviceId !== undefined && (service === undefined || form === undefined))
      return { status: 422, fields: { serviceId: getFieldErrorMessage("sendAppeal", "serviceId") } };
    const { documentIds = [] } = body;
    const needsDocuments =
      body.kind === "APPLICATION" &&
      serviceDetails[String(body.serviceId)]?.requiredDocuments.some(({ mandatory }) => mandatory) === true;
    if (needsDocuments && documentIds.length === 0)
      return { status: 422, fields: { documentIds: messages.documentsNeeded } };
    if (!areUnattached(store, owner, documentIds))
      return { status: 422, fields: { documentIds: messages.documentsUnknown } };
    const answers = body.kind === "APPLICATION" ? (body.answers ?? {}) : undefined;
    const fieldErrors = answers && form ? validateAnswers(form, answers) : {};
    if (Object.keys(fieldErrors).length > 0) return { status: 422, fields: fieldErrors };
    recordAttempt(store, rateLimitKey);

    const dueWorkingDays = getDueWorkingDays(body.kind, serviceId);
    const appeal: AppealRecord = {
      id: store.nextId(),
      number: issueAppealNumber(store),
      owner,
      accountId: principal.account.id,
      applicant: getApplicantName(principal),
      kind: body.kind,
      ...(serviceId !== undefined && { serviceId }),
      ...(dueWorkingDays !== undefined && { dueWorkingDays }),
      ...getAppealContent(body, form),
      steps: [{ status: "WAITING", at: store.now() }],
      ...(store.config.appealStepSeconds > 0 && { nextStepAt: store.now() + store.config.appealStepSeconds * 1000 }),
    };
    store.state.appeals.push(appeal);
    attachDocuments(store, documentIds, appeal.number);
    return ok({
      ...toAppeal(store, appeal, lang),
      message: translate(interpolate(appealTexts.accepted, { number: appeal.number }), lang),
    });
  },

  readAppeal: async ({ store, lang, principal, pathParams: { id } }) => {
    const appeal = findAppeal(store, getOwner(principal), id);
    return appeal === undefined ? { status: 404 } : ok(await toAppealDetail(store, appeal, lang));
  },

  findAppeal: ({ store, clientAddress, body: { appealNumber: entered, email } }) => {
    const appealNumber = entered.trim();
    const rateLimitKey = getClientKey("follow", clientAddress);
    const retryAfterSeconds = getRetryAfterSeconds(store, rateLimitKey, maxCodeAttempts);
    if (retryAfterSeconds > 0) return { status: 429, retryAfterSeconds };
    const appeal = store.state.appeals.find(({ number }) => number === appealNumber);
    const sender = store.state.accounts.find(({ id }) => id === appeal?.accountId);
    if (appeal === undefined || sender?.email.toLowerCase() !== email.toLowerCase()) {
      recordAttempt(store, rateLimitKey);
      return ok({ appealNumber });
    }
    clearAttempts(store, rateLimitKey);
    return ok({ appealNumber, appeal: toFollowedAppeal(appeal) });
  },

  correctAppeal: ({ store, lang, principal, pathParams: { id }, body }) => {
    const owner = getOwner(principal);
    const appeal = findAppeal(store, owner, id);
    if (appeal === undefined) return { status: 404 };
    if (isAppealClosed(appeal)) return { status: 409, code: "APPEAL_CLOSED", message: messages.appealClosed };
    if (!isAppealCorrectable(appeal)) return { status: 409 };
    if (body.kind !== appeal.kind)
      return { status: 422, fields: { kind: getFieldErrorMessage("correctAppeal", "kind") } };
    if (body.kind === "APPLICATION" && !isSameId(body.serviceId, appeal.serviceId))
      return { status: 422, fields: { serviceId: getFieldErrorMessage("correctAppeal", "serviceId") } };
    const form = serviceDetails[appeal.serviceId ?? ""]?.form;
    const fields = body.kind === "APPLICATION" && form ? validateAnswers(form, body.answers ?? {}) : {};
    if (Object.keys(fields).length > 0) return { status: 422, fields };
    // A file that the appeal has already changes nothing.
    const documentIds = (body.documentIds ?? []).filter((documentId) => !hasDocument(store, appeal.number, documentId));
    if (!areUnattached(store, owner, documentIds))
      return { status: 422, fields: { documentIds: messages.documentsUnknown } };
    Object.assign(appeal, getAppealContent(body, form));
    attachDocuments(store, documentIds, appeal.number);
    appeal.steps.push({ status: getAppealStatus(appeal), at: store.now(), isCorrection: true });
    return ok({
      ...toAppeal(store, appeal, lang),
      message: translate(interpolate(appealTexts.corrected, { number: appeal.number }), lang),
    });
  },

  withdrawAppeal: ({ store, lang, principal, pathParams: { id } }) => {
    const appeal = findAppeal(store, getOwner(principal), id);
    if (appeal === undefined) return { status: 404 };
    if (isAppealClosed(appeal)) return { status: 409 };
    appeal.withdrawnAt = store.now();
    delete appeal.nextStepAt;
    removeOpenPayments(store, appeal);
    return ok({
      ...toAppeal(store, appeal, lang),
      message: translate(interpolate(appealTexts.withdrawn, { number: appeal.number }), lang),
    });
  },
} satisfies Behaviour;
