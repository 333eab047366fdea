import { text } from "../store/localizedText.ts";

/** What the call center says. `{day}`, `{from}` and `{to}` are filled in. */
export const callCenterWords = {
  week: text("Bazar ertəsi – cümə", "Понедельник – пятница", "Monday to Friday"),
  saturday: text("Şənbə", "Суббота", "Saturday"),
  agreed: text("Zəng sifarişiniz qəbul edildi: {day}, saat {from}–{to}.", "Заказ звонка принят: {day}, с {from} до {to}.", "We will call you on {day} between {from} and {to}."),
} as const;
