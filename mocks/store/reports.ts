import { dayMs, toIsoDate, toTimestamp, addDays, type IsoDate } from "./calendar.ts";
import { localizedText, type LocalizedText } from "./localizedText.ts";
import type { Owner } from "./owners.ts";
import type { Id } from "../../src/generated/contract.d.ts";

/** A report that an organisation must submit or has submitted. */
export type ReportRecord = {
  id: number;
  owner: Owner;
  title: LocalizedText;
  period: { from: IsoDate; to: IsoDate };
  dueDate: IsoDate;
  submittedAt?: number;
  documentId?: Id;
};

const sales = localizedText(
  "Sertifikat verilmiş məhsulların satışı barədə hesabat",
  "Отчёт о продаже сертифицированной продукции",
  "Sales of certified products",
);
const instruments = localizedText(
  "Ölçmə vasitələrinin yoxlanması barədə hesabat",
  "Отчёт о поверке средств измерений",
  "Verification of measuring instruments",
);
const market = localizedText(
  "Bazar payı və əqdlər barədə hesabat",
  "Отчёт о доле на рынке и о заключённых сделках, влияющих на состояние конкуренции, с разбивкой по видам деятельности и регионам",
);

type ReportSeed = {
  id: number;
  owner: Owner;
  title: LocalizedText;
  quartersAgo: number;
  submittedDaysBeforeDue?: number;
  documentId?: Id;
};

const seeds: readonly ReportSeed[] = [
  { id: 712, owner: "organisation:504", title: sales, quartersAgo: 0 },
  {
    id: 698,
    owner: "organisation:504",
    title: instruments,
    quartersAgo: 1,
    submittedDaysBeforeDue: 2,
    documentId: 8040,
  },
  { id: 655, owner: "organisation:504", title: sales, quartersAgo: 1, submittedDaysBeforeDue: 4, documentId: 8040 },
  { id: 601, owner: "organisation:504", title: sales, quartersAgo: 2, submittedDaysBeforeDue: -3, documentId: 8040 },
  { id: 709, owner: "organisation:501", title: sales, quartersAgo: 0 },
  // Overdue, also soon after the end of a quarter.
  { id: 651, owner: "organisation:501", title: sales, quartersAgo: 2 },
  { id: 715, owner: "organisation:502", title: market, quartersAgo: 0 },
];

/** Returns the quarterly reports of the initial organisations, latest quarter first. */
export const createSeedReports = (now: number): ReportRecord[] =>
  seeds.map(({ quartersAgo, submittedDaysBeforeDue, ...seed }) => {
    const period = getQuarter(toIsoDate(now), quartersAgo);
    const dueDate = addDays(period.to, 20);
    return {
      ...seed,
      period,
      dueDate,
      ...(submittedDaysBeforeDue !== undefined && {
        // Soon after the end of a quarter, its reports are not due yet, but submitted after it.
        submittedAt: Math.max(
          toTimestamp(addDays(period.to, 1), "00:00"),
          Math.min(Date.parse(`${dueDate}T07:45:00Z`) - submittedDaysBeforeDue * dayMs, now - dayMs),
        ),
      }),
    };
  });

/** Returns the quarter of a date, or an earlier one. */
function getQuarter(day: IsoDate, quartersAgo: number): { from: IsoDate; to: IsoDate } {
  const [year = 0, month = 1] = day.split("-").map(Number);
  const firstMonth = Math.floor((month - 1) / 3) * 3 - 3 * quartersAgo;
  const toDate = (months: number, date: number): IsoDate =>
    new Date(Date.UTC(year, months, date)).toISOString().slice(0, 10);
  return { from: toDate(firstMonth, 1), to: toDate(firstMonth + 3, 0) };
}
