import { localizedText } from "../../store/localizedText.ts";
import type { RegisterRow } from "./registers.ts";

/** The types of measuring and testing instruments. They have neither manufacturers nor certificates. */
export const nomenclature: readonly RegisterRow[] = [
  { registryNumber: "01.01", name: localizedText("Uzunluq ölçüləri", "Меры длины", "Length measures") },
  {
    registryNumber: "01.04",
    name: localizedText("Ştangenpərgarlar və mikrometrlər", "Штангенциркули и микрометры", "Calipers and micrometers"),
  },
  {
    registryNumber: "02.01",
    name: localizedText("Ümumi təyinatlı tərəzilər", "Весы общего назначения", "General purpose scales"),
  },
  {
    registryNumber: "02.02",
    name: localizedText(
      "Avtomobil və vaqon tərəziləri",
      "Весы автомобильные и вагонные",
      "Weighbridges for lorries and wagons",
    ),
  },
  { registryNumber: "02.05", name: localizedText("Çəki daşları", "Гири", "Weights") },
  {
    registryNumber: "03.01",
    name: localizedText("Manometrlər və vakuummetrlər", "Манометры и вакуумметры", "Pressure and vacuum gauges"),
  },
  {
    registryNumber: "03.03",
    name: localizedText("Arterial təzyiqölçənlər", "Измерители артериального давления", "Blood pressure meters"),
  },
  {
    registryNumber: "04.01",
    name: localizedText("Su, qaz və istilik sayğacları", "Счётчики воды, газа и тепла", "Water, gas and heat meters"),
  },
  {
    registryNumber: "04.02",
    name: localizedText("Yanacaqpaylayıcı kolonkalar", "Топливораздаточные колонки", "Fuel pumps"),
  },
  { registryNumber: "05.01", name: localizedText("Termometrlər", "Термометры", "Thermometers") },
  { registryNumber: "05.04", name: localizedText("Pirometrlər", "Пирометры"), type: "IR" },
  {
    registryNumber: "06.01",
    name: localizedText("Elektrik enerjisi sayğacları", "Счётчики электрической энергии", "Electricity meters"),
  },
  {
    registryNumber: "06.03",
    name: localizedText("Ölçü transformatorları", "Измерительные трансформаторы", "Measuring transformers"),
  },
  {
    registryNumber: "07.02",
    name: localizedText(
      "Taksometrlər və sürətölçənlər",
      "Таксометры и измерители скорости",
      "Taximeters and speed meters",
    ),
  },
  {
    registryNumber: "08.01",
    name: localizedText(
      "Qazanalizatorlar və alkometrlər",
      "Газоанализаторы и алкометры",
      "Gas analysers and breath alcohol testers",
    ),
  },
  {
    registryNumber: "08.06",
    name: localizedText(
      "Sınaq avadanlığı",
      "Испытательное оборудование, применяемое при обязательном подтверждении соответствия пищевой продукции, строительных материалов и товаров для детей, включая климатические камеры и стенды механических испытаний",
      "Testing equipment",
    ),
  },
  {
    registryNumber: "09.01",
    name: localizedText("Dozimetrlər və radiometrlər", "Дозиметры и радиометры", "Dosimeters and radiation meters"),
  },
];
