import { getDueWorkingDays, type AppealRecord, type AppealStatus } from "../appeals.ts";
import { refusalReasons } from "../../sampleData/refusalReasons.ts";
import { appealTexts, getStatusNote, statusNotes } from "../../sampleData/appealTexts.ts";
import { toIsoDate, addDays, toTimestamp } from "../calendar.ts";
import type { LocalizedText } from "../localizedText.ts";
import { getLastWorkingDay } from "../workingDays.ts";

type SeedStep = readonly [status: AppealStatus, daysAgo: number, note?: LocalizedText];
type AppealSeed = Pick<AppealRecord, "id" | "owner" | "accountId" | "applicant" | "kind"> &
  Partial<AppealRecord> & {
    history: readonly SeedStep[];
    withdrawnDaysAgo?: number;
    trader?: { text: LocalizedText; daysAgo: number; documentIds: number[] };
  };

const aysel = { owner: "person:1001", accountId: 1001, applicant: "Aysel Quliyeva" } as const;
const shirvan = { owner: "organisation:501", accountId: 1002, applicant: "«Şirvan Taxıl» MMC" } as const;
const khazar = { owner: "organisation:502", accountId: 1002, applicant: "«Xəzər Süd» ASC" } as const;
const ismayilli = {
  owner: "organisation:503",
  accountId: 1002,
  applicant: "«İsmayıllı Bal və Arıçılıq Məhsullarının Emalı» İstehsalat Kommersiya Müəssisəsi",
} as const;
const goychay = { owner: "organisation:504", accountId: 1003, applicant: "«Göyçay Nar Şirəsi» MMC" } as const;
const ilqar = { owner: "person:1002", accountId: 1002, applicant: "İlqar Məmmədov" } as const;

const [application, complaint, suggestion] = [
  { kind: "APPLICATION" },
  { kind: "COMPLAINT", serviceId: "102" },
  { kind: "SUGGESTION" },
] as const;
const juice = { productName: "Nar şirəsi", goodsCode: "200989730", destination: "DE", weight: 1200 } as const;
const startedSteps = (dueWorkingDays: number): readonly SeedStep[] => [
  ["WAITING", dueWorkingDays],
  ["IN_PROCESS", dueWorkingDays - 1],
];

