import { dayLength, dayOf, daysAfter, type Day } from "./calendar.ts";
import { text, type Text } from "./localizedText.ts";
import type { Owner } from "./owners.ts";

/** An account that an organisation owes the service, or has given. */
export type ReportRecord = { id: number; owner: Owner; title: Text; period: { from: Day; to: Day }; dueDate: Day; submittedAt?: number; documentId?: number };

const sales = text("Sertifikat verilmiş məhsulların satışı barədə hesabat", "Отчёт о продаже сертифицированной продукции", "Sales of certified products");
const instruments = text("Ölçmə vasitələrinin yoxlanması barədə hesabat", "Отчёт о поверке средств измерений", "Verification of measuring instruments");
const market = text(
  "Bazar payı və əqdlər barədə hesabat",
  "Отчёт о доле на рынке и о заключённых сделках, влияющих на состояние конкуренции, с разбивкой по видам деятельности и регионам",
);

type Seed = { id: number; owner: Owner; title: Text; quartersAgo: number; submittedDaysBeforeDue?: number; documentId?: number };

const seeds: readonly Seed[] = [
  { id: 712, owner: "organisation:504", title: sales, quartersAgo: 0 },
  { id: 698, owner: "organisation:504", title: instruments, quartersAgo: 1, submittedDaysBeforeDue: 2, documentId: 8040 },
  { id: 655, owner: "organisation:504", title: sales, quartersAgo: 1, submittedDaysBeforeDue: 4, documentId: 8040 },
  { id: 601, owner: "organisation:504", title: sales, quartersAgo: 2, submittedDaysBeforeDue: -3, documentId: 8040 },
  { id: 709, owner: "organisation:501", title: sales, quartersAgo: 0 },
  // Its day has passed.
  { id: 651, owner: "organisation:501", title: sales, quartersAgo: 1 },
  { id: 715, owner: "organisation:502", title: market, quartersAgo: 0 },
];

/** What the organisations of the first people have to report, quarter by quarter. The quarter of today is the latest. */
export const firstReports = (now: number): ReportRecord[] =>
  seeds.map(({ quartersAgo, submittedDaysBeforeDue, ...seed }) => {
    const period = quarterOf(dayOf(now), quartersAgo);
    const dueDate = daysAfter(period.to, 20);
    return { ...seed, period, dueDate, ...(submittedDaysBeforeDue !== undefined && { submittedAt: Date.parse(`${dueDate}T07:45:00Z`) - submittedDaysBeforeDue * dayLength }) };
  });

/** The quarter of a year that a day lies in, or one before it. */
function quarterOf(day: Day, quartersAgo: number): { from: Day; to: Day } {
  const [year = 0, month = 1] = day.split("-").map(Number);
  const first = Math.floor((month - 1) / 3) * 3 - 3 * quartersAgo;
  const edge = (months: number, date: number): Day => new Date(Date.UTC(year, months, date)).toISOString().slice(0, 10);
  return { from: edge(first, 1), to: edge(first + 3, 0) };
}
