import type { AppealKind } from "../../src/generated/contract.d.ts";
import type { AppealStatus } from "../store/appeals.ts";
import { localizedText, type LocalizedText } from "../store/localizedText.ts";

/** Texts of the answers, documents and payments of appeals. */
export const appealTexts = {
  accepted: localizedText(
    "Müraciətiniz {number} nömrəsi ilə qəbul edildi.",
    "Ваше обращение принято под номером {number}.",
    "We have received your case. Its number is {number}.",
  ),
  withdrawn: localizedText(
    "{number} nömrəli müraciətiniz geri götürüldü.",
    "Ваше обращение № {number} отозвано.",
    "Your case {number} has been withdrawn.",
  ),
  corrected: localizedText(
    "{number} nömrəli müraciətiniz düzəldildi.",
    "Ваше обращение № {number} исправлено.",
    "Your case {number} has been corrected.",
  ),
  /** What a trader answers to a complaint about anything but the bill. */
  traderAnswer: localizedText(
    "Şikayəti araşdırdıq. Alıcıdan üzr istəyirik. Pozuntunu aradan qaldıracağıq və bu barədə alıcı ilə əlaqə saxlayacağıq.",
    "Мы разобрались с жалобой и приносим покупателю извинения. Мы устраним нарушение и свяжемся с покупателем.",
    "We have looked into the complaint and apologise to the customer. We will put the matter right and get in touch with them.",
  ),
  /** What a trader answers to a complaint about bill, weight or price. */
  traderRefund: localizedText(
    "Şikayəti araşdırdıq. Alıcıdan üzr istəyirik: əməkdaşımız səhv edib. Artıq alınmış məbləği kassada qaytarmağa hazırıq.",
    "Мы разобрались с жалобой. Приносим покупателю извинения: наш сотрудник ошибся. Излишне взятую сумму готовы вернуть в кассе.",
    "We have looked into the complaint. We apologise to the customer: a member of our staff made a mistake. We will pay back what was charged too much at the till.",
  ),
  networkAnswer: localizedText(
    "Ölçmə aparılan axşamlarda binanın avadanlığı təmir olunurdu. Sürət bərpa edilib, həmin ayın haqqını qaytarırıq. Ölçmə aktı əlavə olunub.",
    "В те вечера, когда проводились измерения, ремонтировали оборудование дома. Скорость восстановлена, плату за тот месяц возвращаем. Акт измерений приложен.",
    "On the evenings of the measurements the equipment of the building was under repair. The speed is back to normal, and we will refund the fee for that month. The measurement report is attached.",
  ),
  phoneAnswer: localizedText(
    "Telefon satılanda möhürlü idi. Onu servis mərkəzinə göndərdik, rəyə görə içinə su düşüb.",
    "При продаже телефон был запечатан. Мы отправили его в сервисный центр: по его заключению, внутрь попала вода.",
    "The telephone was sealed when we sold it. We sent it to the service centre, which found water inside.",
  ),
  stateDuty: localizedText("Dövlət rüsumu", "Государственная пошлина", "Government fee"),
  serviceFee: localizedText("Xidmət haqqı", "Плата за услугу", "Service fee"),
  certificate: localizedText("Sertifikat", "Сертификат", "Certificate"),
  letter: localizedText("Cavab məktubu", "Ответное письмо", "Reply letter"),
  number: localizedText("Müraciətin nömrəsi", "Номер обращения", "Case number"),
  certificateNumber: localizedText("Sertifikatın nömrəsi", "Номер сертификата", "Certificate number"),
  validUntil: localizedText("Son etibarlılıq günü", "Действует по", "Valid until"),
  service: localizedText("Xidmət", "Услуга", "Service"),
  applicant: localizedText("Müraciət edən", "Заявитель", "Applicant"),
  receivedOn: localizedText("Qəbul edilib", "Принято", "Received"),
  issuedOn: localizedText("Verilib", "Выдано", "Issued"),
  certificateText: localizedText(
    "Bu sənəd müraciət edənin məhsulunun və ya ölçmə vasitəsinin müəyyən edilmiş tələblərə uyğunluğunu təsdiq edir.",
    "Настоящий документ подтверждает соответствие продукции или средства измерений заявителя установленным требованиям.",
    "This document confirms that the applicant’s product or instrument meets the requirements that apply.",
  ),
  certificateCheck: localizedText(
    "Sertifikatı yoxlamaq üçün kodu telefonla oxudun.",
    "Чтобы проверить сертификат, отсканируйте код телефоном.",
    "To check the certificate, scan the code with a telephone.",
  ),
  letterText: localizedText(
    "Müraciətinizə baxıldı. Göstərdiyiniz məsələ üzrə zəruri tədbirlər görülüb və nəticə işə əlavə olunub.",
    "Ваше обращение рассмотрено. По указанному вопросу приняты необходимые меры, результат приобщён к делу.",
    "Your case has been considered. The necessary measures have been taken and their result is on file.",
  ),
  standardText: localizedText(
    "Standartın rəsmi nüsxəsi.",
    "Официальный экземпляр стандарта.",
    "Official copy of the standard.",
  ),
} as const satisfies Record<string, LocalizedText>;

