import type { components } from "../../src/generated/contract.d.ts";
import { answersProblems } from "../store/validateAnswers.ts";
import { appealOf, dueDateOf, isClosed, nextAppealNumber, sentAt, serviceTypeOf, statusOf, type AppealRecord } from "../store/appeals.ts";
import { countTry, secondsLocked } from "../store/rateLimit.ts";
import { appealWords } from "../sampleData/appealMessages.ts";
import { questionnaires } from "../sampleData/questionnaires.ts";
import { serviceDetails } from "../sampleData/serviceDetails.ts";
import { services } from "../sampleData/services.ts";
import { stampOf } from "../store/calendar.ts";
import { attach, areFree } from "../store/documents.ts";
import { fallbackMark, fill, say, type Language } from "../store/localizedText.ts";
import { fieldMessage, messages } from "../store/messages.ts";
import { nameOf, ownerOf } from "../store/owners.ts";
import type { World } from "../store/mockStore.ts";
import { ok, onePage, type Behaviour } from "./behaviour.ts";
import { documentShown } from "./documents.ts";
import { paymentShown } from "./payments.ts";

type Schemas = components["schemas"];

/** How many appeals one person may send in a quarter of an hour. */
const sendsAllowed = 20;

/** An appeal as lists show it. */
function shown(appeal: AppealRecord, lang: Language): Schemas["Appeal"] {
  const { id, number, kind, dueWorkingDays, withdrawnAt } = appeal;
  const [serviceType, dueDate] = [serviceTypeOf(appeal), dueDateOf(appeal)];
  return {
    id,
    appealNumber: number,
    serviceType: say(serviceType, lang),
    kind,
    appealDate: stampOf(sentAt(appeal)),
    status: statusOf(appeal),
    ...(dueDate !== undefined && dueWorkingDays !== undefined && { dueDate, dueWorkingDays }),
    ...(withdrawnAt !== undefined && { withdrawnAt: stampOf(withdrawnAt) }),
    ...fallbackMark(serviceType, lang),
  };
}

function shownInFull(world: World, appeal: AppealRecord, lang: Language): Schemas["AppealDetail"] {
  const { applicant, serviceId, category, subject, text, counterparty, answers, steps, number, owner, evaluated } = appeal;
  const belongs = (one: { appealNumber?: string; owner: string }): boolean => one.appealNumber === number && one.owner === owner;
  const isOver = isClosed(appeal) && appeal.withdrawnAt === undefined;
  const evaluation = isOver && !evaluated ? questionnaires.find((one) => one.serviceId !== undefined && one.serviceId === serviceId)?.id : undefined;
  return {
    ...shown(appeal, lang),
    applicant,
    ...(serviceId !== undefined && { serviceId }),
    ...(category !== undefined && { category }),
    ...(subject !== undefined && { subject }),
    ...(text !== undefined && { text }),
    ...(counterparty !== undefined && { counterparty }),
    ...(answers !== undefined && { answers }),
    history: steps.map(({ status, at, note }) => ({ status, at: stampOf(at), ...(note && { note: say(note, lang) }) })),
    documents: world.state.documents.filter(belongs).map(documentShown),
    payments: world.state.payments.filter(belongs).map((payment) => paymentShown(payment, lang)),
    withdrawable: !isClosed(appeal),
    ...(evaluation !== undefined && { evaluationId: evaluation }),
  };
}

/** Days in their order; an appeal that the law sets no time comes last, whichever way the list goes. */
const byDueDate = (direction: 1 | -1) => (a: AppealRecord, b: AppealRecord): number => {
  const [first, second] = [dueDateOf(a), dueDateOf(b)];
  if (first === undefined || second === undefined) return Number(first === undefined) - Number(second === undefined) || b.id - a.id;
  return direction * (Date.parse(first) - Date.parse(second)) || b.id - a.id;
};

const orders: Readonly<Record<Schemas["AppealSort"], (a: AppealRecord, b: AppealRecord) => number>> = {
  "appealDate.desc": (a, b) => sentAt(b) - sentAt(a) || b.id - a.id,
  "appealDate.asc": (a, b) => sentAt(a) - sentAt(b) || a.id - b.id,
  "dueDate.asc": byDueDate(1),
  "dueDate.desc": byDueDate(-1),
};

