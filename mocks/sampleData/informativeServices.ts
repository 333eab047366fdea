import { localizedText } from "../store/localizedText.ts";
import { audiences, noFees } from "./audiences.ts";
import type { ServiceEntry } from "./services.ts";

/** Informative services: they describe how to obtain something. */
export const informativeServices: readonly ServiceEntry[] = [
  {
    id: "151",
    code: "I-001",
    portal: "1",
    type: "INFORMATIVE",
    title: localizedText(
      "İstehlakçının hüquqları barədə məsləhət",
      "Консультация о правах потребителя",
      "Advice on consumer rights",
    ),
    summary: localizedText(
      "Hansı hallarda malı dəyişmək, təmir etdirmək və ya pulu geri almaq olar.",
      "Когда можно обменять товар, потребовать ремонта или вернуть деньги.",
      "When you may exchange goods, have them repaired or get your money back.",
    ),
    audience: audiences.everybody,
    durationWorkingDays: 0,
    ...noFees,
  },
  {
    id: "152",
    code: "I-004",
    portal: "2",
    type: "INFORMATIVE",
    title: localizedText(
      "Malların etiketlənməsinə qoyulan tələblər",
      "Требования к маркировке товаров",
      "Requirements for the labelling of goods",
    ),
    summary: localizedText(
      "Etiketdə hansı məlumatlar olmalıdır və onlar hansı dildə yazılmalıdır.",
      "Какие сведения должны быть на этикетке и на каком языке.",
      "What a label has to say, and in which language.",
    ),
    audience: audiences.makersAndImporters,
    durationWorkingDays: 0,
    ...noFees,
  },
  {
    id: "153",
    code: "I-006",
    portal: "2",
    type: "INFORMATIVE",
    title: localizedText(
      "Malların risk qrupları haqqında məlumat",
      "Сведения о группах риска товаров",
      "About the risk groups of goods",
    ),
    summary: localizedText(
      "Malınızın hansı risk qrupuna aid olduğunu və hansı sənədlərin tələb edildiyini öyrənin.",
      "Узнайте, к какой группе риска относится ваш товар и какие документы потребуются.",
      "Find out which risk group your goods belong to and which documents they need.",
    ),
    audience: audiences.makersAndImporters,
    durationWorkingDays: 0,
    ...noFees,
  },
  {
    id: "154",
    code: "I-009",
    portal: "2",
    type: "INFORMATIVE",
    title: localizedText(
      "Ölçmə vasitələrinin dövlət reyestrindən məlumat",
      "Сведения из государственного реестра средств измерений",
      "Information from the government register of measuring instruments",
    ),
    summary: localizedText(
      "Ölçmə vasitəsinin tipinin təsdiq olunub-olunmadığını və sertifikatının etibarlılıq müddətini yoxlayın.",
      "Проверьте, утверждён ли тип средства измерений и до какого срока действует его сертификат.",
      "Check whether the type of an instrument is approved and how long its certificate is valid.",
    ),
    audience: audiences.laboratories,
    durationWorkingDays: 0,
    ...noFees,
  },
];
