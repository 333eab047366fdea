import { text } from "../../store/localizedText.ts";
import type { QuestionEntry } from "../../store/serviceForm.ts";

/** What is asked of whoever complains about a shop. */
export const consumerComplaint: readonly QuestionEntry[] = [
  {
    name: "category",
    title: text("Nədən şikayət edirsiniz?", "На что вы жалуетесь?", "What is your complaint about?"),
    choices: [
      ["DEFECTIVE_GOODS", text("Keyfiyyətsiz mal", "Некачественный товар", "Defective goods")],
      ["CONSUMER_RIGHTS", text("İstehlakçının digər hüquqları", "Другие права потребителя", "Other consumer rights")],
      ["CHEATING", text("Hesabda, çəkidə və ya qiymətdə aldatma", "Обсчёт, обвес или обман в цене", "Cheating on the bill, weight or price")],
      ["CONTRACT_TERMS", text("Müqavilə şərtlərinin pozulması", "Нарушение условий договора", "Broken contract terms")],
      ["MISSING_INFORMATION", text("Məlumatın verilməməsi", "Непредоставление информации", "Information not provided")],
    ],
  },
  { name: "seller", title: text("Mağazanın və ya satıcının adı", "Название магазина или имя продавца", "Name of the shop or seller"), minLength: 2, maxLength: 200 },
  {
    name: "sellerAddress",
    title: text("Mağazanın ünvanı", "Адрес магазина", "Address of the shop"),
    help: text("Küçə və bina kifayətdir. İnternet mağazasıdırsa, saytın ünvanını yazın.", "Достаточно улицы и дома. Для интернет-магазина укажите адрес сайта.", "Street and number are enough. For an online shop, give the address of its site."),
    minLength: 5,
    maxLength: 300,
  },
  { name: "boughtAt", format: "date", title: text("Alış tarixi", "Дата покупки", "Date of purchase") },
  { name: "price", type: "number", optional: true, title: text("Malın qiyməti, manat", "Цена товара, манат", "Price of the goods, manats"), minimum: 0, maximum: 1_000_000 },
  {
    name: "demand",
    title: text("Nə istəyirsiniz?", "Чего вы требуете?", "What do you ask for?"),
    choices: [
      ["REPAIR", text("Pulsuz təmir", "Бесплатного ремонта", "Repair free of charge")],
      ["EXCHANGE", text("Malın dəyişdirilməsi", "Замены товара", "Exchange of the goods")],
      ["REFUND", text("Pulun qaytarılması", "Возврата денег", "My money back")],
      ["DISCOUNT", text("Qiymətin azaldılması", "Снижения цены", "A lower price")],
    ],
  },
  { name: "whatHappened", title: text("Nə baş verib?", "Что произошло?", "What happened?"), long: true, minLength: 20, maxLength: 4000 },
];
