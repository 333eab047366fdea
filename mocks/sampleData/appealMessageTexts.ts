import { localizedText } from "../store/localizedText.ts";

/** The texts that the service writes on appeals. */
export const appealMessageTexts = {
  missingDocument: localizedText(
    "Müraciətə alıcı ilə müqavilə əlavə olunmayıb. Müqavilənin surətini buradan göndərin.",
    "К обращению не приложен договор с покупателем. Отправьте здесь его копию.",
    "The contract with the buyer is missing from your case. Send a copy of it here.",
  ),
  answer: localizedText(
    "Mesajınızı aldıq. Müraciətinizə baxan əməkdaş onu nəzərə alacaq.",
    "Мы получили ваше сообщение. Сотрудник, который рассматривает обращение, его учтёт.",
    "We have received your message. The specialist who is checking your case will take it into account.",
  ),
  thanks: localizedText(
    "Sənədi aldıq, təşəkkür edirik. Müraciətə baxılması davam edir.",
    "Мы получили документ, спасибо. Рассмотрение обращения продолжается.",
    "We have received the document, thank you. The examination of your case continues.",
  ),
  /** To a message on an appeal that is decided or withdrawn. */
  closed: localizedText(
    "Mesajınızı aldıq və işə əlavə etdik. Bu müraciət bağlanıb: yeni məsələ üzrə yeni müraciət göndərin.",
    "Мы получили ваше сообщение и приобщили его к делу. Это обращение закрыто: по новому вопросу подайте новое.",
    "We have received your message and put it on file. This case is closed: for a new matter, submit a new case.",
  ),
  answeredTitle: localizedText("Mesajınıza cavab var", "Вам ответили", "Your message has been answered"),
  answeredText: localizedText(
    "{number} nömrəli müraciət üzrə mesajınıza cavab yazıldı.",
    "На ваше сообщение по обращению № {number} ответили.",
    "We have answered your message on case {number}.",
  ),
} as const;
