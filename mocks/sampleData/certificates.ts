import type { CertificateRecord } from "../store/documents.ts";
import { localizedText } from "../store/localizedText.ts";

const foodExport = localizedText(
  "Avropa İttifaqına ixrac olunan qida məhsulları üçün keyfiyyət sertifikatı",
  "Сертификат качества на пищевые продукты, экспортируемые в Европейский союз",
  "Quality certificate for food exported to the European Union",
);
const scales = localizedText(
  "Tərəzinin yoxlanılması haqqında şəhadətnamə",
  "Свидетельство о поверке весов",
  "Verification certificate of scales",
);

/** Certificates of other holders, which anybody can check: one valid, one expired and one withdrawn. */
export const certificates: readonly CertificateRecord[] = [
  {
    number: "S-2025-00118",
    kind: foodExport,
    holder: "«Şəki Fındıq Emalı» MMC",
    issueDate: "2025-12-12",
    validUntil: "2027-12-12",
  },
  {
    number: "S-2022-00093",
    kind: scales,
    holder: "R. M.",
    issueDate: "2022-02-07",
    validUntil: "2023-02-07",
  },
  {
    number: "S-2025-00061",
    kind: foodExport,
    holder: "«Quba Bağları» MMC",
    issueDate: "2025-03-20",
    validUntil: "2027-03-20",
    isWithdrawn: true,
  },
];
