import { Validator, type Schema } from "@cfworker/json-schema";
import { localizedText, type LocalizedText } from "./localizedText.ts";
import { invalidValueMessage } from "./messages.ts";
import { toServiceForm, type FormFieldEntry } from "./serviceForm.ts";

const keywordMessages: Readonly<Record<string, LocalizedText>> = {
  required: localizedText("Bu sualı cavablandırın.", "Ответьте на этот вопрос.", "Answer this question."),
  enum: localizedText("Siyahıdan seçin.", "Выберите из списка.", "Choose one from the list."),
  minLength: localizedText("Cavab çox qısadır.", "Ответ слишком короткий.", "The answer is too short."),
  maxLength: localizedText("Cavab çox uzundur.", "Ответ слишком длинный.", "The answer is too long."),
  minimum: localizedText("Ədəd çox kiçikdir.", "Число слишком мало.", "The number is too small."),
  maximum: localizedText("Ədəd çox böyükdür.", "Число слишком велико.", "The number is too large."),
};

/**
 * Validates the answers to a service's form. Returns the error messages by JSON path; empty when all answers are valid.
 */
export function validateAnswers(
  form: readonly FormFieldEntry[],
  answers: Readonly<Record<string, unknown>>,
): Readonly<Record<string, LocalizedText>> {
  const schema = toServiceForm("az", form).schema as Schema;
  const { errors } = new Validator(schema, "2020-12", false).validate(answers);
  const fieldErrors = errors.flatMap(({ keyword, instanceLocation, error }): [string, LocalizedText][] => {
    const field = keyword === "required" ? /"([^"]+)"/.exec(error)?.[1] : /^#\/(\w+)$/.exec(instanceLocation)?.[1];
    return field === undefined ? [] : [[`answers/${field}`, keywordMessages[keyword] ?? invalidValueMessage]];
  });
  return Object.fromEntries(fieldErrors.toReversed());
}
