import { localizedText } from "../../store/localizedText.ts";
import type { FormFieldEntry } from "../../store/serviceForm.ts";

/** The form for consumer complaints. */
export const consumerComplaint: readonly FormFieldEntry[] = [
  {
    name: "category",
    title: localizedText("Nədən şikayət edirsiniz?", "На что вы жалуетесь?", "What is your complaint about?"),
    options: [
      ["DEFECTIVE_GOODS", localizedText("Keyfiyyətsiz mal", "Некачественный товар", "Defective goods")],
      [
        "CONSUMER_RIGHTS",
        localizedText("İstehlakçının digər hüquqları", "Другие права потребителя", "Other consumer rights"),
      ],
      [
        "CHEATING",
        localizedText(
          "Hesabda, çəkidə və ya qiymətdə aldatma",
          "Обсчёт, обвес или обман в цене",
          "Overcharging or short weight",
        ),
      ],
      [
        "CONTRACT_TERMS",
        localizedText("Müqavilə şərtlərinin pozulması", "Нарушение условий договора", "Breach of contract terms"),
      ],
      [
        "MISSING_INFORMATION",
        localizedText("Məlumatın verilməməsi", "Не дали нужных сведений", "Information not provided"),
      ],
    ],
  },
  {
    name: "seller",
    title: localizedText(
      "Mağazanın və ya satıcının adı",
      "Название магазина или имя продавца",
      "Name of the shop or seller",
    ),
    minLength: 2,
    maxLength: 200,
  },
  {
    name: "sellerAddress",
    title: localizedText("Mağazanın ünvanı", "Адрес магазина", "Address of the shop"),
    helpText: localizedText(
      "Küçə və bina kifayətdir. İnternet mağazasıdırsa, saytın ünvanını yazın.",
      "Достаточно улицы и дома. Для интернет-магазина укажите адрес сайта.",
      "Street and number are enough. For an online shop, give the address of its site.",
    ),
    minLength: 5,
    maxLength: 300,
  },
  { name: "boughtAt", format: "date", title: localizedText("Alış tarixi", "Дата покупки", "Date of purchase") },
  {
    name: "price",
    type: "number",
    isOptional: true,
    title: localizedText("Malın qiyməti, manat", "Цена товара, манат", "Price of the goods, manats"),
    minimum: 0,
    maximum: 1_000_000,
  },
  {
    name: "demand",
    title: localizedText("Nə istəyirsiniz?", "Чего вы требуете?", "What do you ask for?"),
    options: [
      ["REPAIR", localizedText("Pulsuz təmir", "Бесплатного ремонта", "Repair free of charge")],
      ["EXCHANGE", localizedText("Malın dəyişdirilməsi", "Замены товара", "Exchange of the goods")],
      ["REFUND", localizedText("Pulun qaytarılması", "Возврата денег", "My money back")],
      ["DISCOUNT", localizedText("Qiymətin azaldılması", "Снижения цены", "A lower price")],
    ],
  },
  {
    name: "whatHappened",
    title: localizedText("Nə baş verib?", "Что произошло?", "What happened?"),
    isMultiline: true,
    minLength: 20,
    maxLength: 4000,
  },
];
