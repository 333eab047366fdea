import { Validator, type Schema } from "@cfworker/json-schema";
import { text, type Text } from "./localizedText.ts";
import { formIn, type QuestionEntry } from "./serviceForm.ts";

const problems: Readonly<Record<string, Text>> = {
  required: text("Bu sualı cavablandırın.", "Ответьте на этот вопрос.", "Answer this question."),
  enum: text("Siyahıdan seçin.", "Выберите из списка.", "Choose one from the list."),
  format: text("Düzgün daxil edilməyib.", "Введено неверно.", "It has not been entered correctly."),
  minLength: text("Cavab çox qısadır.", "Ответ слишком короткий.", "The answer is too short."),
  maxLength: text("Cavab çox uzundur.", "Ответ слишком длинный.", "The answer is too long."),
  minimum: text("Rəqəm çox kiçikdir.", "Число слишком мало.", "The number is too small."),
  maximum: text("Rəqəm çox böyükdür.", "Число слишком велико.", "The number is too large."),
};
const notCorrect = text("Düzgün daxil edilməyib.", "Введено неверно.", "It has not been entered correctly.");

/** What is wrong with the answers to a service's form, by the place of each in an appeal; nothing when they keep its rules. */
export function answersProblems(form: readonly QuestionEntry[], answers: Readonly<Record<string, unknown>>): Readonly<Record<string, Text>> {
  const schema = formIn("az", form).schema as Schema;
  const { errors } = new Validator(schema, "2020-12", false).validate(answers);
  const found = errors.flatMap(({ keyword, instanceLocation, error }): [string, Text][] => {
    const field = keyword === "required" ? /"([^"]+)"/.exec(error)?.[1] : /^#\/(\w+)$/.exec(instanceLocation)?.[1];
    return field === undefined ? [] : [[`answers/${field}`, problems[keyword] ?? notCorrect]];
  });
  return Object.fromEntries(found.toReversed());
}