/** The notes in the history of an application, by status. */
export const statusNotes = {
  WAITING: undefined,
  IN_PROCESS: localizedText(
    "Müraciətinizə məsul şöbə baxır.",
    "Ваше обращение рассматривает ответственный отдел.",
    "The department in charge is reviewing your case.",
  ),
  PROGRESS: localizedText(
    "Müraciət üzrə qərar hazırlanır.",
    "По обращению готовится решение.",
    "The decision on your case is being prepared.",
  ),
  payFirst: localizedText(
    "Qərar hazırlanır. Davam etmək üçün «Ödənişlər» bölməsində ödəniş edin.",
    "Готовится решение. Чтобы работа продолжилась, оплатите услугу в разделе «Платежи».",
    "The decision is being prepared. Pay the amount under “Payments” so that the work can go on.",
  ),
  SEND_FOR_SIGN: localizedText(
    "Qərar hazırdır, imzaya göndərilib.",
    "Решение готово и отправлено на подпись.",
    "The decision is ready and has been sent for signature.",
  ),
  CERTIFICATE_ISSUED: localizedText(
    "Sənəd verilib. Onu «Sənədlərim» bölməsindən yükləyin.",
    "Документ выдан. Скачайте его в разделе «Мои документы».",
    "The document has been issued. Download it under “My documents”.",
  ),
  REFUSED: localizedText(
    "Araşdırma nəticəsində pozuntu aşkar edilmədi. Qərarla razı deyilsinizsə, üç il ərzində məhkəməyə müraciət edə bilərsiniz.",
    "Проверка не выявила нарушения. Если вы не согласны с решением, вы можете обратиться в суд в течение трёх лет.",
    "The inquiry found no breach. If you do not agree, you can go to court within three years.",
  ),
  requirementsNotMet: localizedText(
    "Müraciət tələblərə uyğun olmadığı üçün imtina edildi. Qərarla razı deyilsinizsə, üç il ərzində məhkəməyə müraciət edə bilərsiniz.",
    "Отказано, поскольку обращение не отвечает требованиям. Если вы не согласны с решением, вы можете обратиться в суд в течение трёх лет.",
    "Refused, because the application does not meet the requirements. If you do not agree, you can go to court within three years.",
  ),
  applicationRefused: localizedText(
    "Əlavə olunmuş sınaq protokolu akkreditasiya olunmamış laboratoriya tərəfindən verildiyi üçün imtina edildi. Protokolu akkreditasiya olunmuş laboratoriyadan aldıqdan sonra yenidən müraciət edə bilərsiniz.",
    "Отказано, поскольку приложенный протокол испытаний выдан неаккредитованной лабораторией. Получив протокол в аккредитованной лаборатории, вы можете обратиться снова.",
    "Refused, because the attached test report comes from a laboratory that is not accredited. You can apply again with a report from an accredited laboratory.",
  ),
} as const satisfies Record<
  AppealStatus | "payFirst" | "requirementsNotMet" | "applicationRefused",
  LocalizedText | undefined
>;

const answerReady = localizedText(
  "Cavab hazırdır, imzaya göndərilib.",
  "Ответ готов и отправлен на подпись.",
  "The answer is ready and has been sent for signature.",
);

