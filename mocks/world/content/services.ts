import type { components } from "../../../src/generated/contract.d.ts";
import { text, type Text } from "../language.ts";

type Schemas = components["schemas"];

/** A service in every language. `portal` says which of the two portals it belongs to. */
export type ServiceEntry = Omit<Schemas["Service"], "title" | "summary" | "audience" | "lang"> & {
  portal: Schemas["CompetitionQualityType"];
  title: Text;
  summary: Text;
  audience: Text;
};

const everybody = text("Bütün istehlakçılar", "Все потребители", "All consumers");
const companies = text("Hüquqi şəxslər və fərdi sahibkarlar", "Юридические лица и индивидуальные предприниматели", "Companies and sole traders");
const makersAndImporters = text("İstehsalçılar və idxalçılar", "Производители и импортёры", "Manufacturers and importers");
const laboratories = text("Laboratoriyalar və ölçmə vasitələrinin sahibləri", "Лаборатории и владельцы средств измерений", "Laboratories and owners of measuring instruments");

const free = { serviceFee: 0, governmentFee: 0 } as const;

/** Every service of the sample world. */
export const services: readonly ServiceEntry[] = [
  {
    id: "101",
    code: "Q-014",
    portal: "2",
    type: "E_SERVICE",
    title: text(
      "Avropa İttifaqına ixrac olunan qida məhsulları üçün keyfiyyət sertifikatının verilməsi",
      "Выдача сертификата качества на пищевые продукты, экспортируемые в Европейский союз",
      "Quality certificate for food exported to the European Union",
    ),
    summary: text(
      "Məhsulun idxal edən ölkənin tələblərinə uyğunluğunu təsdiq edən sertifikat. Sınaq protokolu əsasında verilir.",
      "Сертификат, подтверждающий соответствие продукции требованиям страны ввоза. Выдаётся на основании протокола испытаний.",
      "A certificate that the product meets the requirements of the importing country, issued on the basis of a test report.",
    ),
    audience: companies,
    durationWorkingDays: 3,
    serviceFee: 0,
    governmentFee: 20,
  },
  {
    id: "102",
    code: "C-003",
    portal: "1",
    type: "E_SERVICE",
    title: text("İstehlakçı şikayətinin qəbulu", "Приём жалобы потребителя", "Consumer complaint"),
    summary: text(
      "Keyfiyyətsiz mal, hesabda, çəkidə və ya qiymətdə aldatma, müqavilə şərtlərinin pozulması barədə şikayət.",
      "Жалоба на некачественный товар, обвес, обсчёт, завышение цены или нарушение условий договора.",
      "A complaint about defective goods, about cheating on bill, weight or price, or about broken contract terms.",
    ),
    audience: everybody,
    durationWorkingDays: 15,
    ...free,
  },
  {
    id: "103",
    code: "C-011",
    portal: "1",
    type: "E_SERVICE",
    title: text("Rəqabət qanunvericiliyinin pozulması barədə müraciət", "Заявление о нарушении законодательства о конкуренции", "Report of a breach of competition law"),
    summary: text(
      "Üfüqi və şaquli sazişlər, hökmran mövqedən sui-istifadə barədə məlumat verin.",
      "Сообщите о горизонтальных и вертикальных соглашениях или о злоупотреблении доминирующим положением.",
      "Report horizontal or vertical agreements, or the abuse of a dominant position.",
    ),
    audience: companies,
    durationWorkingDays: 30,
    ...free,
  },
  {
    id: "104",
    code: "C-017",
    portal: "1",
    type: "E_SERVICE",
    title: text(
      "Təmərküzləşməyə razılığın verilməsi",
      "Выдача предварительного согласия на экономическую концентрацию хозяйствующих субъектов, в том числе на приобретение долей в уставном капитале, слияние и присоединение, в порядке, установленном Кодексом о конкуренции",
      "Approval of a concentration",
    ),
    summary: text(
      "Birləşmə, qoşulma və ya payların alınmasından əvvəl alınan razılıq.",
      "Согласие, которое получают до слияния, присоединения или приобретения долей.",
      "The approval needed before a merger or the purchase of shares.",
    ),
    audience: companies,
    durationWorkingDays: 30,
    serviceFee: 0,
    governmentFee: 1250,
  },
  {
    id: "105",
    code: "Q-021",
    portal: "2",
    type: "E_SERVICE",
    title: text("Ölçmə vasitələrinin yoxlanması", "Поверка средств измерений", "Verification of measuring instruments"),
    summary: text(
      "Tərəzi, sayğac, manometr və digər ölçmə vasitələrinin metroloji yoxlanması və yoxlama şəhadətnaməsinin verilməsi.",
      "Метрологическая поверка весов, счётчиков, манометров и других средств измерений с выдачей свидетельства.",
      "Metrological verification of scales, meters, pressure gauges and other instruments, with a certificate of verification.",
    ),
    audience: laboratories,
    durationWorkingDays: 10,
    serviceFee: 35.5,
    governmentFee: 0,
  },
  {
    id: "106",
    code: "Q-022",
    portal: "2",
    type: "E_SERVICE",
    title: text("Ölçmə vasitəsi tipinin təsdiq edilməsi", "Утверждение типа средств измерений", "Type approval of measuring instruments"),
    summary: text(
      "Ölkəyə gətirilən və ya ölkədə istehsal olunan ölçmə vasitəsinin tipi sınaqdan sonra dövlət reyestrinə daxil edilir.",
      "Тип средства измерений, ввозимого или производимого в стране, после испытаний вносится в государственный реестр.",
      "After tests, the type of an instrument made in or brought into the country is entered in the state register.",
    ),
    audience: makersAndImporters,
    durationWorkingDays: 30,
    serviceFee: 240,
    governmentFee: 0,
  },
  {
    id: "107",
    code: "Q-030",
    portal: "2",
    type: "E_SERVICE",
    title: text("Uyğunluq sertifikatının verilməsi", "Выдача сертификата соответствия", "Certificate of conformity"),
    summary: text(
      "Məhsulun 1s–5s sxemlərindən biri üzrə sertifikatlaşdırılması. Sertifikat sxemdən asılı olaraq bir və ya iki il etibarlıdır.",
      "Сертификация продукции по одной из схем 1s–5s. Сертификат действует один или два года в зависимости от схемы.",
      "Certification of a product under one of the schemes 1s to 5s. The certificate is valid for one or two years, depending on the scheme.",
    ),
    audience: makersAndImporters,
    durationWorkingDays: 10,
    serviceFee: 180,
    governmentFee: 0,
  },
  {
    id: "108",
    code: "C-020",
    portal: "1",
    type: "E_SERVICE",
    title: text("Reklamın qanunvericiliyə uyğunluğu barədə rəyin verilməsi", "Выдача заключения о соответствии рекламы законодательству", "Opinion on whether an advertisement is lawful"),
    summary: text(
      "Yayımlanmazdan əvvəl reklam mətni və görüntüsü barədə rəy alın.",
      "Получите заключение о тексте и изображении рекламы до её размещения.",
      "Have the text and pictures of an advertisement looked at before it is published.",
    ),
    audience: companies,
    durationWorkingDays: 10,
    ...free,
  },
  {
    id: "109",
    code: "C-025",
    portal: "1",
    type: "E_SERVICE",
    title: text("Dövlət satınalmalarına dair şikayətin verilməsi", "Подача жалобы по государственным закупкам", "Complaint about public procurement"),
    summary: text(
      "Tender, kotirovka sorğusu və digər satınalma prosedurlarından şikayət.",
      "Жалоба на проведение тендера, запроса котировок и других процедур закупок.",
      "A complaint about a tender, a request for quotations or another purchasing procedure.",
    ),
    audience: companies,
    durationWorkingDays: 15,
    ...free,
  },
  {
    id: "110",
    code: "Q-033",
    portal: "2",
    type: "E_SERVICE",
    title: text("Standartın rəsmi nüsxəsinin verilməsi", "Выдача официального экземпляра стандарта"),
    summary: text(
      "Dövlət standartının möhürlənmiş kağız və ya elektron nüsxəsi.",
      "Заверенный бумажный или электронный экземпляр государственного стандарта.",
    ),
    audience: companies,
    durationWorkingDays: 1,
    serviceFee: 12.4,
    governmentFee: 0,
  },
  {
    id: "111",
    code: "C-031",
    portal: "1",
    type: "E_SERVICE",
    title: text("Qiymət artımı barədə məlumatın göndərilməsi", "Сообщение о необоснованном росте цен", "Report an unjustified price increase"),
    summary: text(
      "Ərzaq və gündəlik tələbat mallarının qiymətində əsassız artım görmüsünüzsə, bildirin.",
      "Сообщите, если заметили необоснованный рост цен на продукты и товары первой необходимости.",
      "Tell us if the price of food or everyday goods has gone up for no good reason.",
    ),
    audience: everybody,
    durationWorkingDays: 0,
    ...free,
    externalUrl: "https://www.e-gov.az/",
  },
  {
    id: "151",
    code: "I-001",
    portal: "1",
    type: "INFORMATIVE",
    title: text("İstehlakçının hüquqları barədə məsləhət", "Консультация о правах потребителя", "Advice on consumer rights"),
    summary: text("Hansı hallarda malı dəyişmək, təmir etdirmək və ya pulu geri almaq olar.", "Когда можно обменять товар, потребовать ремонта или вернуть деньги.", "When you may exchange goods, have them repaired or get your money back."),
    audience: everybody,
    durationWorkingDays: 0,
    ...free,
  },
  {
    id: "152",
    code: "I-004",
    portal: "2",
    type: "INFORMATIVE",
    title: text("Malların etiketlənməsinə qoyulan tələblər", "Требования к маркировке товаров", "Requirements for the labelling of goods"),
    summary: text(
      "Etiketdə hansı məlumatlar olmalıdır və onlar hansı dildə yazılmalıdır.",
      "Какие сведения должны быть на этикетке и на каком языке.",
      "What a label has to say, and in which language.",
    ),
    audience: makersAndImporters,
    durationWorkingDays: 0,
    ...free,
  },
  {
    id: "153",
    code: "I-006",
    portal: "2",
    type: "INFORMATIVE",
    title: text("Malların risk qrupları haqqında məlumat", "Сведения о группах риска товаров", "About the risk groups of goods"),
    summary: text(
      "Malınızın hansı risk qrupuna aid olduğunu və hansı sənədlərin tələb edildiyini öyrənin.",
      "Узнайте, к какой группе риска относится ваш товар и какие документы потребуются.",
      "Find out which risk group your goods belong to and which documents they need.",
    ),
    audience: makersAndImporters,
    durationWorkingDays: 0,
    ...free,
  },
  {
    id: "154",
    code: "I-009",
    portal: "2",
    type: "INFORMATIVE",
    title: text("Ölçmə vasitələrinin dövlət reyestrindən məlumat", "Сведения из государственного реестра средств измерений", "Information from the state register of measuring instruments"),
    summary: text(
      "Ölçmə vasitəsinin tipinin təsdiq olunub-olunmadığını və sertifikatının etibarlılıq müddətini yoxlayın.",
      "Проверьте, утверждён ли тип средства измерений и до какого срока действует его сертификат.",
      "Check whether the type of an instrument is approved and how long its certificate is valid.",
    ),
    audience: laboratories,
    durationWorkingDays: 0,
    ...free,
  },
];
