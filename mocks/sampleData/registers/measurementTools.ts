import { text } from "../../store/localizedText.ts";
import type { RegisterRow } from "./registers.ts";

/** Instruments that are allowed in the country. */
export const measurementTools: readonly RegisterRow[] = [
  { registryNumber: "0388-2023", name: text("Elektromexaniki su sayğacı", "Счётчик воды электромеханический", "Electromechanical water meter"), type: "SVK-15", manufacturer: "«İsmayıllı Sayğac» ASC", country: "AZ", certificateNo: "TT-0388", validFrom: "2023-06-19", validUntil: "2028-06-19" },
  { registryNumber: "0395-2023", name: text("Qazanalizator", "Газоанализатор", "Gas analyser"), type: "GA-210", manufacturer: "Kornhaus Messtechnik GmbH", country: "DE", certificateNo: "TT-0395", validFrom: "2023-09-04", validUntil: "2028-09-04" },
  { registryNumber: "0401-2023", name: text("Manometr", "Манометр", "Pressure gauge"), type: "DM-1001", manufacturer: "Kökşetau Pribor", country: "KZ", certificateNo: "TT-0401", validFrom: "2023-11-30", validUntil: "2028-11-30" },
  { registryNumber: "0407-2024", name: text("Tibbi termometr", "Термометр медицинский", "Clinical thermometer"), type: "MT-50", manufacturer: "Sakura Keiki", country: "JP", certificateNo: "TT-0407", validFrom: "2024-01-22", validUntil: "2029-01-22" },
  { registryNumber: "0412-2024", name: text("Elektron tərəzi", "Весы электронные", "Electronic scales"), type: "TR-15M", manufacturer: "«Gəncə Cihazqayırma» MMC", country: "AZ", certificateNo: "TT-0412", validFrom: "2024-04-10", validUntil: "2029-04-10" },
  { registryNumber: "0413-2024", name: text("Elektron tərəzi", "Весы электронные", "Electronic scales"), type: "TR-30M", manufacturer: "«Gəncə Cihazqayırma» MMC", country: "AZ", certificateNo: "TT-0413", validFrom: "2024-04-10", validUntil: "2029-04-10" },
  {
    registryNumber: "0420-2024",
    name: text(
      "Avtomobil tərəzisi",
      "Комплекс автоматизированный для измерения массы и осевых нагрузок большегрузных транспортных средств в движении без остановки на участках автомобильных дорог общего пользования",
      "Weighbridge",
    ),
    type: "AT-60",
    manufacturer: "Bosfor Tartı Sanayi",
    country: "TR",
    certificateNo: "TT-0420",
    validFrom: "2024-07-15",
    validUntil: "2029-07-15",
  },
  { registryNumber: "0428-2024", name: text("Yanacaqpaylayıcı kolonka", "Топливораздаточная колонка", "Fuel pump"), type: "NP-4", manufacturer: "Moravia Čerpadla", country: "CZ", certificateNo: "TT-0428", validFrom: "2024-10-02", validUntil: "2029-10-02" },
  { registryNumber: "0439-2024", name: text("Elektrik enerjisi sayğacı", "Счётчик электрической энергии", "Electricity meter"), type: "ES-3F", manufacturer: "Longhua Meter", country: "CN", certificateNo: "TT-0439", validFrom: "2024-12-11", validUntil: "2029-12-11" },
  { registryNumber: "0455-2025", name: text("Ultrasəs qaz sayğacı", "Счётчик газа ультразвуковой", "Ultrasonic gas meter"), type: "GU-4", manufacturer: "Hallberg Mätteknik AB", country: "SE", certificateNo: "TT-0455", validFrom: "2025-02-03", validUntil: "2030-02-03" },
  { registryNumber: "0461-2025", name: text("Taksometr", "Таксометр"), type: "TX-7", manufacturer: "Bosfor Tartı Sanayi", country: "TR", certificateNo: "TT-0461", validFrom: "2025-03-28", validUntil: "2030-03-28" },
  { registryNumber: "0468-2025", name: text("Sürətölçən radar", "Измеритель скорости радиолокационный", "Speed radar"), type: "RS-24", manufacturer: "Ligure Strumenti S.p.A.", country: "IT", certificateNo: "TT-0468", validFrom: "2025-05-20", validUntil: "2030-05-20" },
  { registryNumber: "0474-2025", name: text("Alkometr", "Алкометр", "Breath alcohol tester"), type: "AL-9", manufacturer: "Kornhaus Messtechnik GmbH", country: "DE", certificateNo: "TT-0474", validFrom: "2025-08-11", validUntil: "2030-08-11" },
  { registryNumber: "0480-2025", name: text("Nəmlikölçən (taxıl üçün)", "Влагомер зерна", "Grain moisture meter"), type: "NÖ-2", manufacturer: "«Şirvan Cihaz» MMC", country: "AZ", certificateNo: "TT-0480", validFrom: "2025-10-30", validUntil: "2030-10-30" },
];
