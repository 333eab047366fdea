import { localizedText } from "../../store/localizedText.ts";
import type { FormFieldEntry } from "../../store/serviceForm.ts";

/** The form for orders of an official copy of a standard. */
export const standardCopy: readonly FormFieldEntry[] = [
  {
    name: "designation",
    title: localizedText("Standartın nömrəsi", "Номер стандарта", "Number of the standard"),
    helpText: localizedText("Məsələn: AZS ISO 22000", "Например: AZS ISO 22000", "For example: AZS ISO 22000"),
    minLength: 3,
    maxLength: 100,
  },
  {
    name: "form",
    title: localizedText("Hansı formada?", "В какой форме?", "In which form?"),
    options: [
      ["ELECTRONIC", localizedText("Elektron", "Электронной", "Electronic")],
      ["PAPER", localizedText("Kağız", "Бумажной", "On paper")],
    ],
  },
  {
    name: "copies",
    type: "integer",
    title: localizedText("Nüsxələrin sayı", "Количество экземпляров", "Number of copies"),
    minimum: 1,
    maximum: 50,
  },
  {
    name: "email",
    format: "email",
    title: localizedText("E-poçt ünvanı", "Адрес электронной почты", "E-mail address"),
    maxLength: 254,
  },
];
