import type { AppealRecord } from "../appeals.ts";
import { appealTexts } from "../../sampleData/appealTexts.ts";
import { services } from "../../sampleData/services.ts";
import { toIsoDate, addDays } from "../calendar.ts";
import { localizedText, type LocalizedText } from "../localizedText.ts";
import type { PaymentRecord } from "../payments.ts";

type PaymentSeed = {
  id: number;
  appeal?: number;
  owner?: PaymentRecord["owner"];
  service?: string;
  target: LocalizedText;
  serviceFee: number;
  governmentFee: number;
  dueInDays?: number;
  isPaid?: true;
};

const { stateDuty } = appealTexts;

const seeds: readonly PaymentSeed[] = [
  {
    id: 6098,
    appeal: 470,
    target: localizedText("İki tərəzinin yoxlanması", "Поверка двух весов", "Verification of two scales"),
    serviceFee: 71,
    governmentFee: 0,
    dueInDays: 9,
  },
  {
    id: 6044,
    appeal: 390,
    target: localizedText(
      "AZS ISO 22000 standartının elektron nüsxəsi",
      "Электронный экземпляр стандарта AZS ISO 22000",
    ),
    serviceFee: 12.4,
    governmentFee: 0,
    isPaid: true,
  },
  {
    id: 6041,
    appeal: 387,
    target: localizedText("Tərəzinin yoxlanması", "Поверка весов", "Verification of scales"),
    serviceFee: 35.5,
    governmentFee: 0,
    isPaid: true,
  },

  {
    id: 6095,
    appeal: 458,
    target: localizedText("Sertifikatlaşdırma, 2s sxemi", "Сертификация по схеме 2s", "Certification under scheme 2s"),
    serviceFee: 180,
    governmentFee: 0,
    dueInDays: 4,
  },
  { id: 6061, appeal: 411, target: stateDuty, serviceFee: 0, governmentFee: 20, isPaid: true },
  {
    id: 6077,
    owner: "organisation:502",
    service: "109",
    target: localizedText(
      "Satınalma qaydalarının pozulmasına görə maliyyə sanksiyası",
      "Финансовая санкция за нарушение правил закупок, начисленная по итогам внеплановой проверки исполнения договоров поставки молочной продукции в дошкольные учреждения",
      "Fine for breaking the procurement rules",
    ),
    serviceFee: 0,
    governmentFee: 12_500,
    // Overdue.
    dueInDays: -6,
  },

  {
    id: 6101,
    appeal: 455,
    target: localizedText("31 tərəzinin yoxlanması", "Поверка 31 весов", "Verification of 31 scales"),
    serviceFee: 1100.5,
    governmentFee: 0,
    dueInDays: 12,
  },
  // A waived duty stays in the list of payments.
  {
    id: 6103,
    appeal: 480,
    target: localizedText(
      "Dövlət rüsumu (azad edilib)",
      "Государственная пошлина (освобождение)",
      "Government fee (waived)",
    ),
    serviceFee: 0,
    governmentFee: 0,
  },
  {
    id: 6088,
    appeal: 441,
    target: localizedText("Tip sınaqları", "Испытания типа", "Type tests"),
    serviceFee: 240,
    governmentFee: 0,
    isPaid: true,
  },
  { id: 6052, appeal: 407, target: stateDuty, serviceFee: 0, governmentFee: 20, isPaid: true },
];

/** Returns when the amount of an appeal became due. */
const getDueTime = ({ steps }: AppealRecord): number => steps.find(({ status }) => status === "PROGRESS")?.at ?? 0;

/** Returns the payments of the initial accounts. An amount is paid an hour after it became due. */
export function createSeedPayments(now: number, appeals: readonly AppealRecord[]): PaymentRecord[] {
  return seeds.flatMap(({ appeal, owner, service, dueInDays, isPaid, ...seed }) => {
    const relatedAppeal = appeals.find(({ id }) => id === appeal);
    const paymentOwner = relatedAppeal?.owner ?? owner;
    const paidService = services.find(({ id }) => id === (relatedAppeal?.serviceId ?? service));
    if (paymentOwner === undefined || paidService === undefined) return [];
    return [
      {
        ...seed,
        owner: paymentOwner,
        serviceType: paidService.title,
        ...(relatedAppeal && { appealNumber: relatedAppeal.number }),
        ...(dueInDays !== undefined && { dueDate: addDays(toIsoDate(now), dueInDays) }),
        ...(isPaid && relatedAppeal && { paidAt: getDueTime(relatedAppeal) + 60 * 60_000 }),
      },
    ];
  });
}
