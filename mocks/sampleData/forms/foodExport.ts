import { localizedText } from "../../store/localizedText.ts";
import type { FormFieldEntry } from "../../store/serviceForm.ts";

/** The form for a quality certificate of food for export to the European Union. */
export const foodExport: readonly FormFieldEntry[] = [
  {
    name: "productName",
    title: localizedText("Məhsulun adı", "Название продукции", "Name of the product"),
    minLength: 2,
    maxLength: 200,
  },
  {
    name: "goodsCode",
    title: localizedText("Malın gömrük kodu (XİF MN)", "Таможенный код товара (ТН ВЭД)", "Customs (HS) code"),
    helpText: localizedText(
      "Kodun ilk 4 rəqəmi kifayətdir.",
      "Достаточно первых 4 цифр кода.",
      "The first 4 digits of the code are enough.",
    ),
    minLength: 4,
    maxLength: 10,
  },
  {
    name: "destination",
    title: localizedText("Hansı ölkəyə ixrac olunur?", "Страна назначения", "Country of destination"),
    options: [
      ["AT", localizedText("Avstriya", "Австрия", "Austria")],
      ["DE", localizedText("Almaniya", "Германия", "Germany")],
      ["FR", localizedText("Fransa", "Франция", "France")],
      ["IT", localizedText("İtaliya", "Италия", "Italy")],
      ["LV", localizedText("Latviya", "Латвия", "Latvia")],
      ["PL", localizedText("Polşa", "Польша", "Poland")],
    ],
  },
  {
    name: "weight",
    type: "number",
    title: localizedText("Xalis çəkisi, kq", "Масса нетто, кг", "Net weight, kg"),
    minimum: 0.1,
    maximum: 1_000_000,
  },
  { name: "shippedAt", format: "date", title: localizedText("Göndərilmə tarixi", "Дата отправки", "Date of shipment") },
  {
    name: "originalOnPaper",
    type: "boolean",
    isOptional: true,
    title: localizedText(
      "Sertifikatın kağız nüsxəsi də lazımdır",
      "Нужен также бумажный экземпляр сертификата",
      "I also need the certificate on paper",
    ),
  },
  {
    name: "note",
    title: localizedText("Qeyd", "Примечание", "Note"),
    isOptional: true,
    isMultiline: true,
    maxLength: 1000,
  },
];
