import type { components } from "../../src/generated/contract.d.ts";
import { validateAnswers } from "../store/validateAnswers.ts";
import {
  findAppeal,
  getAppealDueDate,
  isAppealClosed,
  issueAppealNumber,
  getSubmittedAt,
  getServiceType,
  getAppealStatus,
  type AppealRecord,
} from "../store/appeals.ts";
import { recordAttempt, getRetryAfterSeconds } from "../store/rateLimit.ts";
import { appealMessages } from "../sampleData/appealMessages.ts";
import { questionnaires } from "../sampleData/questionnaires.ts";
import { serviceDetails } from "../sampleData/serviceDetails.ts";
import { services } from "../sampleData/services.ts";
import { toIsoDateTime } from "../store/calendar.ts";
import { attachDocuments, areUnattached } from "../store/documents.ts";
import { fallbackLang, interpolate, translate, type Language } from "../store/localizedText.ts";
import { getFieldErrorMessage, messages } from "../store/messages.ts";
import { getApplicantName, getOwner } from "../store/owners.ts";
import type { MockStore } from "../store/mockStore.ts";
import { ok, paginate, type Behaviour } from "./behaviour.ts";
import { toDocument } from "./documents.ts";
import { toPayment } from "./payments.ts";

type Schemas = components["schemas"];

/** How many appeals one person may send in a quarter of an hour. */
const maxAppealsPerWindow = 20;

/** An appeal as lists show it. */
function toAppeal(appeal: AppealRecord, lang: Language): Schemas["Appeal"] {
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
    ...fallbackLang(serviceType, lang),
  };
}

function toAppealDetail(store: MockStore, appeal: AppealRecord, lang: Language): Schemas["AppealDetail"] {
  const { applicant, serviceId, category, subject, text, counterparty, answers, steps, number, owner, isEvaluated } =
    appeal;
  const belongs = (one: { appealNumber?: string; owner: string }): boolean =>
    one.appealNumber === number && one.owner === owner;
  const isOver = isAppealClosed(appeal) && appeal.withdrawnAt === undefined;
  const evaluation =
    isOver && !isEvaluated
      ? questionnaires.find((one) => one.serviceId !== undefined && one.serviceId === serviceId)?.id
      : undefined;
  return {
    ...toAppeal(appeal, lang),
    applicant,
    ...(serviceId !== undefined && { serviceId }),
    ...(category !== undefined && { category }),
    ...(subject !== undefined && { subject }),
    ...(text !== undefined && { text }),
    ...(counterparty !== undefined && { counterparty }),
    ...(answers !== undefined && { answers }),
    history: steps.map(({ status, at, note }) => ({
      status,
      at: toIsoDateTime(at),
      ...(note && { note: translate(note, lang) }),
    })),
    documents: store.state.documents.filter(belongs).map(toDocument),
    payments: store.state.payments.filter(belongs).map((payment) => toPayment(payment, lang)),
    withdrawable: !isAppealClosed(appeal),
    ...(evaluation !== undefined && { evaluationId: evaluation }),
  };
}

/** Days in their order; an appeal that the law sets no time comes last, whichever way the list goes. */
const compareDueDates =
  (direction: 1 | -1) =>
  (a: AppealRecord, b: AppealRecord): number => {
    const [first, second] = [getAppealDueDate(a), getAppealDueDate(b)];
    if (first === undefined || second === undefined)
      return Number(first === undefined) - Number(second === undefined) || b.id - a.id;
    return direction * (Date.parse(first) - Date.parse(second)) || b.id - a.id;
  };

const comparators: Readonly<Record<Schemas["AppealSort"], (a: AppealRecord, b: AppealRecord) => number>> = {
  "appealDate.desc": (a, b) => getSubmittedAt(b) - getSubmittedAt(a) || b.id - a.id,
  "appealDate.asc": (a, b) => getSubmittedAt(a) - getSubmittedAt(b) || a.id - b.id,
  "dueDate.asc": compareDueDates(1),
  "dueDate.desc": compareDueDates(-1),
};

