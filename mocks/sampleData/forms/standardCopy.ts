import { text } from "../../store/localizedText.ts";
import type { QuestionEntry } from "../../store/serviceForm.ts";

/** What is asked of whoever orders an official copy of a standard. */
export const standardCopy: readonly QuestionEntry[] = [
  { name: "designation", title: text("Standartın işarəsi", "Обозначение стандарта", "Designation of the standard"), help: text("Məsələn: AZS ISO 22000", "Например: AZS ISO 22000", "For example: AZS ISO 22000"), minLength: 3, maxLength: 100 },
  {
    name: "form",
    title: text("Hansı formada?", "В какой форме?", "In which form?"),
    choices: [
      ["ELECTRONIC", text("Elektron", "Электронной", "Electronic")],
      ["PAPER", text("Kağız", "Бумажной", "On paper")],
    ],
  },
  { name: "copies", type: "integer", title: text("Nüsxələrin sayı", "Количество экземпляров", "Number of copies"), minimum: 1, maximum: 50 },
  { name: "email", format: "email", title: text("E-poçt ünvanı", "Адрес электронной почты", "E-mail address"), maxLength: 254 },
];
