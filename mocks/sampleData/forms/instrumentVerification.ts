import { text } from "../../store/localizedText.ts";
import type { QuestionEntry } from "../../store/serviceForm.ts";

/** What is asked for the verification of measuring instruments. */
export const instrumentVerification: readonly QuestionEntry[] = [
  {
    name: "instrument",
    title: text("Ölçmə vasitəsi", "Средство измерений", "Measuring instrument"),
    choices: [
      ["SCALES", text("Tərəzi", "Весы", "Scales")],
      ["GAS_METER", text("Qaz sayğacı", "Счётчик газа", "Gas meter")],
      ["WATER_METER", text("Su sayğacı", "Счётчик воды", "Water meter")],
      ["PRESSURE_GAUGE", text("Manometr", "Манометр", "Pressure gauge")],
      ["FUEL_PUMP", text("Yanacaqpaylayıcı kolonka", "Топливораздаточная колонка", "Fuel pump")],
    ],
  },
  { name: "model", title: text("Tipi və modeli", "Тип и модель", "Type and model"), minLength: 2, maxLength: 100 },
  { name: "serialNumbers", title: text("Zavod nömrələri", "Заводские номера", "Serial numbers"), help: text("Hər nömrəni ayrı sətirdə yazın.", "Каждый номер с новой строки.", "Each number on a line of its own."), long: true, minLength: 2, maxLength: 2000 },
  { name: "count", type: "integer", title: text("Sayı", "Количество", "How many"), minimum: 1, maximum: 500 },
  { name: "wantedOn", format: "date", optional: true, title: text("Sizə uyğun tarix", "Удобная для вас дата", "Date that suits you") },
  { name: "place", title: text("Yoxlamanın ünvanı", "Адрес проведения поверки", "Where to verify them"), minLength: 5, maxLength: 300 },
];
