import { localizedText, type LocalizedText } from "../store/localizedText.ts";

/** The steps from an application to its result. */
export const serviceSteps = {
  fill: {
    title: localizedText("Müraciəti göndərin", "Отправьте обращение", "Submit the form"),
    description: localizedText(
      "Formanı doldurun və sənədləri əlavə edin. Yarımçıq qalan forma saxlanılır.",
      "Заполните форму и приложите документы. Незаконченная форма сохраняется.",
      "Fill in the form and attach the documents. A form you have not finished is kept.",
    ),
  },
  review: {
    title: localizedText("Sənədləriniz yoxlanılır", "Мы проверяем документы", "We check your documents"),
    description: localizedText(
      "Bir iş günü ərzində. Nəsə çatışmasa, bildiriş alacaqsınız.",
      "В течение одного рабочего дня. Если чего-то не хватает, вы получите уведомление.",
      "Within one working day. If anything is missing, you will be notified.",
    ),
  },
  pay: {
    title: localizedText("Ödəniş edin", "Оплатите услугу", "Pay"),
    description: localizedText(
      "Məbləğ qərar hazırlanmağa başlayanda «Ödənişlər» bölməsində görünür.",
      "Сумма появится в разделе «Платежи», когда начнёт готовиться решение.",
      "The amount appears under “Payments” once we start to prepare the decision.",
    ),
  },
  test: {
    title: localizedText("Nümunə sınaqdan keçirilir", "Образец проходит испытания", "The sample is tested"),
    description: localizedText(
      "Laboratoriyada, 5 iş gününədək.",
      "В лаборатории, до 5 рабочих дней.",
      "In the laboratory, within 5 working days.",
    ),
  },
  inspector: {
    title: localizedText(
      "Mütəxəssis yerində yoxlayır",
      "Специалист проверяет на месте",
      "A specialist checks it on site",
    ),
    description: localizedText(
      "Mütəxəssisin gəliş vaxtı sizinlə razılaşdırılır.",
      "Время визита с вами согласуют.",
      "We agree the time of the visit with you.",
    ),
  },
  study: {
    title: localizedText("Məsələ araşdırılır", "Вопрос изучается", "The matter is studied"),
    description: localizedText(
      "Lazım gələrsə, sizdən əlavə məlumat istəniləcək.",
      "При необходимости у вас попросят дополнительные сведения.",
      "You may be asked for more information.",
    ),
  },
  hearing: {
    title: localizedText("Tərəflər dinlənilir", "Заслушиваются стороны", "The parties are heard"),
    description: localizedText(
      "Dinləmənin vaxtı ən azı 5 iş günü əvvəl bildirilir.",
      "О времени слушания сообщают не менее чем за 5 рабочих дней.",
      "You are told the time of the hearing at least 5 working days before.",
    ),
  },
  certificate: {
    title: localizedText("Sertifikatı yükləyin", "Скачайте сертификат", "Download the certificate"),
    description: localizedText(
      "Sertifikat «Sənədlərim» bölməsində olacaq.",
      "Сертификат появится в разделе «Мои документы».",
      "It will be under “My documents”.",
    ),
  },
  letter: {
    title: localizedText("Cavabı alın", "Получите ответ", "Get the answer"),
    description: localizedText(
      "Cavab məktubu «Sənədlərim» bölməsində olacaq.",
      "Ответное письмо появится в разделе «Мои документы».",
      "The letter will be under “My documents”.",
    ),
  },
  read: { title: localizedText("Qaydaları oxuyun", "Прочитайте правила", "Read the rules") },
  ask: {
    title: localizedText("Sualınız varsa, zəng edin", "Если есть вопросы, позвоните", "Call us if you have questions"),
    description: localizedText(
      "Çağrı mərkəzi iş günləri saat 9:00-dan 18:00-dək cavab verir.",
      "Колл-центр отвечает в рабочие дни с 9:00 до 18:00.",
      "The call centre answers on working days from 9:00 to 18:00.",
    ),
  },
} as const satisfies Record<string, { title: LocalizedText; description?: LocalizedText }>;
