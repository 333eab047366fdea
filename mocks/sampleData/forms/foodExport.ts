import { text } from "../../store/localizedText.ts";
import type { QuestionEntry } from "../../store/serviceForm.ts";

/** What is asked for a quality certificate of food for the European Union. */
export const foodExport: readonly QuestionEntry[] = [
  { name: "productName", title: text("Məhsulun adı", "Название продукции", "Name of the product"), minLength: 2, maxLength: 200 },
  {
    name: "goodsCode",
    title: text("Malın kodu (XİF MN)", "Код товара (ТН ВЭД)", "Goods code (customs nomenclature)"),
    help: text("Kodun ilk 4 rəqəmi kifayətdir.", "Достаточно первых 4 цифр кода.", "The first 4 digits of the code are enough."),
    minLength: 4,
    maxLength: 10,
  },
  {
    name: "destination",
    title: text("Hansı ölkəyə ixrac olunur?", "Страна назначения", "Country of destination"),
    choices: [
      ["AT", text("Avstriya", "Австрия", "Austria")],
      ["DE", text("Almaniya", "Германия", "Germany")],
      ["FR", text("Fransa", "Франция", "France")],
      ["IT", text("İtaliya", "Италия", "Italy")],
      ["LV", text("Latviya", "Латвия", "Latvia")],
      ["PL", text("Polşa", "Польша", "Poland")],
    ],
  },
  { name: "weight", type: "number", title: text("Xalis çəkisi, kq", "Масса нетто, кг", "Net weight, kg"), minimum: 0.1, maximum: 1_000_000 },
  { name: "shippedAt", format: "date", title: text("Göndərilmə tarixi", "Дата отправки", "Date of shipment") },
  {
    name: "originalOnPaper",
    type: "boolean",
    optional: true,
    title: text("Sertifikatın kağız nüsxəsi də lazımdır", "Нужен также бумажный экземпляр сертификата", "I also need the certificate on paper"),
  },
  { name: "note", title: text("Qeyd", "Примечание", "Note"), optional: true, long: true, maxLength: 1000 },
];
