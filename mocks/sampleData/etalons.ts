import type { EtalonCategory } from "../../src/generated/contract.d.ts";
import { localizedText, type LocalizedText } from "../store/localizedText.ts";

/** A government measurement standard in all languages. */
export type EtalonEntry = {
  id: string;
  category: EtalonCategory;
  name: LocalizedText;
  range: LocalizedText;
  uncertainty: LocalizedText;
  certificateNo: string;
  validUntil: string;
};

/** The laboratories that keep the measurement standards. */
export const etalonLaboratories: Readonly<Record<EtalonCategory, LocalizedText>> = {
  temperature: localizedText(
    "Temperatur ölçmələri laboratoriyası",
    "Лаборатория температурных измерений",
    "Temperature laboratory",
  ),
  mass: localizedText("Kütlə ölçmələri laboratoriyası", "Лаборатория измерений массы", "Mass laboratory"),
  electric: localizedText(
    "Elektrik kəmiyyətləri laboratoriyası",
    "Лаборатория электрических величин",
    "Laboratory of electric quantities",
  ),
  pressure: localizedText("Təzyiq ölçmələri laboratoriyası", "Лаборатория измерений давления", "Pressure laboratory"),
  "kinematic-viscosity": localizedText(
    "Özlülük ölçmələri laboratoriyası",
    "Лаборатория измерений вязкости",
    "Viscosity laboratory",
  ),
  density: localizedText("Sıxlıq ölçmələri laboratoriyası", "Лаборатория измерений плотности", "Density laboratory"),
  "time-frequency": localizedText(
    "Vaxt və tezlik laboratoriyası",
    "Лаборатория времени и частоты",
    "Time and frequency laboratory",
  ),
  dosimetric: localizedText(
    "İonlaşdırıcı şüalanma laboratoriyası",
    "Лаборатория ионизирующих излучений",
    "Laboratory of ionising radiation",
  ),
};

