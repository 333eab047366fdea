import type { Standard } from "../../src/generated/contract.d.ts";
import { localizedText, type LocalizedText } from "../store/localizedText.ts";

/** A state standard in all languages. */
export type StandardEntry = Omit<Standard, "title" | "lang"> & { title: LocalizedText };

const standardsSiteUrl = "https://azstand.gov.az/";

/** The state standards. */
export const standards: readonly StandardEntry[] = [
  {
    id: "azs-iso-22000",
    designation: "AZS ISO 22000",
    ics: "67.020",
    status: "IN_FORCE",
    adoptedAt: "2019-06-14",
    url: standardsSiteUrl,
    title: localizedText(
      "Qida təhlükəsizliyinin idarəetmə sistemləri",
      "Системы менеджмента безопасности пищевой продукции",
      "Food safety management systems",
    ),
  },
  {
    id: "azs-iso-9001",
    designation: "AZS ISO 9001",
    ics: "03.120.10",
    status: "IN_FORCE",
    adoptedAt: "2016-02-10",
    url: standardsSiteUrl,
    title: localizedText(
      "Keyfiyyətin idarəetmə sistemləri. Tələblər",
      "Системы менеджмента качества. Требования",
      "Quality management systems. Requirements",
    ),
  },
  {
    id: "azs-iso-iec-17025",
    designation: "AZS ISO/IEC 17025",
    ics: "03.120.20",
    status: "IN_FORCE",
    adoptedAt: "2018-11-05",
    url: standardsSiteUrl,
    title: localizedText(
      "Sınaq və kalibrləmə laboratoriyalarının səriştəliliyinə dair ümumi tələblər",
      "Общие требования к компетентности испытательных и калибровочных лабораторий",
      "General requirements for the competence of testing and calibration laboratories",
    ),
  },
  {
    id: "azs-bread",
    designation: "AZS 847",
    ics: "67.060",
    status: "REPLACED",
    adoptedAt: "2014-05-12",
    replacedBy: "AZS 1203",
    title: localizedText("Buğda çörəyi. Texniki şərtlər", "Хлеб пшеничный. Технические условия"),
  },
  {
    id: "azs-bread-new",
    designation: "AZS 1203",
    ics: "67.060",
    status: "IN_FORCE",
    adoptedAt: "2024-09-02",
    title: localizedText(
      "Buğda unundan çörək. Ümumi texniki şərtlər",
      "Хлеб из пшеничной муки. Общие технические условия",
      "Bread of wheat flour. General specifications",
    ),
  },
  {
    id: "azs-scales",
    designation: "AZS OIML R 76-1",
    ics: "17.100",
    status: "IN_FORCE",
    adoptedAt: "2015-12-01",
    url: standardsSiteUrl,
    title: localizedText(
      "Qeyri-avtomatik tərəzilər. Metroloji tələblər",
      "Неавтоматические весы. Метрологические требования",
      "Non-automatic weighing instruments. Metrological requirements",
    ),
  },
  {
    id: "azs-juice",
    designation: "AZS 031",
    ics: "67.160.20",
    status: "IN_FORCE",
    adoptedAt: "2021-03-18",
    title: localizedText(
      "Nar şirəsi. Texniki şərtlər",
      "Гранатовый сок. Технические условия",
      "Pomegranate juice. Specifications",
    ),
  },
  {
    id: "azs-honey",
    designation: "AZS 452",
    ics: "67.180.10",
    status: "IN_FORCE",
    adoptedAt: "2017-07-21",
    title: localizedText(
      "Təbii bal. Texniki şərtlər və sınaq üsulları",
      "Мёд натуральный. Технические условия и методы испытаний",
      "Natural honey. Specifications and test methods",
    ),
  },
  {
    id: "azs-water",
    designation: "AZS 282",
    ics: "13.060.20",
    status: "REPLACED",
    adoptedAt: "2009-04-30",
    replacedBy: "AZS 929",
    title: localizedText(
      "İçməli su. Gigiyenik tələblər",
      "Вода питьевая. Гигиенические требования",
      "Drinking water. Hygienic requirements",
    ),
  },
  {
    id: "azs-water-new",
    designation: "AZS 929",
    ics: "13.060.20",
    status: "IN_FORCE",
    adoptedAt: "2022-01-17",
    title: localizedText(
      "İçməli su. Təhlükəsizlik göstəriciləri",
      "Вода питьевая. Показатели безопасности",
      "Drinking water. Safety indicators",
    ),
  },
  {
    id: "azs-toys",
    designation: "AZS EN 71-1",
    ics: "97.200.50",
    status: "IN_FORCE",
    adoptedAt: "2020-10-08",
    url: standardsSiteUrl,
    title: localizedText(
      "Oyuncaqların təhlükəsizliyi. Mexaniki və fiziki xassələr",
      "Безопасность игрушек. Механические и физические свойства",
      "Safety of toys. Mechanical and physical properties",
    ),
  },
  {
    id: "azs-cement",
    designation: "AZS EN 197-1",
    ics: "91.100.10",
    status: "IN_FORCE",
    adoptedAt: "2018-05-25",
    url: standardsSiteUrl,
    title: localizedText(
      "Sement. Tərkib, texniki şərtlər və uyğunluq meyarları",
      "Цемент. Состав, технические условия и критерии соответствия",
      "Cement. Composition, specifications and conformity criteria",
    ),
  },
  {
    id: "azs-units",
    designation: "AZS ISO 80000-1",
    ics: "01.060",
    status: "IN_FORCE",
    adoptedAt: "2013-11-11",
    title: localizedText(
      "Kəmiyyətlər və ölçü vahidləri. Ümumi müddəalar",
      "Величины и единицы. Общие положения",
      "Quantities and units. General",
    ),
  },
  {
    id: "azs-petrol",
    designation: "AZS 227",
    ics: "75.160.20",
    status: "WITHDRAWN",
    adoptedAt: "2007-02-14",
    title: localizedText(
      "Avtomobil benzini. Ümumi texniki şərtlər",
      "Бензины автомобильные неэтилированные, предназначенные для транспортных средств с двигателями внутреннего сгорания и искровым зажиганием. Общие технические условия и требования к транспортированию и хранению",
      "Motor petrol. General specifications",
    ),
  },
  {
    id: "azs-accessibility",
    designation: "AZS EN 301549",
    ics: "35.180",
    status: "IN_FORCE",
    adoptedAt: "2023-12-04",
    url: standardsSiteUrl,
    title: localizedText(
      "İnformasiya texnologiyaları. Əlçatanlıq tələbləri",
      "Информационные технологии. Требования к доступности",
      "Information technology. Accessibility requirements",
    ),
  },
  {
    id: "azs-labelling",
    designation: "AZS 1118",
    ics: "55.200",
    status: "IN_FORCE",
    adoptedAt: "2022-06-30",
    title: localizedText("Qida məhsullarının etiketlənməsi", "Маркировка пищевых продуктов"),
  },
];
