import { text } from "../../store/localizedText.ts";
import type { RegisterRow } from "./registers.ts";

/** Instruments that are no longer allowed. */
export const removedTools: readonly RegisterRow[] = [
  { registryNumber: "0107-2009", name: text("Mexaniki stolüstü tərəzi", "Весы настольные механические", "Mechanical table scales"), type: "VN-10", manufacturer: "«Bakı Tərəzi» zavodu", country: "AZ", certificateNo: "TT-0107", validFrom: "2009-05-12", validUntil: "2014-05-12", removedAt: "2014-06-01" },
  { registryNumber: "0118-2010", name: text("İnduksiya elektrik sayğacı", "Счётчик электроэнергии индукционный", "Induction electricity meter"), type: "SO-2", manufacturer: "Longhua Meter", country: "CN", certificateNo: "TT-0118", validFrom: "2010-02-01", validUntil: "2015-02-01", removedAt: "2015-03-10" },
  { registryNumber: "0125-2011", name: text("Civəli termometr", "Термометр ртутный", "Mercury thermometer"), type: "TL-4", manufacturer: "Kökşetau Pribor", country: "KZ", certificateNo: "TT-0125", validFrom: "2011-03-15", validUntil: "2016-03-15", removedAt: "2016-04-02" },
  { registryNumber: "0144-2012", name: text("Membranlı qaz sayğacı", "Счётчик газа мембранный", "Diaphragm gas meter"), type: "GM-6", manufacturer: "Bosfor Tartı Sanayi", country: "TR", certificateNo: "TT-0144", validFrom: "2012-09-20", validUntil: "2017-09-20", removedAt: "2017-10-05" },
  { registryNumber: "0162-2013", name: text("Taksometr", "Таксометр"), type: "TX-3", manufacturer: "Bosfor Tartı Sanayi", country: "TR", certificateNo: "TT-0162", validFrom: "2013-06-06", validUntil: "2018-06-06", removedAt: "2018-07-01" },
  { registryNumber: "0177-2014", name: text("Yaylı manometr", "Манометр пружинный", "Bourdon gauge"), type: "MP-100", manufacturer: "Moravia Čerpadla", country: "CZ", certificateNo: "TT-0177", validFrom: "2014-01-17", validUntil: "2019-01-17", removedAt: "2019-02-11" },
  { registryNumber: "0203-2015", name: text("Elektron tərəzi", "Весы электронные", "Electronic scales"), type: "VT-300", manufacturer: "«Gəncə Cihazqayırma» MMC", country: "AZ", certificateNo: "TT-0203", validFrom: "2015-04-22", validUntil: "2020-04-22", removedAt: "2020-09-01" },
  { registryNumber: "0211-2016", name: text("Elektron tərəzi", "Весы электронные", "Electronic scales"), type: "VT-1000", manufacturer: "«Gəncə Cihazqayırma» MMC", country: "AZ", certificateNo: "TT-0211", validFrom: "2016-11-08", validUntil: "2021-11-08", removedAt: "2021-12-15" },
  { registryNumber: "0226-2017", name: text("Su sayğacı", "Счётчик воды", "Water meter"), type: "SV-20", manufacturer: "«İsmayıllı Sayğac» ASC", country: "AZ", certificateNo: "TT-0226", validFrom: "2017-02-27", validUntil: "2022-02-27", removedAt: "2022-04-04" },
  { registryNumber: "0240-2017", name: text("Alkometr", "Алкометр", "Breath alcohol tester"), type: "AL-2", manufacturer: "Kornhaus Messtechnik GmbH", country: "DE", certificateNo: "TT-0240", validFrom: "2017-10-19", validUntil: "2022-10-19", removedAt: "2022-11-30" },
  { registryNumber: "0258-2018", name: text("Yanacaqpaylayıcı kolonka", "Топливораздаточная колонка", "Fuel pump"), type: "NP-1", manufacturer: "Moravia Čerpadla", country: "CZ", certificateNo: "TT-0258", validFrom: "2018-08-14", validUntil: "2023-08-14", removedAt: "2023-10-09" },
  {
    registryNumber: "0266-2018",
    name: text("Səsölçən", "Шумомер интегрирующий с функцией измерения эквивалентных уровней звука в октавных и третьоктавных полосах частот, применявшийся при аттестации рабочих мест", "Sound level meter"),
    type: "SÖ-1",
    manufacturer: "Ligure Strumenti S.p.A.",
    country: "IT",
    certificateNo: "TT-0266",
    validFrom: "2018-12-03",
    validUntil: "2023-12-03",
    removedAt: "2024-01-25",
  },
  { registryNumber: "0291-2019", name: text("Şüşə areometr", "Ареометр стеклянный", "Glass hydrometer"), type: "AR-1", manufacturer: "Sakura Keiki", country: "JP", certificateNo: "TT-0291", validFrom: "2019-05-30", validUntil: "2024-05-30", removedAt: "2024-07-18" },
];
