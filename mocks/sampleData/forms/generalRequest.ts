import { text } from "../../store/localizedText.ts";
import type { QuestionEntry } from "../../store/serviceForm.ts";

/** What is asked for services whose papers say the rest. */
export const request: readonly QuestionEntry[] = [
  { name: "subject", title: text("Müraciətin mövzusu", "Тема обращения", "Subject"), minLength: 3, maxLength: 300 },
  {
    name: "answerLanguage",
    title: text("Cavab hansı dildə olsun?", "На каком языке нужен ответ?", "Language of the answer"),
    choices: [
      ["az", text("Azərbaycan dilində", "На азербайджанском", "Azerbaijani")],
      ["ru", text("Rus dilində", "На русском", "Russian")],
      ["en", text("İngilis dilində", "На английском", "English")],
    ],
  },
  { name: "neededBy", format: "date", optional: true, title: text("Cavab nə vaxta lazımdır?", "К какому сроку нужен ответ?", "When do you need it?") },
  { name: "text", title: text("Müraciətin mətni", "Текст обращения", "What you ask for"), long: true, minLength: 10, maxLength: 4000 },
];
