import { localizedText } from "../store/localizedText.ts";

/** Messages of the call center. `{day}`, `{from}` and `{to}` are placeholders. */
export const callCenterMessages = {
  week: localizedText("Bazar ertəsi – cümə", "Понедельник – пятница", "Monday to Friday"),
  saturday: localizedText("Şənbə", "Суббота", "Saturday"),
  callbackBooked: localizedText(
    "Zəng sifarişiniz qəbul edildi: {day}, saat {from}–{to}.",
    "Заявка на звонок принята: {day}, с {from} до {to}.",
    "We will call you on {day} between {from} and {to}.",
  ),
} as const;