const seeds: readonly AppealSeed[] = [
  {
    id: 481,
    ...aysel,
    ...application,
    serviceId: "101",
    answers: { ...juice, note: "Yük iki maşınla göndəriləcək." },
    history: startedSteps(2),
  },
  {
    id: 479,
    ...aysel,
    ...application,
    serviceId: "110",
    answers: { designation: "AZS 1203", form: "ELECTRONIC", copies: 1, email: "aysel.quliyeva@poct.example" },
    history: [["WAITING", 0]],
  },
  {
    id: 476,
    ...aysel,
    ...complaint,
    category: "CHEATING",
    subject: "Bazarda çəkidə aldatma",
    text: "İki kiloqram pomidor aldım, evdə çəkdim, 1 kiloqram 700 qram gəldi.",
    counterparty: { name: "İsmayıllı bazarı, 14 nömrəli piştaxta" },
    history: [["WAITING", 3]],
  },
  {
    id: 470,
    ...aysel,
    ...application,
    serviceId: "105",
    answers: {
      instrument: "SCALES",
      model: "TR-15M",
      serialNumbers: "40177\n40178",
      count: 2,
      place: "Bakı, Nizami küçəsi 12",
    },
    history: [...startedSteps(9), ["PROGRESS", 5, statusNotes.payFirst]],
  },
  {
    id: 463,
    ...aysel,
    ...application,
    serviceId: "108",
    answers: { subject: "Küçə lövhəsi", answerLanguage: "az", text: "Lövhənin mətni barədə rəy istəyirəm." },
    history: [...startedSteps(12), ["PROGRESS", 9], ["SEND_FOR_SIGN", 1]],
  },
  {
    id: 452,
    ...aysel,
    ...complaint,
    category: "CONTRACT_TERMS",
    subject: "İnternet xidmətinin sürəti",
    text: "Müqavilədə 100 Mbit/s yazılıb, axşamlar 8 Mbit/s olur. Ölçmələrin nəticəsini əlavə edirəm.",
    counterparty: { name: "«Sürətli Şəbəkə» MMC", voen: "1700000061" },
    trader: { text: appealTexts.networkAnswer, daysAgo: 21, documentIds: [8097] },
    history: [...startedSteps(24), ["PROGRESS", 20], ["SEND_FOR_SIGN", 8], ["CERTIFICATE_ISSUED", 6]],
  },
  {
    id: 417,
    ...aysel,
    ...complaint,
    category: "DEFECTIVE_GOODS",
    subject: "Xarab telefon",
    text: "Telefonu ötən ay almışam. İki gündən sonra sönüb və bir daha yanmayıb. Mağaza onu geri götürmür.\n\nKassa çekini və videonu əlavə edirəm.",
    counterparty: { name: "«Göyçay Elektronika» mağazası" },
    trader: { text: appealTexts.phoneAnswer, daysAgo: 32, documentIds: [] },
    history: [...startedSteps(39), ["REFUSED", 21, refusalReasons.water]],
  },
  {
    id: 402,
    ...aysel,
    ...suggestion,
    subject: "Nəzarət tərəziləri",
    text: "Nəzarət tərəzilərini bazarın girişində qoymaq daha rahat olardı.",
    history: [["WAITING", 30]],
  },
  {
    id: 398,
    ...aysel,
    ...complaint,
    category: "MISSING_INFORMATION",
    subject: "Etiketdə tərkib yoxdur",
    text: "Biskvitin üzərində tərkibi yazılmayıb.",
    counterparty: { name: "«Şəki Şirniyyat»" },
    history: startedSteps(44),
    withdrawnDaysAgo: 41,
  },
  {
    id: 390,
    ...aysel,
    ...application,
    serviceId: "110",
    answers: { designation: "AZS ISO 22000", form: "ELECTRONIC", copies: 1, email: "aysel.quliyeva@poct.example" },
    isEvaluated: true,
    history: [
      ...startedSteps(50),
      ["PROGRESS", 48, statusNotes.payFirst],
      ["SEND_FOR_SIGN", 46],
      ["CERTIFICATE_ISSUED", 45],
    ],
  },
  {
    id: 387,
    ...aysel,
    ...application,
    serviceId: "105",
    answers: {
      instrument: "SCALES",
      model: "TR-15M",
      serialNumbers: "40176",
      count: 1,
      place: "Bakı, Nizami küçəsi 12",
    },
    isEvaluated: true,
    history: [
      ...startedSteps(53),
      ["PROGRESS", 51, statusNotes.payFirst],
      ["SEND_FOR_SIGN", 49],
      ["CERTIFICATE_ISSUED", 48],
    ],
  },
  {
    id: 385,
    ...aysel,
    ...application,
    serviceId: "103",
    answers: {
      violation: "HORIZONTAL_AGREEMENT",
      company: "Üç un anbarı",
      market: "Un",
      since: "2025-11-03",
      companies: 3,
      evidence: "Şəhərdəki üç un anbarı qiyməti eyni gündə və eyni qədər qaldırdı.",
    },
    history: [...startedSteps(54), ["REFUSED", 20, statusNotes.REFUSED]],
  },
  {
    id: 371,
    ...aysel,
    ...suggestion,
    subject: "Qiymətlərin açıq elanı",
    text: "Bazar qiymətlərini hər səhər elan edin.",
    history: [...startedSteps(63), ["PROGRESS", 60], ["SEND_FOR_SIGN", 58], ["CERTIFICATE_ISSUED", 57]],
  },
  // Overdue without an answer.
  {
    id: 365,
    ...aysel,
    ...application,
    serviceId: "109",
    answers: {
      subject: "Məktəbin təmiri üzrə tender",
      answerLanguage: "az",
      text: "Tenderin şərtləri yalnız bir şirkətə uyğundur.",
    },
    history: startedSteps(70),
  },

  {
    id: 458,
    ...shirvan,
    ...application,
    serviceId: "107",
    answers: { subject: "Əla növ buğda unu", answerLanguage: "az", text: "2s sxemi üzrə sertifikat istəyirik." },
    history: [...startedSteps(11), ["PROGRESS", 7, statusNotes.payFirst]],
  },
  {
    id: 436,
    ...shirvan,
    ...application,
    serviceId: "105",
    answers: {
      instrument: "SCALES",
      model: "VT-1000",
      serialNumbers: "7701",
      count: 1,
      place: "Şirvan, Dəyirman küçəsi 12",
    },
    history: [...startedSteps(20), ["REFUSED", 15, refusalReasons.outdated]],
  },
  {
    id: 411,
    ...shirvan,
    ...application,
    serviceId: "101",
    answers: { ...juice, productName: "Buğda unu", goodsCode: "110100110", destination: "LV", weight: 20_000 },
    history: [
      ...startedSteps(33),
      ["PROGRESS", 31, statusNotes.payFirst],
      ["SEND_FOR_SIGN", 30],
      ["CERTIFICATE_ISSUED", 29],
    ],
  },
  {
    id: 466,
    ...khazar,
    ...application,
    serviceId: "104",
    answers: {
      subject: "«Lənkəran Yağ»ın alınması",
      answerLanguage: "ru",
      text: "Payların 51 faizinin alınmasına razılıq istəyirik.",
    },
    history: startedSteps(14),
  },
  {
    id: 474,
    ...ismayilli,
    ...application,
    serviceId: "101",
    answers: { ...juice, productName: "Dağ balı", goodsCode: "040900000", destination: "PL", weight: 640.5 },
    history: [["WAITING", 2]],
  },
  {
    id: 429,
    ...ismayilli,
    ...application,
    serviceId: "101",
    answers: { ...juice, productName: "Arı südü", goodsCode: "041000000", destination: "FR", weight: 12 },
    history: [...startedSteps(26), ["REFUSED", 23, statusNotes.applicationRefused]],
  },
  {
    id: 394,
    ...ilqar,
    ...complaint,
    category: "DEFECTIVE_GOODS",
    subject: "Paltaryuyan maşın",
    text: "Üçüncü dəfə təmir olunur.",
    counterparty: { name: "«Ev Texnikası» mağazası" },
    history: startedSteps(46),
  },

  { id: 480, ...goychay, ...application, serviceId: "101", answers: { ...juice }, history: [["WAITING", 1]] },
  {
    id: 455,
    ...goychay,
    ...application,
    serviceId: "105",
    answers: {
      instrument: "SCALES",
      model: "VT-300",
      serialNumbers: Array.from({ length: 31 }, (_, index) => 1107 + index).join("\n"),
      count: 31,
      place: "Göyçay, Narlıq küçəsi 8",
    },
    history: [...startedSteps(11), ["PROGRESS", 10, statusNotes.payFirst]],
  },
  {
    id: 441,
    ...goychay,
    ...application,
    serviceId: "106",
    answers: {
      instrument: "PRESSURE_GAUGE",
      model: "DM-1001",
      serialNumbers: "5501",
      count: 1,
      place: "Göyçay, Narlıq küçəsi 8",
    },
    history: [...startedSteps(19), ["PROGRESS", 14, statusNotes.payFirst], ["SEND_FOR_SIGN", 3]],
  },
  {
    id: 407,
    ...goychay,
    ...application,
    serviceId: "101",
    answers: { ...juice, destination: "IT" },
    history: [
      ...startedSteps(36),
      ["PROGRESS", 34, statusNotes.payFirst],
      ["SEND_FOR_SIGN", 33],
      ["CERTIFICATE_ISSUED", 32],
    ],
  },
  {
    id: 379,
    ...goychay,
    ...suggestion,
    subject: "Rus dilində formalar",
    text: "Просим добавить формы на русском языке.",
    history: startedSteps(58),
  },
];