/** Applications, complaints and suggestions, and how far each has come. */
export const appeals = {
  listAppeals: ({ world, lang, visitor, query }) => {
    const owner = ownerOf(visitor);
    const { status, kind, sort = "appealDate.desc" } = query;
    const wanted = world.state.appeals
      .filter((appeal) => appeal.owner === owner)
      .filter((appeal) => status === undefined || statusOf(appeal) === status)
      .filter((appeal) => kind === undefined || appeal.kind === kind)
      .toSorted(orders[sort]);
    return ok(onePage(wanted.map((appeal) => shown(appeal, lang)), query));
  },

  sendAppeal: ({ world, lang, visitor, body }) => {
    const tried = `appeal ${visitor.account.id}`;
    const wait = secondsLocked(world, tried, sendsAllowed);
    if (wait > 0) return { status: 429, retryAfter: wait };
    const owner = ownerOf(visitor);
    const serviceId = body.kind === "SUGGESTION" ? undefined : (body.serviceId ?? "102");
    const service = services.find(({ id }) => id === serviceId);
    const form = serviceId === undefined ? undefined : serviceDetails[serviceId]?.form;
    if (serviceId !== undefined && (service === undefined || form === undefined)) return { status: 422, fields: { serviceId: fieldMessage("sendAppeal", "serviceId") } };
    const { documentIds = [] } = body;
    const needsPapers = body.kind === "APPLICATION" && serviceDetails[body.serviceId]?.requiredDocuments.some(({ mandatory }) => mandatory) === true;
    if (needsPapers && documentIds.length === 0) return { status: 422, fields: { documentIds: messages.documentsNeeded } };
    if (!areFree(world, owner, documentIds)) return { status: 422, fields: { documentIds: messages.documentsUnknown } };
    const answers = body.kind === "APPLICATION" ? (body.answers ?? {}) : undefined;
    const problems = answers && form ? answersProblems(form, answers) : {};
    if (Object.keys(problems).length > 0) return { status: 422, fields: problems };
    countTry(world, tried);

    const words = body.kind === "APPLICATION" ? {} : { subject: body.subject, text: body.text };
    const days = body.kind === "COMPLAINT" ? 15 : service?.durationWorkingDays;
    const appeal: AppealRecord = {
      id: world.nextId(),
      number: nextAppealNumber(world),
      owner,
      accountId: visitor.account.id,
      applicant: nameOf(visitor),
      kind: body.kind,
      ...(serviceId !== undefined && { serviceId }),
      ...(days !== undefined && { dueWorkingDays: days }),
      ...words,
      ...(body.kind === "COMPLAINT" && { category: body.category, counterparty: body.counterparty }),
      ...(answers && form && { answers: Object.fromEntries(form.flatMap(({ name }) => (name in answers ? [[name, answers[name]]] : []))) }),
      steps: [{ status: "WAITING", at: world.now() }],
      ...(world.rules.appealPace > 0 && { movesAt: world.now() + world.rules.appealPace * 1000 }),
    };
    world.state.appeals.push(appeal);
    attach(world, documentIds, appeal.number);
    return ok({ ...shown(appeal, lang), message: say(fill(appealWords.accepted, { number: appeal.number }), lang) });
  },

  readAppeal: ({ world, lang, visitor, path: { id } }) => {
    const appeal = appealOf(world, ownerOf(visitor), id);
    return appeal === undefined ? { status: 404 } : ok(shownInFull(world, appeal, lang));
  },

  withdrawAppeal: ({ world, lang, visitor, path: { id } }) => {
    const appeal = appealOf(world, ownerOf(visitor), id);
    if (appeal === undefined) return { status: 404 };
    if (isClosed(appeal)) return { status: 409 };
    appeal.withdrawnAt = world.now();
    delete appeal.movesAt;
    // Nobody works on it any more, so nothing is to be paid for it.
    world.state.payments = world.state.payments.filter(({ appealNumber, paidAt }) => appealNumber !== appeal.number || paidAt !== undefined);
    return ok({ ...shown(appeal, lang), message: say(fill(appealWords.withdrawn, { number: appeal.number }), lang) });
  },
} satisfies Behaviour;
