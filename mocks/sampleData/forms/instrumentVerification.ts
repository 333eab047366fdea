import { localizedText } from "../../store/localizedText.ts";
import type { FormFieldEntry } from "../../store/serviceForm.ts";

/** The form for the verification of measuring instruments. */
export const instrumentVerification: readonly FormFieldEntry[] = [
  {
    name: "instrument",
    title: localizedText("Ölçmə vasitəsi", "Средство измерений", "Measuring instrument"),
    options: [
      ["SCALES", localizedText("Tərəzi", "Весы", "Scales")],
      ["GAS_METER", localizedText("Qaz sayğacı", "Счётчик газа", "Gas meter")],
      ["WATER_METER", localizedText("Su sayğacı", "Счётчик воды", "Water meter")],
      ["PRESSURE_GAUGE", localizedText("Manometr", "Манометр", "Pressure gauge")],
      ["FUEL_PUMP", localizedText("Yanacaqpaylayıcı kolonka", "Топливораздаточная колонка", "Fuel pump")],
    ],
  },
  {
    name: "model",
    title: localizedText("Tipi və modeli", "Тип и модель", "Type and model"),
    minLength: 2,
    maxLength: 100,
  },
  {
    name: "serialNumbers",
    title: localizedText("Zavod nömrələri", "Заводские номера", "Serial numbers"),
    helpText: localizedText(
      "Hər nömrəni ayrı sətirdə yazın.",
      "Каждый номер с новой строки.",
      "Each number on a line of its own.",
    ),
    isMultiline: true,
    minLength: 2,
    maxLength: 2000,
  },
  { name: "count", type: "integer", title: localizedText("Sayı", "Количество", "How many"), minimum: 1, maximum: 500 },
  {
    name: "wantedOn",
    format: "date",
    isOptional: true,
    title: localizedText("Sizə uyğun tarix", "Удобная для вас дата", "Date that suits you"),
  },
  {
    name: "place",
    title: localizedText("Yoxlamanın ünvanı", "Адрес проведения поверки", "Where to verify them"),
    minLength: 5,
    maxLength: 300,
  },
];