/** Returns the appeals of the initial accounts, relative to the creation of the store. */
export function createSeedAppeals(now: number): AppealRecord[] {
  const getTimestamp = (daysAgo: number, minutes: number): number => {
    const day = daysAgo === 0 ? toIsoDate(now) : getLastWorkingDay(addDays(toIsoDate(now), -daysAgo));
    return Math.min(toTimestamp(day, "09:40") + minutes * 60_000, now - (60 - minutes / 20) * 60_000);
  };
  return seeds.map(({ history, withdrawnDaysAgo, trader, ...seed }) => {
    const steps = history.map(([status, daysAgo, note = getStatusNote(seed.kind, status)], index) => ({
      status,
      at: getTimestamp(daysAgo, 73 * index),
      ...(note && { note }),
    }));
    const submittedOn = toIsoDate(steps[0]?.at ?? now);
    const dueWorkingDays = getDueWorkingDays(seed.kind, seed.serviceId);
    return {
      ...seed,
      number: `${submittedOn.slice(0, 4)}-${String(seed.id).padStart(5, "0")}`,
      steps,
      // The shipment date is five weeks after the application.
      ...(seed.serviceId === "101" && { answers: { ...seed.answers, shippedAt: addDays(submittedOn, 35) } }),
      ...(dueWorkingDays !== undefined && { dueWorkingDays }),
      ...(trader && {
        traderAnswer: { text: trader.text, at: getTimestamp(trader.daysAgo, 300), documentIds: trader.documentIds },
      }),
      ...(withdrawnDaysAgo !== undefined && { withdrawnAt: getTimestamp(withdrawnDaysAgo, 400) }),
    };
  });
}
