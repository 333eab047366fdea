import { isClosed, sentAt, serviceTypeOf, statusOf, type AppealRecord, type Status } from "./appeals.ts";
import { services } from "../sampleData/services.ts";
import { dayOf } from "./calendar.ts";
import { issuedPaper, type DocumentRecord } from "./documents.ts";
import { fill, say, type Text } from "./localizedText.ts";
import { appealWords, stepNotices, stepNotes } from "../sampleData/appealMessages.ts";
import { question } from "./notifications.ts";
import { workingDaysAfter } from "./workingDays.ts";
import type { World } from "./mockStore.ts";

/** The way of an appeal that is granted. */
const way: readonly Status[] = ["WAITING", "IN_PROCESS", "PROGRESS", "SEND_FOR_SIGN", "CERTIFICATE_ISSUED"];

/** Where an appeal goes next, unless it is refused. */
export const nextStatus = (status: Status): Status | undefined => way[way.indexOf(status) + 1];

/** Whether an appeal may take this step: the next one on the way, or a refusal before the end. */
export const mayStep = (appeal: AppealRecord, to: Status): boolean => !isClosed(appeal) && (to === "REFUSED" || to === nextStatus(statusOf(appeal)));

/**
 * Lets an appeal take a step: it is told to whoever sent it; the execution of what costs something makes a payment; the
 * end of the way brings a paper and the request to evaluate the service.
 */
export function takeStep(world: World, appeal: AppealRecord, status: Status, at: number = world.now()): void {
  const owed = status === "PROGRESS" && owe(world, appeal);
  const note: Text | undefined = owed ? stepNotes.payFirst : status === "REFUSED" && appeal.kind === "APPLICATION" ? stepNotes.applicationRefused : stepNotes[status];
  appeal.steps.push({ status, at, ...(note && { note }) });
  delete appeal.movesAt;
  if (!isClosed(appeal) && world.rules.appealPace > 0) appeal.movesAt = at + world.rules.appealPace * 1000;
  const { title, description } = stepNotices[status];
  world.push(appeal.accountId, { type: "INFORMATION", title, description: fill(description, { number: appeal.number }) });
  if (status !== "CERTIFICATE_ISSUED") return;
  world.state.documents.push(resultOf(appeal, world.nextId()));
  world.push(appeal.accountId, question);
}

/** Lets every appeal that goes on by itself take the steps whose time has come. What is to be paid first waits for it. */
export function catchUp(world: World): void {
  for (const appeal of world.state.appeals) {
    for (let status = nextStatus(statusOf(appeal)); status !== undefined && isDue(world, appeal); status = nextStatus(status)) takeStep(world, appeal, status, appeal.movesAt);
  }
}

const isDue = (world: World, appeal: AppealRecord): boolean =>
  appeal.movesAt !== undefined && appeal.movesAt <= world.now() && !isClosed(appeal) && !world.state.payments.some(({ appealNumber, paidAt }) => appealNumber === appeal.number && paidAt === undefined);

/** Makes the payment of an appeal whose service costs something; tells whether there is one. */
function owe(world: World, appeal: AppealRecord): boolean {
  const service = services.find(({ id }) => id === appeal.serviceId);
  if (service === undefined || appeal.kind !== "APPLICATION" || service.serviceFee + service.governmentFee === 0) return false;
  const { serviceFee, governmentFee } = service;
  world.state.payments.push({
    id: world.nextId(),
    owner: appeal.owner,
    serviceType: service.title,
    appealNumber: appeal.number,
    target: governmentFee > 0 ? appealWords.stateDuty : appealWords.serviceFee,
    serviceFee,
    governmentFee,
    dueDate: workingDaysAfter(dayOf(world.now()), 10),
  });
  return true;
}

/** The paper at the end of the way: a certificate for what was applied for, a letter for everything else. */
export function resultOf(appeal: AppealRecord, id: number): DocumentRecord {
  const isCertificate = appeal.kind === "APPLICATION";
  const heading = say(isCertificate ? appealWords.certificate : appealWords.letter, "az");
  const at = appeal.steps.at(-1)?.at ?? sentAt(appeal);
  return issuedPaper(
    {
      heading,
      rows: [
        [say(appealWords.number, "az"), appeal.number],
        [say(appealWords.service, "az"), say(serviceTypeOf(appeal), "az")],
        [say(appealWords.applicant, "az"), appeal.applicant],
        [say(appealWords.receivedOn, "az"), dayOf(sentAt(appeal))],
        [say(appealWords.issuedOn, "az"), dayOf(at)],
      ],
      text: [say(isCertificate ? appealWords.certificateText : appealWords.letterText, "az")],
    },
    { id, owner: appeal.owner, name: `${heading} № ${appeal.number}`, fileName: `${isCertificate ? "sertifikat" : "cavab"}-${appeal.number}.pdf`, lang: "az", createdAt: at, appealNumber: appeal.number },
  );
}