/** The national measurement standards. */
export const etalons: readonly EtalonEntry[] = [
  {
    id: "temperature-1",
    category: "temperature",
    certificateNo: "T-014",
    validUntil: "2027-05-31",
    name: localizedText(
      "Platin müqavimət termometri",
      "Платиновый термометр сопротивления",
      "Platinum resistance thermometer",
    ),
    range: localizedText("−38 °C\u2011dən 660 °C\u2011dək", "от −38 °C до 660 °C", "−38 °C to 660 °C"),
    uncertainty: localizedText("0,002 °C", "0,002 °C", "0.002 °C"),
  },
  {
    id: "temperature-2",
    category: "temperature",
    certificateNo: "T-021",
    validUntil: "2028-02-29",
    name: localizedText("Suyun üçlü nöqtəsi qabı", "Ячейка тройной точки воды", "Triple point of water cell"),
    range: localizedText("0,01 °C", "0,01 °C", "0.01 °C"),
    uncertainty: localizedText("0,0001 °C", "0,0001 °C", "0.0001 °C"),
  },
  {
    id: "temperature-3",
    category: "temperature",
    certificateNo: "T-030",
    validUntil: "2029-09-15",
    name: localizedText("Şüalanma pirometri", "Пирометр излучения"),
    range: localizedText("600 °C\u2011dən 1500 °C\u2011dək", "от 600 °C до 1500 °C"),
    uncertainty: localizedText("0,8 °C", "0,8 °C"),
  },
  // Expired.
  {
    id: "mass-1",
    category: "mass",
    certificateNo: "M-003",
    validUntil: "2025-12-31",
    name: localizedText(
      "Paslanmayan poladdan etalon çəki daşları dəsti",
      "Набор эталонных гирь из нержавеющей стали",
      "Set of stainless steel reference weights",
    ),
    range: localizedText("1 mq-dan 20 kq-dək", "от 1 мг до 20 кг", "1 mg to 20 kg"),
    uncertainty: localizedText("1 kq üçün 0,05 mq", "0,05 мг на 1 кг", "0.05 mg at 1 kg"),
  },
  {
    id: "mass-2",
    category: "mass",
    certificateNo: "M-011",
    validUntil: "2028-06-30",
    name: localizedText("Kütlə komparatoru", "Компаратор массы", "Mass comparator"),
    range: localizedText("10 kq-dək", "до 10 кг", "up to 10 kg"),
    uncertainty: localizedText("0,1 mq", "0,1 мг", "0.1 mg"),
  },
  {
    id: "electric-1",
    category: "electric",
    certificateNo: "E-007",
    validUntil: "2027-10-12",
    name: localizedText("Gərginlik etalonu", "Эталон напряжения", "Voltage standard"),
    range: localizedText("1,018 V və 10 V", "1,018 В и 10 В", "1.018 V and 10 V"),
    uncertainty: localizedText("0,3 µV/V", "0,3 мкВ/В", "0.3 µV/V"),
  },
  {
    id: "electric-2",
    category: "electric",
    certificateNo: "E-012",
    validUntil: "2029-01-20",
    name: localizedText("Müqavimət etalonu", "Эталон сопротивления", "Resistance standard"),
    range: localizedText("1 Om-dan 10 kOm-dək", "от 1 Ом до 10 кОм", "1 Ω to 10 kΩ"),
    uncertainty: localizedText("1 µOm/Om", "1 мкОм/Ом", "1 µΩ/Ω"),
  },
  {
    id: "pressure-1",
    category: "pressure",
    certificateNo: "P-004",
    validUntil: "2027-08-08",
    name: localizedText("Yük-porşenli manometr", "Грузопоршневой манометр", "Pressure balance"),
    range: localizedText("0,1 MPa-dan 60 MPa-dək", "от 0,1 МПа до 60 МПа", "0.1 MPa to 60 MPa"),
    uncertainty: localizedText("0,005 %", "0,005 %", "0.005 %"),
  },
  {
    id: "pressure-2",
    category: "pressure",
    certificateNo: "P-009",
    validUntil: "2028-11-25",
    name: localizedText(
      "Rəqəmsal mütləq təzyiq etalonu",
      "Цифровой эталон абсолютного давления",
      "Digital absolute pressure standard",
    ),
    range: localizedText("70 kPa-dan 120 kPa-dək", "от 70 кПа до 120 кПа", "70 kPa to 120 kPa"),
    uncertainty: localizedText("3 Pa", "3 Па", "3 Pa"),
  },
  {
    id: "viscosity-1",
    category: "kinematic-viscosity",
    certificateNo: "V-002",
    validUntil: "2027-03-14",
    name: localizedText(
      "Şüşə kapilyar viskozimetrlər dəsti",
      "Набор стеклянных капиллярных вискозиметров",
      "Set of glass capillary viscometers",
    ),
    range: localizedText("0,5 mm²/s-dən 5000 mm²/s-dək", "от 0,5 мм²/с до 5000 мм²/с", "0.5 mm²/s to 5000 mm²/s"),
    uncertainty: localizedText("0,1 %", "0,1 %", "0.1 %"),
  },
  {
    id: "viscosity-2",
    category: "kinematic-viscosity",
    certificateNo: "V-005",
    validUntil: "2028-03-14",
    name: localizedText("Etalon mayelər dəsti", "Набор эталонных жидкостей", "Set of reference liquids"),
    range: localizedText("2 mm²/s-dən 1000 mm²/s-dək", "от 2 мм²/с до 1000 мм²/с", "2 mm²/s to 1000 mm²/s"),
    uncertainty: localizedText("0,2 %", "0,2 %", "0.2 %"),
  },
  {
    id: "density-1",
    category: "density",
    certificateNo: "D-001",
    validUntil: "2027-12-01",
    name: localizedText(
      "Hidrostatik çəki qurğusu",
      "Установка гидростатического взвешивания",
      "Hydrostatic weighing apparatus",
    ),
    range: localizedText("650 kq/m³-dan 2000 kq/m³-dək", "от 650 кг/м³ до 2000 кг/м³", "650 kg/m³ to 2000 kg/m³"),
    uncertainty: localizedText("0,02 kq/m³", "0,02 кг/м³", "0.02 kg/m³"),
  },
  {
    id: "density-2",
    category: "density",
    certificateNo: "D-006",
    validUntil: "2029-04-19",
    name: localizedText("Etalon areometrlər dəsti", "Набор эталонных ареометров", "Set of reference hydrometers"),
    range: localizedText("600 kq/m³-dan 1100 kq/m³-dək", "от 600 кг/м³ до 1100 кг/м³", "600 kg/m³ to 1100 kg/m³"),
    uncertainty: localizedText("0,1 kq/m³", "0,1 кг/м³", "0.1 kg/m³"),
  },
  {
    id: "time-1",
    category: "time-frequency",
    certificateNo: "F-001",
    validUntil: "2030-01-31",
    name: localizedText("Sezium tezlik etalonu", "Цезиевый эталон частоты", "Caesium frequency standard"),
    range: localizedText("5 MHz, 10 MHz", "5 МГц, 10 МГц", "5 MHz, 10 MHz"),
    uncertainty: localizedText("2 · 10⁻¹³", "2 · 10⁻¹³", "2 · 10⁻¹³"),
  },
  {
    id: "time-2",
    category: "time-frequency",
    certificateNo: "F-004",
    validUntil: "2027-07-07",
    name: localizedText("Vaxt intervallarının ölçü cihazı", "Измеритель временных интервалов", "Time interval counter"),
    range: localizedText("1 ns-dən 10 000 s-dək", "от 1 нс до 10 000 с", "1 ns to 10,000 s"),
    uncertainty: localizedText("50 ps", "50 пс", "50 ps"),
  },
  {
    id: "dosimetric-1",
    category: "dosimetric",
    certificateNo: "R-003",
    validUntil: "2028-09-09",
    name: localizedText(
      "Qamma şüalanması qurğusu (Cs-137)",
      "Установка гамма-излучения (Cs-137)",
      "Gamma radiation facility (Cs-137)",
    ),
    range: localizedText("1 µSv/saatdan 10 mSv/saatadək", "от 1 мкЗв/ч до 10 мЗв/ч", "1 µSv/h to 10 mSv/h"),
    uncertainty: localizedText("3 %", "3 %", "3 %"),
  },
  {
    id: "dosimetric-2",
    category: "dosimetric",
    certificateNo: "R-008",
    validUntil: "2027-02-18",
    name: localizedText("İonlaşma kamerası", "Ионизационная камера", "Ionisation chamber"),
    range: localizedText("0,1 mGy/dəq-dən 5 Gy/dəq-dək", "от 0,1 мГр/мин до 5 Гр/мин", "0.1 mGy/min to 5 Gy/min"),
    uncertainty: localizedText("1,2 %", "1,2 %", "1.2 %"),
  },
];
