import { localizedText } from "../store/localizedText.ts";

/** The texts that the service writes on appeals. */
export const appealMessageTexts = {
  missingDocument: localizedText(
    "Müraciətə etibarnamə əlavə olunmayıb. Etibarnamənin surətini buradan göndərin.",
    "К обращению не приложена доверенность. Отправьте здесь её копию.",
    "The power of attorney is missing from your case. Send a copy of it here.",
  ),
  answer: localizedText(
    "Mesajınızı aldıq. Müraciətinizə baxan əməkdaş onu nəzərə alacaq.",
    "Мы получили ваше сообщение. Сотрудник, который рассматривает обращение, его учтёт.",
    "We have received your message. The officer who examines your case will take it into account.",
  ),
  thanks: localizedText(
    "Sənədi aldıq, təşəkkür edirik. Müraciətə baxılması davam edir.",
    "Мы получили документ, спасибо. Рассмотрение обращения продолжается.",
    "We have received the document, thank you. The examination of your case continues.",
  ),
  answeredTitle: localizedText("Mesajınıza cavab var", "Вам ответили", "Your message has been answered"),
  answeredText: localizedText(
    "{number} nömrəli müraciət üzrə mesajınıza cavab yazıldı.",
    "На ваше сообщение по обращению № {number} ответили.",
    "We have answered your message on case {number}.",
  ),
} as const;
