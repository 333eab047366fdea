import { localizedText, type LocalizedText } from "../store/localizedText.ts";

/** A document that an application requires. */
export type RequiredDocumentEntry = { title: LocalizedText; description?: LocalizedText; mandatory: boolean };

/** The documents that applications require. */
export const requiredDocumentTypes = {
  testReport: {
    title: localizedText("Sınaq protokolu", "Протокол испытаний", "Test report"),
    description: localizedText(
      "Akkreditasiya olunmuş laboratoriyadan, son 6 ayda verilmiş.",
      "Из аккредитованной лаборатории, не старше 6 месяцев.",
      "From an accredited laboratory, not older than 6 months.",
    ),
    mandatory: true,
  },
  buyerContract: {
    title: localizedText("Alıcı ilə müqavilə", "Договор с покупателем", "Contract with the buyer"),
    mandatory: false,
  },
  receipt: {
    title: localizedText("Kassa çeki", "Чек", "Receipt"),
    description: localizedText(
      "Yoxdursa, alışın tarixini, vaxtını və mağazanın ünvanını yazın.",
      "Если его нет, укажите дату и время покупки и адрес магазина.",
      "Without one, give the date and time of the purchase and the address of the shop.",
    ),
    mandatory: false,
  },
  photo: {
    title: localizedText("Malın şəkli və ya videosu", "Фото или видео товара", "Photo or video of the goods"),
    mandatory: false,
  },
  evidence: {
    title: localizedText("Sübutlar", "Доказательства", "Evidence"),
    description: localizedText(
      "Müqavilələr, yazışmalar, qiymət cədvəlləri.",
      "Договоры, переписка, прайс-листы.",
      "Contracts, correspondence, price lists.",
    ),
    mandatory: false,
  },
  charter: {
    title: localizedText("Nizamnamənin surəti", "Копия устава", "Copy of the articles of association"),
    mandatory: true,
  },
  deal: { title: localizedText("Əqdin layihəsi", "Проект сделки", "Draft of the transaction"), mandatory: true },
  balance: {
    title: localizedText(
      "Son ilin maliyyə hesabatı",
      "Финансовая отчётность за последний год",
      "Financial statements of the last year",
    ),
    description: localizedText("İştirakçıların hər biri üçün.", "По каждому участнику.", "For each of the parties."),
    mandatory: true,
  },
  passport: {
    title: localizedText("Ölçmə vasitəsinin pasportu", "Паспорт средства измерений", "Data sheet of the instrument"),
    mandatory: true,
  },
  lastCertificate: {
    title: localizedText(
      "Əvvəlki yoxlama şəhadətnaməsi",
      "Предыдущее свидетельство о поверке",
      "Last certificate of verification",
    ),
    mandatory: false,
  },
  sample: {
    title: localizedText("Nümunə", "Образец", "Sample"),
    description: localizedText(
      "Laboratoriyaya gətirilir. Ünvan və vaxt sizə bildiriləcək.",
      "Привезите образец в лабораторию. Адрес и время вам сообщат.",
      "Bring it to the laboratory. You will be told where and when.",
    ),
    mandatory: true,
  },
  productDescription: {
    title: localizedText(
      "Məhsulun texniki təsviri",
      "Техническое описание продукции",
      "Technical description of the product",
    ),
    mandatory: true,
  },
  advertisement: {
    title: localizedText(
      "Reklamın mətni, şəkli və ya videosu",
      "Текст, изображение или видео рекламы",
      "Text, image or video of the advertisement",
    ),
    mandatory: true,
  },
  tender: {
    title: localizedText("Satınalmanın şərtlər toplusu", "Документация о закупке", "Terms of the procurement"),
    mandatory: true,
  },
} as const satisfies Record<string, RequiredDocumentEntry>;
