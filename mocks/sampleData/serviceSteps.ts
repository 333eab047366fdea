import { text, type Text } from "../store/localizedText.ts";

/** What happens on the way from a request to its result. */
export const steps = {
  fill: {
    title: text("Müraciəti göndərin", "Отправьте обращение", "Send your appeal"),
    description: text("Formanı doldurun və sənədləri əlavə edin. Yarımçıq qalan forma saxlanılır.", "Заполните форму и приложите документы. Незаконченная форма сохраняется.", "Fill in the form and attach the documents. A form you have not finished is kept."),
  },
  review: {
    title: text("Sənədləriniz yoxlanılır", "Мы проверяем документы", "We check your documents"),
    description: text("Bir iş günü ərzində. Nəsə çatışmasa, bildiriş alacaqsınız.", "В течение одного рабочего дня. Если чего-то не хватает, вы получите уведомление.", "Within one working day. If anything is missing, you will be notified."),
  },
  pay: {
    title: text("Ödəniş edin", "Оплатите услугу", "Pay"),
    description: text("Məbləğ müraciət icraya götürüldükdən sonra «Ödənişlər» bölməsində görünür.", "Сумма появится в разделе «Платежи», когда обращение поступит на исполнение.", "The amount appears under Payments once your appeal is in execution."),
  },
  test: {
    title: text("Nümunə sınaqdan keçirilir", "Образец проходит испытания", "The sample is tested"),
    description: text("Laboratoriyada, 5 iş gününədək.", "В лаборатории, до 5 рабочих дней.", "In the laboratory, within 5 working days."),
  },
  inspector: {
    title: text("Mütəxəssis yerində yoxlayır", "Специалист проверяет на месте", "A specialist checks it on site"),
    description: text("Mütəxəssisin gəliş vaxtı sizinlə razılaşdırılır.", "Время визита с вами согласуют.", "We agree the time of the visit with you."),
  },
  study: {
    title: text("Məsələ araşdırılır", "Вопрос изучается", "The matter is studied"),
    description: text("Lazım gələrsə, sizdən əlavə məlumat istəniləcək.", "При необходимости у вас попросят дополнительные сведения.", "You may be asked for more information."),
  },
  hearing: {
    title: text("Tərəflər dinlənilir", "Заслушиваются стороны", "The parties are heard"),
    description: text("Dinləmənin vaxtı ən azı 5 iş günü əvvəl bildirilir.", "О времени слушания сообщают не менее чем за 5 рабочих дней.", "You are told the time of the hearing at least 5 working days before."),
  },
  certificate: {
    title: text("Sertifikatı yükləyin", "Скачайте сертификат", "Download the certificate"),
    description: text("Sertifikat «Sənədlərim» bölməsində olacaq.", "Сертификат появится в разделе «Мои документы».", "It will be under My documents."),
  },
  letter: {
    title: text("Cavabı alın", "Получите ответ", "Get the answer"),
    description: text("Cavab məktubu «Sənədlərim» bölməsində olacaq.", "Ответное письмо появится в разделе «Мои документы».", "The letter will be under My documents."),
  },
  read: { title: text("Qaydaları oxuyun", "Прочитайте правила", "Read the rules") },
  ask: {
    title: text("Sualınız varsa, zəng edin", "Если есть вопросы, позвоните", "Call us if you have questions"),
    description: text("Çağrı mərkəzi iş günləri saat 9:00-dan 18:00-dək cavab verir.", "Колл-центр отвечает в рабочие дни с 9:00 до 18:00.", "The call center answers on working days from 9:00 to 18:00."),
  },
} as const satisfies Record<string, { title: Text; description?: Text }>;
