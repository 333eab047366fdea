import { localizedText } from "../../store/localizedText.ts";
import type { FormFieldEntry } from "../../store/serviceForm.ts";

/** The form for reports of competition violations. */
export const competitionViolation: readonly FormFieldEntry[] = [
  {
    name: "violation",
    title: localizedText("Pozuntunun növü", "Вид нарушения", "Kind of breach"),
    options: [
      [
        "HORIZONTAL_AGREEMENT",
        localizedText("Rəqiblər arasında saziş", "Соглашение между конкурентами", "Agreement between competitors"),
      ],
      [
        "VERTICAL_AGREEMENT",
        localizedText(
          "Təchizatçı ilə alıcı arasında saziş",
          "Соглашение между поставщиком и покупателем",
          "Agreement between a supplier and a buyer",
        ),
      ],
      [
        "DOMINANCE_ABUSE",
        localizedText(
          "Hökmran mövqedən sui-istifadə",
          "Злоупотребление доминирующим положением",
          "Abuse of a dominant position",
        ),
      ],
    ],
  },
  {
    name: "company",
    title: localizedText("Pozuntuya yol verən şirkət", "Компания-нарушитель", "Company that breaks the law"),
    minLength: 2,
    maxLength: 300,
  },
  {
    name: "companyVoen",
    title: localizedText("Şirkətin VÖEN-i", "VÖEN компании", "The company’s taxpayer number (VÖEN)"),
    helpText: localizedText(
      "On rəqəm. Bilmirsinizsə, boş saxlayın.",
      "Десять цифр. Если не знаете, оставьте пустым.",
      "Ten digits. Leave it empty if you do not know it.",
    ),
    isOptional: true,
    minLength: 10,
    maxLength: 10,
  },
  {
    name: "market",
    title: localizedText(
      "Hansı mal və ya xidmət bazarında?",
      "На рынке какого товара или услуги?",
      "In which market of goods or services?",
    ),
    minLength: 3,
    maxLength: 200,
  },
  {
    name: "since",
    format: "date",
    title: localizedText(
      "Nə vaxtdan davam edir?",
      "С какого времени это продолжается?",
      "Since when has it been going on?",
    ),
  },
  {
    name: "companies",
    type: "integer",
    isOptional: true,
    title: localizedText("Neçə şirkət iştirak edir?", "Сколько компаний участвует?", "How many companies take part?"),
    minimum: 1,
    maximum: 1000,
  },
  {
    name: "evidence",
    title: localizedText(
      "Bildikləriniz və sübutlarınız",
      "Что вам известно и какие есть доказательства",
      "What you know and what proves it",
    ),
    isMultiline: true,
    minLength: 20,
    maxLength: 4000,
  },
];