/** The notes of complaints and suggestions, where they differ. The note of the last status is the answer. */
const notesByKind: Readonly<Record<AppealKind, Partial<Record<AppealStatus, LocalizedText>>>> = {
  APPLICATION: {},
  COMPLAINT: {
    IN_PROCESS: localizedText(
      "Şikayətinizi məsul şöbə araşdırır.",
      "Вашу жалобу проверяет ответственный отдел.",
      "The department in charge is looking into your complaint.",
    ),
    PROGRESS: localizedText(
      "Araşdırma başa çatıb, cavab hazırlanır.",
      "Проверка завершена, готовится ответ.",
      "The inquiry is over. The answer is being prepared.",
    ),
    SEND_FOR_SIGN: answerReady,
    CERTIFICATE_ISSUED: localizedText(
      "Şikayətinizi araşdırdıq və pozuntunu təsdiq etdik. Satıcıya pozuntunu 10 gün ərzində aradan qaldırmaq barədə göstəriş verilib.\n\nVəziyyət dəyişməsə, bizə yazın.",
      "Мы проверили вашу жалобу и подтвердили нарушение. Продавцу предписано устранить его в течение 10 дней.\n\nЕсли ничего не изменится, напишите нам.",
      "We looked into your complaint and found a violation. The seller has been ordered to put it right within 10 days.\n\nIf nothing changes, write to us.",
    ),
  },
  SUGGESTION: {
    IN_PROCESS: localizedText(
      "Təklifinizə məsul şöbə baxır.",
      "Ваше предложение изучает ответственный отдел.",
      "The department in charge is considering your suggestion.",
    ),
    PROGRESS: localizedText("Cavab hazırlanır.", "Готовится ответ.", "The answer is being prepared."),
    SEND_FOR_SIGN: answerReady,
    CERTIFICATE_ISSUED: localizedText(
      "Təklifinizə görə təşəkkür edirik. Onu qəbul etdik və növbəti ilin iş planına daxil edəcəyik.",
      "Благодарим за предложение. Мы приняли его и включим в план работы на следующий год.",
      "Thank you for your suggestion. We have accepted it and will include it in next year’s plan.",
    ),
    REFUSED: localizedText(
      "Təklifinizə görə təşəkkür edirik. Hazırda onu tətbiq etmək mümkün deyil: bunun üçün qanunda dəyişiklik lazımdır.",
      "Благодарим за предложение. Сейчас его нельзя применить: для этого нужно изменить закон.",
      "Thank you for your suggestion. It cannot be carried out at present, because the law would have to change.",
    ),
  },
};

/** Returns the note of a status in the history of an appeal of a kind, if it has one. */
export const getStatusNote = (kind: AppealKind, status: AppealStatus): LocalizedText | undefined =>
  notesByKind[kind][status] ?? statusNotes[status];

/** The texts of a notification. */
type NotificationTexts = { title: LocalizedText; description: LocalizedText };

/** The notifications of each status of an application. `{number}` is the appeal number. */
const statusNotifications: Readonly<Record<AppealStatus, NotificationTexts>> = {
  WAITING: {
    title: localizedText(
      "Müraciətiniz qeydə alındı",
      "Ваше обращение зарегистрировано",
      "Your case has been registered",
    ),
    description: localizedText(
      "Müraciətinizin nömrəsi: {number}.",
      "Номер вашего обращения: {number}.",
      "Your case number is {number}.",
    ),
  },
  IN_PROCESS: {
    title: localizedText("Müraciətinizə baxılır", "Ваше обращение рассматривается", "Your case is under review"),
    description: localizedText(
      "{number} nömrəli müraciətinizə məsul şöbə baxır.",
      "Обращение № {number} рассматривает ответственный отдел.",
      "The department in charge is reviewing case {number}.",
    ),
  },
  PROGRESS: {
    title: localizedText("Qərar hazırlanır", "Готовится решение", "The decision is being prepared"),
    description: localizedText(
      "{number} nömrəli müraciətiniz üzrə qərar hazırlanır. Ödəniş tələb olunursa, onu «Ödənişlər» bölməsində görəcəksiniz.",
      "По обращению № {number} готовится решение. Если нужна оплата, вы увидите её в разделе «Платежи».",
      "The decision on case {number} is being prepared. If there is anything to pay, you will find it under “Payments”.",
    ),
  },
  SEND_FOR_SIGN: {
    title: localizedText(
      "Qərar imzaya göndərildi",
      "Решение отправлено на подпись",
      "The decision has been sent for signature",
    ),
    description: localizedText(
      "{number} nömrəli müraciətiniz üzrə qərar imzalanır.",
      "Решение по обращению № {number} подписывается.",
      "The decision on case {number} is being signed.",
    ),
  },
  CERTIFICATE_ISSUED: {
    title: localizedText("Sənədiniz hazırdır", "Ваш документ готов", "Your document is ready"),
    description: localizedText(
      "{number} nömrəli müraciət üzrə sənəd «Sənədlərim» bölməsindədir.",
      "Документ по обращению № {number} находится в разделе «Мои документы».",
      "The document for case {number} is under “My documents”.",
    ),
  },
  REFUSED: {
    title: localizedText(
      "Müraciətiniz üzrə imtina qərarı verildi",
      "По вашему обращению принято решение об отказе",
      "Your request has been refused",
    ),
    description: localizedText(
      "{number} nömrəli müraciət üzrə imtinanın səbəbi müraciətin səhifəsində göstərilib.",
      "Причина отказа по обращению № {number} указана на его странице.",
      "The reason is on the page of case {number}.",
    ),
  },
};

