import { localizedText } from "../../store/localizedText.ts";
import type { FormFieldEntry } from "../../store/serviceForm.ts";

/** The form for services that need only a description and documents. */
export const generalRequest: readonly FormFieldEntry[] = [
  {
    name: "subject",
    title: localizedText("Müraciətin mövzusu", "Тема обращения", "Subject"),
    minLength: 3,
    maxLength: 300,
  },
  {
    name: "answerLanguage",
    title: localizedText("Cavab hansı dildə olsun?", "На каком языке нужен ответ?", "Language of the answer"),
    options: [
      ["az", localizedText("Azərbaycan dilində", "На азербайджанском", "Azerbaijani")],
      ["ru", localizedText("Rus dilində", "На русском", "Russian")],
      ["en", localizedText("İngilis dilində", "На английском", "English")],
    ],
  },
  {
    name: "neededBy",
    format: "date",
    isOptional: true,
    title: localizedText("Cavab nə vaxta lazımdır?", "К какому сроку нужен ответ?", "When do you need it?"),
  },
  {
    name: "text",
    title: localizedText("Müraciətin mətni", "Текст обращения", "What you ask for"),
    isMultiline: true,
    minLength: 10,
    maxLength: 4000,
  },
];