/** Applications, complaints and suggestions, and how far each has come. */
export const appealHandlers = {
  listAppeals: ({ store, lang, principal, query }) => {
    const owner = getOwner(principal);
    const { status, kind, sort = "appealDate.desc" } = query;
    const wanted = store.state.appeals
      .filter((appeal) => appeal.owner === owner)
      .filter((appeal) => status === undefined || getAppealStatus(appeal) === status)
      .filter((appeal) => kind === undefined || appeal.kind === kind)
      .toSorted(comparators[sort]);
    return ok(
      paginate(
        wanted.map((appeal) => toAppeal(appeal, lang)),
        query,
      ),
    );
  },

  sendAppeal: ({ store, lang, principal, body }) => {
    const tried = `appeal ${principal.account.id}`;
    const wait = getRetryAfterSeconds(store, tried, maxAppealsPerWindow);
    if (wait > 0) return { status: 429, retryAfterSeconds: wait };
    const owner = getOwner(principal);
    const serviceId = body.kind === "SUGGESTION" ? undefined : (body.serviceId ?? "102");
    const service = services.find(({ id }) => id === serviceId);
    const form = serviceId === undefined ? undefined : serviceDetails[serviceId]?.form;
    if (serviceId !== undefined && (service === undefined || form === undefined))
      return { status: 422, fields: { serviceId: getFieldErrorMessage("sendAppeal", "serviceId") } };
    const { documentIds = [] } = body;
    const needsPapers =
      body.kind === "APPLICATION" &&
      serviceDetails[body.serviceId]?.requiredDocuments.some(({ mandatory }) => mandatory) === true;
    if (needsPapers && documentIds.length === 0)
      return { status: 422, fields: { documentIds: messages.documentsNeeded } };
    if (!areUnattached(store, owner, documentIds))
      return { status: 422, fields: { documentIds: messages.documentsUnknown } };
    const answers = body.kind === "APPLICATION" ? (body.answers ?? {}) : undefined;
    const problems = answers && form ? validateAnswers(form, answers) : {};
    if (Object.keys(problems).length > 0) return { status: 422, fields: problems };
    recordAttempt(store, tried);

    const words = body.kind === "APPLICATION" ? {} : { subject: body.subject, text: body.text };
    const days = body.kind === "COMPLAINT" ? 15 : service?.durationWorkingDays;
    const appeal: AppealRecord = {
      id: store.nextId(),
      number: issueAppealNumber(store),
      owner,
      accountId: principal.account.id,
      applicant: getApplicantName(principal),
      kind: body.kind,
      ...(serviceId !== undefined && { serviceId }),
      ...(days !== undefined && { dueWorkingDays: days }),
      ...words,
      ...(body.kind === "COMPLAINT" && { category: body.category, counterparty: body.counterparty }),
      ...(answers &&
        form && {
          answers: Object.fromEntries(form.flatMap(({ name }) => (name in answers ? [[name, answers[name]]] : []))),
        }),
      steps: [{ status: "WAITING", at: store.now() }],
      ...(store.config.appealStepSeconds > 0 && { nextStepAt: store.now() + store.config.appealStepSeconds * 1000 }),
    };
    store.state.appeals.push(appeal);
    attachDocuments(store, documentIds, appeal.number);
    return ok({
      ...toAppeal(appeal, lang),
      message: translate(interpolate(appealMessages.accepted, { number: appeal.number }), lang),
    });
  },

  readAppeal: ({ store, lang, principal, pathParams: { id } }) => {
    const appeal = findAppeal(store, getOwner(principal), id);
    return appeal === undefined ? { status: 404 } : ok(toAppealDetail(store, appeal, lang));
  },

  withdrawAppeal: ({ store, lang, principal, pathParams: { id } }) => {
    const appeal = findAppeal(store, getOwner(principal), id);
    if (appeal === undefined) return { status: 404 };
    if (isAppealClosed(appeal)) return { status: 409 };
    appeal.withdrawnAt = store.now();
    delete appeal.nextStepAt;
    // Nobody works on it any more, so nothing is to be paid for it.
    store.state.payments = store.state.payments.filter(
      ({ appealNumber, paidAt }) => appealNumber !== appeal.number || paidAt !== undefined,
    );
    return ok({
      ...toAppeal(appeal, lang),
      message: translate(interpolate(appealMessages.withdrawn, { number: appeal.number }), lang),
    });
  },
} satisfies Behaviour;
