import { text } from "../../store/localizedText.ts";
import type { QuestionEntry } from "../../store/serviceForm.ts";

/** What is asked of whoever reports a breach of competition law. */
export const competitionViolation: readonly QuestionEntry[] = [
  {
    name: "violation",
    title: text("Pozuntunun növü", "Вид нарушения", "Kind of breach"),
    choices: [
      ["HORIZONTAL_AGREEMENT", text("Rəqiblər arasında saziş", "Соглашение между конкурентами", "Agreement between competitors")],
      ["VERTICAL_AGREEMENT", text("Təchizatçı ilə alıcı arasında saziş", "Соглашение между поставщиком и покупателем", "Agreement between a supplier and a buyer")],
      ["DOMINANCE_ABUSE", text("Hökmran mövqedən sui-istifadə", "Злоупотребление доминирующим положением", "Abuse of a dominant position")],
    ],
  },
  { name: "company", title: text("Pozuntuya yol verən şirkət", "Компания-нарушитель", "Company that breaks the law"), minLength: 2, maxLength: 300 },
  {
    name: "companyVoen",
    title: text("Şirkətin VÖEN-i", "VÖEN компании", "The company's taxpayer number (VÖEN)"),
    help: text("On rəqəm. Bilmirsinizsə, boş saxlayın.", "Десять цифр. Если не знаете, оставьте пустым.", "Ten digits. Leave it empty if you do not know it."),
    optional: true,
    minLength: 10,
    maxLength: 10,
  },
  { name: "market", title: text("Hansı mal və ya xidmət bazarında?", "На рынке какого товара или услуги?", "In which market of goods or services?"), minLength: 3, maxLength: 200 },
  { name: "since", format: "date", title: text("Nə vaxtdan davam edir?", "С какого времени это продолжается?", "Since when has it been going on?") },
  { name: "companies", type: "integer", optional: true, title: text("Neçə şirkət iştirak edir?", "Сколько компаний участвует?", "How many companies take part?"), minimum: 1, maximum: 1000 },
  { name: "evidence", title: text("Bildikləriniz və sübutlarınız", "Что вам известно и какие есть доказательства", "What you know and what proves it"), long: true, minLength: 20, maxLength: 4000 },
];
