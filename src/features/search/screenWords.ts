import type { paths, RouteName } from "../../config/paths.ts";

/** Who may open a screen: everybody without a value. */
export type ScreenAccess = "personal" | "organisation" | "signedIn";

/** The routes of one record or of one value. */
type RouteWithParam = {
  [Name in RouteName]: (typeof paths)[Name] extends `${string}:${string}` ? Name : never;
}[RouteName];

/** The routes that continue something, or that show what another one shows. */
type UnsearchedRoute =
  | RouteWithParam
  | "home"
  | "easyComplaint"
  | "complaint"
  | "payments"
  | "feedbacks"
  | "informationCenter"
  | "informationCenterUseful"
  | "evaluation"
  | "search"
  | "passwordReset"
  | "identityReturn";

/**
 * The screens that the search finds: who may open them, and the words that people use for them besides the title, in all
 * languages and in any form. Another route without words does not compile.
 */
export const screenWords = {
  eServices: { words: "xidmət xidmətlər onlayn müraciət услуга услуги онлайн services online apply list" },
  informativeServices: { words: "" },
  appeals: {
    access: "personal",
    words:
      "müraciət ərizə şikayət harada harda заявка заявку где application where status vəziyyət cavab nömrə nəticə nəticəsi qərar izləmək göndərdiyim baxılıb baxılır icra mərhələ мои обращения заявления жалобы статус ответ номер результат решение отследить рассмотрели рассмотрение рассматривается стадия этап appeals applications complaints status track answer number sent progress result outcome decision happened reviewed considered handled looked processed stage",
  },
  makeComplaint: {
    words:
      "şikayət etmək yazmaq göndərmək narazıyam aldadıblar aldatdı satıcıdan çəki hara pozur pozuntu problem haqqım haqsız alıcı mal xidmət жалоба пожаловаться подать написать отправить обманули обсчитали обвесили продавца цену куда кому нарушает нарушение проблема нечестно товар услуга покупка complain complaint file submit write send cheated overcharged shop seller price where whom violation breaks problem unfair dishonest goods service",
  },
  suggestion: {
    access: "personal",
    words:
      "təklif ideya irad vermək предложение yaxşılaşdırmaq təkmilləşdirmək идея пожелание предложить улучшить усовершенствовать suggestion idea proposal suggest improve better",
  },
  documents: {
    access: "personal",
    words:
      "sənəd sənədlər arayış çıxarış verilmiş yükləmək pdf cavab məktubu arxiv документы справка выписка скачать бумаги архив письмо documents papers issued download certificate letter archive",
  },
  paymentObligations: {
    access: "personal",
    words:
      "ödəniş ödəmək rüsum borc borcum cərimə pul kart hesab faktura nə qədər оплата оплатить платежи заплатить должен счёт пошлина долг штраф картой pay payment payments fee debt fine owe card due bill invoice",
  },
  paidPayments: {
    access: "personal",
    words:
      "ödəniş qəbz tarixçə ödədiyim ödədim ödənilmiş çek itirmişəm sübut квитанция чек потерял подтверждение история оплаченные оплатил платежи receipt history paid payments lost proof past",
  },
  reports: {
    access: "organisation",
    words:
      "hesabat rüblük illik təqdim etmək təhvil отчёт отчёты отчетность сдать report reporting submit annual company",
  },
  consumerRights: {
    access: "personal",
    words:
      "istehlakçı alıcı hüquq hüququm pozulub потребитель покупатель права нарушены потребителя consumer buyer rights violated",
  },
  competitionViolation: {
    access: "personal",
    words:
      "rəqabət inhisar kartel haqsız rəqib qiymət razılaşması конкуренция монополия картель сговор недобросовестная антимонопольный competition monopoly cartel antitrust unfair collusion price fixing agreed",
  },
  faq: { words: "sual suallar cavab kömək yardım вопрос вопросы ответы помощь справка help questions answers faq" },
  usefulInformation: { words: "məsləhət faydalı tövsiyə советы памятка полезное tips advice useful guide" },
  news: { words: "xəbər yenilik elan son новость новости объявления последние news latest announcements press" },
  offices: {
    words:
      "ofis idarə şöbə filial bölmə nümayəndəlik region rayon bakı gəncə sumqayıt lənkəran şəki naxçıvan quba ünvan iş saatı qəbul xəritə telefon bina yol gəlmək yerləşir yerləşdiyiniz saat neçədən açıq bağlı офис отделение филиал представительство город район баку гянджа сумгаит ленкорань шеки нахчыван губа управление адрес часы работы приём карта где находится расположены открыты закрыты работаете режим работы график доехать добраться проезд здание office branch city region baku ganja sumgait lankaran sheki nakhchivan guba address opening hours map visit where located location directions open closed near building",
  },
  riskGroups: {
    words:
      "risk qrupu təhlükəli təhlükəsiz mal məhsul idxal риск группа опасный товар импорт risk group dangerous goods import",
  },
  governmentInfo: {
    words:
      "fond qanun məcəllə qanunvericilik hüquqi aktlar закон законы кодекс законодательство фонд акты law laws code legislation legal acts fund",
  },
  marketPrices: {
    words:
      "qiymət bazar ərzaq neçəyədir çörək ət ətin balıq kartof soğan alma yağ şəkər süd yumurta düyü un pomidor xiyar toyuq kərə pendir çay kələm limon nar üzüm portağal banan qarpız mal qoyun dana цена цены рынок базар продукты стоит хлеб мясо картофель картошка лук яйца молоко сахар масло рис мука курица помидоры огурцы чай сыр капуста лимон гранат виноград апельсин банан арбуз говядина баранина рыба кофе price prices market food cost costs bread meat potatoes onions eggs milk sugar oil rice flour chicken tomatoes cucumbers cooking tea cheese cabbage lemon pomegranate grapes orange banana watermelon beef lamb fish coffee potato onion",
  },
  serviceDegree: {
    access: "signedIn",
    words:
      "qiymətləndirmə rəy xidmət səviyyəsi bal оценка оценить услугу качество обслуживания rate rating evaluate service quality",
  },
  generalEvaluation: {
    words:
      "qiymətləndirmə qiymətləndirmək qiymət vermək işiniz saytı sorğu anket rəy portal сайт работу website site оценка опрос анкета отзыв о портале survey questionnaire rate work portal opinion feedback",
  },
  newsLetters: {
    access: "signedIn",
    words: "bülleten jurnal nəşr buraxılış бюллетень журнал издание выпуск bulletin journal magazine issue",
  },
  callCenter: {
    access: "personal",
    words:
      "zəng telefon nömrə əlaqə saxlamaq ünvan iş saatı operator qaynar xətt çağrı mütəxəssis danışmaq canlı əməkdaş məsləhət kömək контакты поговорить человек сотрудник консультант помощь звонок позвонить телефон номер оператор горячая линия связь связаться кол центр колл колцентр специалист phone telephone number hotline contact call operator callback centre helpline speak talk reach ring dial person human agent advice support",
  },
  exchangeRates: {
    words:
      "məzənnə məzənnəsi kurs valyuta neçəyədir dollar dolar usd avro yevro euro eur rubl rub lirə try funt mərkəzi bank manat pul dəyişmək курс валюта доллар евро рубль лира фунт манат обмен цб rate exchange currency dollar ruble lira pound manat convert",
  },
  standards: {
    words:
      "standart gost azs iso norma texniki şərt стандарт гост азс исо норма стандарты standard standards norm specification",
  },
  etalons: { words: "etalon ölçü vahid kütlə temperatur эталон эталоны единица etalon reference unit measurement" },
  registers: {
    words: "reyestr siyahı ölçmə cihaz vasitə реестр список приборы средства register registry list instruments",
  },
  goodsCode: {
    words:
      "xif mn kod kodu gömrük mal məhsul тн вэд код товара таможня таможенный продукт hs customs goods product code tariff",
  },
  followAppeal: {
    words:
      "izləmək müraciətin statusu vəziyyəti qeydiyyatsız nömrə e-poçt отследить проследить статус состояние обращения без регистрации номер почта track follow case status without account number email",
  },
  checkCertificate: {
    words:
      "sertifikat şəhadətnamə nömrə yoxlamaq həqiqi saxta etibarlı qüvvədədir сертификат свидетельство номер проверить проверка подлинность поддельный действует certificate check verify number genuine fake valid document",
  },
  registration: {
    words:
      "qeydiyyat qeydiyyatdan keçmək xarici təşkilat şirkət hesab açmaq регистрация зарегистрироваться иностранная организация компания создать учётную запись registration register foreign organisation company create account sign up",
  },
  notifications: {
    access: "signedIn",
    words:
      "bildiriş bildirişlərim mesaj mesajlar xəbərdarlıq gələn уведомления сообщения извещения входящие непрочитанные оповещения notifications messages alerts inbox unread received",
  },
  personalInfo: {
    access: "signedIn",
    words:
      "profil şəxsi kabinet hesab hesabım məlumatlarım telefon nömrəmi e-poçt ünvan dəyişmək yeniləmək сменить обновить электронную телефон phone number mobile update new профиль личный кабинет аккаунт данные поменять изменить почту адрес учётная profile account my personal details email address change settings sms push mail bildiriş xəbərdarlıq almaq söndürmək dayandırmaq göndərməyin gəlməsin abunə уведомления смс рассылка получать отключить отписаться notifications texts text messages turn off stop unsubscribe receive",
  },
  siteMap: {
    words: "xəritə sayt bölmələr bütün səhifələr карта сайта разделы все страницы map site sections all pages",
  },
  accessibility: {
    words:
      "əlçatanlıq əlil şrift zəif görən böyük hərf yazılar xırda kiçik oxunmur eşitmə klaviatura kontrast ekran oxuyucu доступность инвалид слабовидящий слабовидящих версия шрифт крупный мелкий увеличить буквы экранный чтение клавиатура контраст незрячий глухой accessibility disability disabled blind font large small bigger text letters zoom contrast keyboard screen reader deaf",
  },
  deviceData: {
    words:
      "kuki kukilər cookie məxfilik şəxsi məlumatların qorunması cihaz brauzer yaddaş silmək куки конфиденциальность персональные защита браузер очистить хранится удалить cookies privacy stored device delete clear browser data protection",
  },
} as const satisfies Record<Exclude<RouteName, UnsearchedRoute>, { words: string; access?: ScreenAccess }>;
