import { localizedText } from "../store/localizedText.ts";
import type { PostEntry } from "./posts.ts";

/** Consumer advice. */
export const advice: readonly PostEntry[] = [
  {
    id: "305",
    place: "useful-information",
    daysAgo: 8,
    title: localizedText(
      "Malı qaytarmaq istəyirsinizsə",
      "Если вы хотите вернуть товар",
      "If you want to return goods",
    ),
    summary: localizedText(
      "Qeyri-ərzaq malını 14 gün ərzində, kassa çeki ilə və istifadə etmədən qaytara bilərsiniz.",
      "Непродовольственный товар можно вернуть в течение 14 дней, с чеком и без следов использования.",
      "Goods other than food can be returned within 14 days, unused and with the receipt.",
    ),
    content: localizedText(
      "<p>Qeyri-ərzaq malını <strong>14 gün</strong> ərzində qaytara bilərsiniz.</p><ol><li>Kassa çekini və etiketi saxlayın.</li><li>Mağazaya yazılı müraciət edin.</li><li>Cavab almasanız, bizə şikayət göndərin.</li></ol>",
      "<p>Непродовольственный товар можно вернуть в течение <strong>14 дней</strong>.</p><ol><li>Сохраните чек и этикетку.</li><li>Обратитесь в магазин письменно.</li><li>Если ответа нет, отправьте нам жалобу.</li></ol>",
      "<p>Goods other than food can be returned within <strong>14 days</strong>.</p><ol><li>Keep the receipt and the label.</li><li>Write to the shop.</li><li>If you get no answer, send us a complaint.</li></ol>",
    ),
    picture: { motif: "basket", alt: localizedText("Alış-veriş səbəti", "Корзина с покупками", "A shopping basket") },
    related: ["306", "307"],
  },
  {
    id: "306",
    place: "useful-information",
    daysAgo: 19,
    title: localizedText("Çəkini özünüz yoxlayın", "Проверьте вес сами", "Check the weight yourself"),
    summary: localizedText(
      "Bazarda nəzarət tərəzisindən pulsuz istifadə edə bilərsiniz.",
      "На рынке можно бесплатно воспользоваться контрольными весами.",
      "At a market you can use the control scales free of charge.",
    ),
    content: localizedText(
      "<p>Hər bazarda nəzarət tərəzisi olmalıdır. Ondan istifadə <strong>pulsuzdur</strong>. Tərəzinin üzərində yoxlama nişanı və növbəti yoxlamanın tarixi göstərilir.</p>",
      "<p>На каждом рынке должны быть контрольные весы. Пользоваться ими можно <strong>бесплатно</strong>. На весах указаны знак поверки и дата следующей поверки.</p>",
      "<p>Every market has to have control scales, and using them is <strong>free of charge</strong>. They show a verification mark and the date of the next verification.</p>",
    ),
    picture: { motif: "scales", alt: localizedText("Tərəzi", "Весы", "Scales") },
    related: ["303"],
  },
  {
    id: "307",
    place: "useful-information",
    daysAgo: 27,
    title: localizedText("Etiketi necə oxumalı?", "Как читать этикетку"),
    summary: localizedText(
      "İstehsal tarixi, tərkibi və saxlanma şərtləri dövlət dilində yazılmalıdır.",
      "Дата изготовления, состав и условия хранения должны быть указаны на государственном языке.",
    ),
    content: localizedText(
      "<p>Etiketdə bunlar olmalıdır:</p><ul><li>malın adı və tərkibi</li><li>istehsal tarixi və yararlılıq müddəti</li><li>istehsalçının adı və ünvanı</li></ul>",
      "<p>На этикетке должны быть:</p><ul><li>название и состав товара</li><li>дата изготовления и срок годности</li><li>название и адрес производителя</li></ul>",
    ),
    related: ["305"],
  },
];