const answerBeingPrepared: NotificationTexts = {
  title: localizedText("Cavab hazırlanır", "Готовится ответ", "The answer is being prepared"),
  description: localizedText(
    "{number} nömrəli müraciətinizə cavab hazırlanır.",
    "Готовится ответ на обращение № {number}.",
    "The answer to case {number} is being prepared.",
  ),
};

const answerBeingSigned: NotificationTexts = {
  title: localizedText(
    "Cavab imzaya göndərildi",
    "Ответ отправлен на подпись",
    "The answer has been sent for signature",
  ),
  description: localizedText(
    "{number} nömrəli müraciətinizin cavabı imzalanır.",
    "Ответ на обращение № {number} подписывается.",
    "The answer to case {number} is being signed.",
  ),
};

/** The notifications of complaints and suggestions, where they differ. */
const notificationsByKind: Readonly<Record<AppealKind, Partial<Record<AppealStatus, NotificationTexts>>>> = {
  APPLICATION: {},
  COMPLAINT: {
    IN_PROCESS: {
      title: localizedText("Şikayətiniz araşdırılır", "Ваша жалоба проверяется", "Your complaint is being looked into"),
      description: localizedText(
        "{number} nömrəli şikayətinizi məsul şöbə araşdırır.",
        "Жалобу № {number} проверяет ответственный отдел.",
        "The department in charge is looking into case {number}.",
      ),
    },
    PROGRESS: answerBeingPrepared,
    SEND_FOR_SIGN: answerBeingSigned,
    CERTIFICATE_ISSUED: {
      title: localizedText(
        "Şikayətinizə cavab verildi",
        "На вашу жалобу дан ответ",
        "Your complaint has been answered",
      ),
      description: localizedText(
        "{number} nömrəli şikayətin cavabı onun səhifəsindədir.",
        "Ответ на жалобу № {number} — на её странице.",
        "The answer is on the page of case {number}.",
      ),
    },
    REFUSED: {
      title: localizedText(
        "Şikayətiniz təmin edilmədi",
        "Ваша жалоба не удовлетворена",
        "Your complaint was not upheld",
      ),
      description: localizedText(
        "Səbəbi {number} nömrəli şikayətin səhifəsindəki cavabda oxuyun.",
        "Причина указана в ответе на странице жалобы № {number}.",
        "The answer on the page of case {number} says why.",
      ),
    },
  },
  SUGGESTION: {
    IN_PROCESS: {
      title: localizedText(
        "Təklifinizə baxılır",
        "Ваше предложение рассматривается",
        "Your suggestion is being considered",
      ),
      description: localizedText(
        "{number} nömrəli təklifinizə məsul şöbə baxır.",
        "Предложение № {number} рассматривает ответственный отдел.",
        "The department in charge is considering case {number}.",
      ),
    },
    PROGRESS: answerBeingPrepared,
    SEND_FOR_SIGN: answerBeingSigned,
    CERTIFICATE_ISSUED: {
      title: localizedText(
        "Təklifinizə cavab verildi",
        "На ваше предложение дан ответ",
        "Your suggestion has been answered",
      ),
      description: localizedText(
        "{number} nömrəli təklifin cavabı onun səhifəsindədir.",
        "Ответ на предложение № {number} — на его странице.",
        "The answer is on the page of case {number}.",
      ),
    },
    REFUSED: {
      title: localizedText(
        "Təklifiniz qəbul edilmədi",
        "Ваше предложение не принято",
        "Your suggestion was not taken up",
      ),
      description: localizedText(
        "Səbəbi {number} nömrəli təklifin səhifəsindəki cavabda oxuyun.",
        "Причина указана в ответе на странице предложения № {number}.",
        "The answer on the page of case {number} says why.",
      ),
    },
  },
};

/** Returns the notification of a status of an appeal of a kind. `{number}` is the appeal number. */
export const getStatusNotification = (kind: AppealKind, status: AppealStatus): NotificationTexts =>
  notificationsByKind[kind][status] ?? statusNotifications[status];
