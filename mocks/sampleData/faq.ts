import { localizedText, type LocalizedText } from "../store/localizedText.ts";

/** The categories of questions, in display order. */
export const faqCategories = {
  consumers: localizedText("İstehlakçıların hüquqları", "Права потребителей", "Consumer rights"),
  appeals: localizedText("Müraciətlər", "Обращения", "Cases"),
  certificates: localizedText("Sertifikatlar", "Сертификаты", "Certificates"),
  payments: localizedText("Ödənişlər", "Платежи", "Payments"),
  account: localizedText("Giriş və hesab", "Вход и учётная запись", "Signing in and your account"),
} as const;

/** A question in all languages. An empty line separates the paragraphs of the answer. */
export type FaqEntry = {
  id: string;
  category: keyof typeof faqCategories;
  question: LocalizedText;
  answer: LocalizedText;
};

/** Frequently asked questions and their answers. */
export const faq: readonly FaqEntry[] = [
  {
    id: "11",
    category: "consumers",
    question: localizedText(
      "Keyfiyyətsiz malı neçə gün ərzində qaytarmaq olar?",
      "В течение скольких дней можно вернуть некачественный товар?",
      "How many days do I have to return defective goods?",
    ),
    answer: localizedText(
      "Qeyri-ərzaq malını 14 gün ərzində dəyişmək olar. Qüsurlu mal üçün bu müddət zəmanət müddətinin sonuna qədərdir.",
      "Непродовольственный товар можно обменять в течение 14 дней. Для товара с дефектом этот срок длится до конца гарантии.",
      "Goods other than food can be exchanged within 14 days. For goods with a defect, you have until the warranty ends.",
    ),
  },
  {
    id: "12",
    category: "certificates",
    question: localizedText(
      "Sertifikatın etibarlılıq müddəti nə qədərdir?",
      "Сколько действует сертификат?",
      "How long is a certificate valid?",
    ),
    answer: localizedText(
      "Müddət sertifikatlaşdırma sxemindən asılıdır: bir ildən iki ilədək.",
      "Срок зависит от схемы сертификации: от одного года до двух лет.",
      "It depends on the certification scheme, from one year to two years.",
    ),
  },
  {
    id: "13",
    category: "appeals",
    question: localizedText(
      "Müraciətimə nə vaxt cavab veriləcək?",
      "Когда я получу ответ на обращение?",
      "When will I get an answer?",
    ),
    answer: localizedText(
      "Ərizə və şikayətlərə 15 iş günü ərzində, əlavə araşdırma tələb edən müraciətlərə 30 iş günü ərzində cavab verilir.",
      "На заявления и жалобы отвечают в течение 15 рабочих дней, а если нужна дополнительная проверка — в течение 30 рабочих дней.",
      "Applications and complaints are answered within 15 working days, those that need further study within 30 working days.",
    ),
  },
  {
    id: "14",
    category: "account",
    question: localizedText(
      "Portala necə daxil olmaq olar?",
      "Как войти на портал?",
      "How do I sign in to the portal?",
    ),
    answer: localizedText(
      "Ölkə vətəndaşları və təşkilatların nümayəndələri ASAN Login ilə, xarici təşkilatlar e-poçt ünvanı və şifrə ilə daxil olurlar.",
      "Граждане страны и представители организаций входят через ASAN Login, иностранные организации — по адресу электронной почты и паролю.",
      "Citizens and representatives of organisations sign in with ASAN Login, foreign organisations with an e-mail address and a password.",
    ),
  },
  {
    id: "15",
    category: "account",
    question: localizedText(
      "Şifrəni unutmuşam, nə etməliyəm?",
      "Что делать, если забыт пароль?",
      "What if I have forgotten my password?",
    ),
    answer: localizedText(
      "Şifrə ilə yalnız xarici təşkilatlar daxil olur. «Xarici təşkilatlar» düyməsini basın, açılan pəncərədə «Şifrəni unutmusunuz?» keçidini seçin və e-poçt ünvanınızı yazın. Sizə kod göndəriləcək.",
      "С паролем входят только иностранные организации. Нажмите «Иностранные организации», в открывшемся окне выберите «Забыли пароль?» и укажите адрес электронной почты. Мы отправим вам код.",
      "Only foreign organisations sign in with a password. Choose “Foreign organisations”, then “Forgot your password?” in the window that opens, and enter your e-mail address. We will send you a code.",
    ),
  },
  {
    id: "16",
    category: "payments",
    question: localizedText(
      "Dövlət rüsumunu necə ödəmək olar?",
      "Как оплатить государственную пошлину?",
      "How do I pay the government fee?",
    ),
    answer: localizedText(
      "«Ödənişlər» bölməsində ödəniləcək məbləği seçin. Bank kartı ilə ödəyə bilərsiniz.",
      "Выберите сумму к оплате в разделе «Платежи». Оплатить можно банковской картой.",
      "Choose the amount under “Payments”. You can pay by bank card.",
    ),
  },
  {
    id: "17",
    category: "account",
    question: localizedText(
      "Bir neçə təşkilatı təmsil edirəmsə, kimin adından müraciət edirəm?",
      "От чьего имени я обращаюсь, если представляю несколько организаций?",
      "Who do I apply for if I represent several organisations?",
    ),
    answer: localizedText(
      "Daxil olduqdan sonra vətəndaş kimi və ya təmsil etdiyiniz təşkilatın adından davam etməyi seçirsiniz. Seçimi istənilən vaxt dəyişə bilərsiniz.",
      "После входа вы выбираете, действовать как гражданин или от имени организации. Выбор можно изменить в любое время.",
      "After signing in you choose to act as a citizen or for one of your organisations. You can change this at any time.",
    ),
  },
  {
    id: "18",
    category: "consumers",
    question: localizedText(
      "Mağazada məni çəkidə aldatdılar. Sübut kimi nə lazımdır?",
      "Меня обвесили в магазине. Какие нужны доказательства?",
      "A shop gave me short weight. What proof do I need?",
    ),
    answer: localizedText(
      "Kassa çekinin və malın şəklini əlavə edin. Çek yoxdursa, alışın tarixini, vaxtını və mağazanın ünvanını yazın.",
      "Приложите чек и фотографию товара. Если чека нет, укажите дату и время покупки и адрес магазина.",
      "Attach the receipt and a photo of the goods. Without a receipt, give the date and time of the purchase and the address of the shop.",
    ),
  },
  {
    id: "19",
    category: "consumers",
    question: localizedText(
      "Mağaza pulu qaytarmır, yalnız dəyişməyi təklif edir. Bu düzgündür?",
      "Магазин не возвращает деньги, а предлагает только обмен. Это законно?",
      "The shop only offers an exchange, not my money back. Is that lawful?",
    ),
    answer: localizedText(
      "Qüsurlu mal üçün seçim sizindir: dəyişdirmə, təmir, qiymətin azaldılması və ya pulun qaytarılması.\n\nMal qüsursuzdursa və sadəcə xoşunuza gəlmirsə, mağaza əvvəlcə dəyişdirməyi təklif edə bilər. Uyğun mal yoxdursa, pulu qaytarmalıdır.",
      "Если товар с дефектом, выбираете вы: обмен, ремонт, снижение цены или возврат денег.\n\nЕсли дефекта нет и товар просто не подошёл, магазин может сначала предложить обмен. Если подходящего товара нет, магазин должен вернуть деньги.",
      "If the goods are defective, the choice is yours: exchange, repair, a lower price or your money back.\n\nIf there is no defect and you simply do not like them, the shop may offer an exchange first. When it has nothing suitable, it has to return your money.",
    ),
  },
  {
    id: "20",
    category: "consumers",
    question: localizedText(
      "İnternetdən aldığım malı qaytara bilərəm?",
      "Могу ли я вернуть товар, купленный в интернете?",
      "Can I return goods I bought online?",
    ),
    answer: localizedText(
      "Bəli, mal sizə çatdırılandan sonra 14 gün ərzində səbəb göstərmədən qaytara bilərsiniz. Sifarişlə hazırlanmış mallar istisnadır.",
      "Да, в течение 14 дней после получения и без объяснения причин. Исключение — товары, изготовленные на заказ.",
      "Yes, within 14 days of getting them and without giving a reason. Goods made to order are an exception.",
    ),
  },
  {
    id: "21",
    category: "appeals",
    question: localizedText(
      "Göndərdiyim müraciəti geri götürə bilərəm?",
      "Можно ли отозвать отправленное обращение?",
      "Can I withdraw a case?",
    ),
    answer: localizedText(
      "Bəli, qərar qəbul edilənədək. Müraciətin səhifəsində «Müraciəti geri götür» düyməsini seçin. Geri götürülmüş müraciəti bərpa etmək olmur, amma yenisini göndərə bilərsiniz.",
      "Да, пока по нему нет решения. На странице обращения нажмите «Отозвать обращение». Восстановить отозванное обращение нельзя, но можно отправить новое.",
      "Yes, until it has been decided. Choose “Withdraw the case” on its page. A withdrawn case cannot be restored, but you can submit a new one.",
    ),
  },
  {
    id: "22",
    category: "appeals",
    question: localizedText(
      "Hansı faylları əlavə etmək olar?",
      "Какие файлы можно приложить?",
      "Which files can I attach?",
    ),
    answer: localizedText(
      "PNG və JPEG şəkilləri, PDF sənədləri və MP4 videoları. Hər fayl 20 MB-dək ola bilər.",
      "Изображения PNG и JPEG, документы PDF и видео MP4. Размер каждого файла — до 20 МБ.",
      "PNG and JPEG images, PDF documents and MP4 videos, each up to 20 MB.",
    ),
  },
  {
    id: "23",
    category: "appeals",
    question: localizedText(
      "Müraciətim niyə hələ «Qeydə alınıb» mərhələsindədir?",
      "Почему моё обращение всё ещё в статусе «Зарегистрировано»?",
    ),
    answer: localizedText(
      "Müraciət qeydə alınıb və növbədədir. Adətən bir iş günü ərzində ona baxılmağa başlanır.",
      "Обращение зарегистрировано и ждёт своей очереди. Обычно его начинают рассматривать в течение одного рабочего дня.",
    ),
  },
  {
    id: "24",
    category: "certificates",
    question: localizedText(
      "Sertifikatın həqiqi olduğunu necə yoxlamaq olar?",
      "Как проверить подлинность сертификата?",
      "How can I check that a certificate is genuine?",
    ),
    answer: localizedText(
      "Sertifikatın nömrəsini «Sertifikatın yoxlanılması» səhifəsində yazın və ya üzərindəki QR kodu telefonla oxudun. Ölçmə vasitələrini dövlət reyestrində axtarın.",
      "Введите номер сертификата на странице «Проверка сертификата» или наведите камеру телефона на его QR-код. Средства измерений ищите в государственном реестре.",
      "Enter its number on the page “Check a certificate”, or scan its QR code with a phone. Look measuring instruments up in the government register.",
    ),
  },
  {
    id: "25",
    category: "certificates",
    question: localizedText(
      "Avropa İttifaqına ixrac üçün hansı sertifikat lazımdır?",
      "Какой сертификат нужен для экспорта в Европейский союз?",
      "Which certificate do I need to export to the European Union?",
    ),
    answer: localizedText(
      "Qida məhsulları üçün keyfiyyət sertifikatı. 3 iş günü ərzində verilir, dövlət rüsumu 20 manatdır. Müraciət üçün akkreditasiya olunmuş laboratoriyanın sınaq protokolu lazımdır.",
      "Для пищевых продуктов — сертификат качества. Его выдают в течение 3 рабочих дней, государственная пошлина — 20 манатов. Нужен протокол испытаний аккредитованной лаборатории.",
      "For food, the quality certificate. It is issued within 3 working days and the government fee is 20 manats. You need the test report of an accredited laboratory.",
    ),
  },
  {
    id: "26",
    category: "payments",
    question: localizedText(
      "Ödəniş etdim, amma hələ də borc görünür. Nə etməli?",
      "Оплата прошла, но долг не исчез. Что делать?",
      "I have paid, but the amount is still owed. What can I do?",
    ),
    answer: localizedText(
      "Ödəniş bir neçə dəqiqə ərzində görünür. Bir saatdan sonra dəyişiklik olmasa, bankın çekini saxlayıb çağrı mərkəzinə zəng edin. İkinci dəfə ödəməyin.",
      "Платёж отражается в течение нескольких минут. Если через час ничего не изменилось, сохраните чек банка и позвоните в колл-центр. Не платите второй раз.",
      "A payment shows within a few minutes. If nothing has changed after an hour, keep the bank’s receipt and call us. Do not pay a second time.",
    ),
  },
  {
    id: "27",
    category: "payments",
    question: localizedText(
      "Qəbzi haradan yükləmək olar?",
      "Где скачать квитанцию?",
      "Where can I download the receipt?",
    ),
    answer: localizedText(
      "«Ödənişlər» bölməsində «Ödəniş tarixçəsi» səhifəsini açın və «Qəbz» sütunundakı yükləmə düyməsini basın.",
      "В разделе «Платежи» откройте «Историю платежей» и нажмите значок загрузки в столбце «Квитанция».",
      "Under “Payments”, open “Payment history” and press the download icon in the column “Receipt”.",
    ),
  },
  {
    id: "28",
    category: "account",
    question: localizedText(
      "Portalın dilini necə dəyişmək olar?",
      "Как сменить язык портала?",
      "How do I change the language of the portal?",
    ),
    answer: localizedText(
      "Səhifənin yuxarısında dili seçin. Daxil olmusunuzsa, seçim hesabınızda saxlanılır və bildirişlər də həmin dildə gəlir.",
      "Выберите язык вверху страницы. Если вы вошли, выбор сохранится в учётной записи, и уведомления тоже будут приходить на этом языке.",
      "Choose it at the top of the page. If you are signed in, your choice is kept in your account and notifications come in that language too.",
    ),
  },
];
