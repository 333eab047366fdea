import { text } from "../../store/localizedText.ts";
import type { RegisterRow } from "./registers.ts";

/** Reference materials, with which instruments and methods are compared. */
export const standardSamples: readonly RegisterRow[] = [
  { registryNumber: "DSN 001", name: text("Neftin sıxlığı", "Плотность нефти", "Density of crude oil"), type: "SN-P-820", manufacturer: "Sıxlıq ölçmələri laboratoriyası", country: "AZ", certificateNo: "SN-001", validFrom: "2024-03-01", validUntil: "2027-03-01" },
  { registryNumber: "DSN 004", name: text("Neftdə kükürdün miqdarı", "Массовая доля серы в нефти", "Sulphur in crude oil"), type: "SN-S-0.5", manufacturer: "Sıxlıq ölçmələri laboratoriyası", country: "AZ", certificateNo: "SN-004", validFrom: "2024-03-01", validUntil: "2027-03-01" },
  { registryNumber: "DSN 007", name: text("Benzinin oktan ədədi", "Октановое число бензина", "Octane number of petrol"), type: "SN-ON-95", manufacturer: "Kornhaus Messtechnik GmbH", country: "DE", certificateNo: "SN-007", validFrom: "2025-01-15", validUntil: "2026-01-15" },
  { registryNumber: "DSN 012", name: text("pH bufer məhlulu 4,01", "Буферный раствор pH 4,01", "pH buffer solution 4.01"), type: "pH-4", manufacturer: "Hallberg Mätteknik AB", country: "SE", certificateNo: "SN-012", validFrom: "2025-06-10", validUntil: "2027-06-10" },
  { registryNumber: "DSN 013", name: text("pH bufer məhlulu 6,86", "Буферный раствор pH 6,86", "pH buffer solution 6.86"), type: "pH-7", manufacturer: "Hallberg Mätteknik AB", country: "SE", certificateNo: "SN-013", validFrom: "2025-06-10", validUntil: "2027-06-10" },
  { registryNumber: "DSN 019", name: text("Suda qurğuşun ionları", "Ионы свинца в воде", "Lead ions in water"), type: "Pb-1", manufacturer: "Qida məhsullarının sınaq laboratoriyası", country: "AZ", certificateNo: "SN-019", validFrom: "2024-11-20", validUntil: "2026-11-20" },
  { registryNumber: "DSN 020", name: text("Suda nitratlar", "Нитраты в воде", "Nitrates in water"), type: "NO3-10", manufacturer: "Qida məhsullarının sınaq laboratoriyası", country: "AZ", certificateNo: "SN-020", validFrom: "2024-11-20", validUntil: "2026-11-20" },
  { registryNumber: "DSN 026", name: text("Buğdada zülalın miqdarı", "Массовая доля белка в пшенице", "Protein in wheat"), type: "ZB-12", manufacturer: "«Şirvan Cihaz» MMC", country: "AZ", certificateNo: "SN-026", validFrom: "2025-04-07", validUntil: "2027-04-07" },
  { registryNumber: "DSN 031", name: text("Quru süddə yağın miqdarı", "Массовая доля жира в сухом молоке"), type: "YS-26", manufacturer: "Kökşetau Pribor", country: "KZ", certificateNo: "SN-031", validFrom: "2025-09-01", validUntil: "2027-09-01" },
  { registryNumber: "DSN 035", name: text("Karbonlu poladın tərkibi", "Состав углеродистой стали", "Composition of carbon steel"), type: "PK-45", manufacturer: "Moravia Čerpadla", country: "CZ", certificateNo: "SN-035", validFrom: "2023-02-14", validUntil: "2033-02-14" },
  { registryNumber: "DSN 036", name: text("Alüminium ərintisinin tərkibi", "Состав алюминиевого сплава", "Composition of aluminium alloy"), type: "AL-6", manufacturer: "Ligure Strumenti S.p.A.", country: "IT", certificateNo: "SN-036", validFrom: "2023-02-14", validUntil: "2033-02-14" },
  { registryNumber: "DSN 042", name: text("Metan qazı qarışığı", "Газовая смесь метана", "Methane gas mixture"), type: "CH4-2.5", manufacturer: "Kornhaus Messtechnik GmbH", country: "DE", certificateNo: "SN-042", validFrom: "2026-01-12", validUntil: "2028-01-12" },
  { registryNumber: "DSN 043", name: text("Dəm qazı (CO) qarışığı", "Газовая смесь оксида углерода", "Carbon monoxide gas mixture"), type: "CO-0.1", manufacturer: "Kornhaus Messtechnik GmbH", country: "DE", certificateNo: "SN-043", validFrom: "2026-01-12", validUntil: "2028-01-12" },
];
