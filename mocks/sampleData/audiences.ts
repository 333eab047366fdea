import { localizedText } from "../store/localizedText.ts";

/** The audiences of a service. */
export const audiences = {
  everybody: localizedText("Bütün istehlakçılar", "Все потребители", "All consumers"),
  companies: localizedText(
    "Hüquqi şəxslər və fərdi sahibkarlar",
    "Юридические лица и индивидуальные предприниматели",
    "Companies and sole traders",
  ),
  makersAndImporters: localizedText(
    "İstehsalçılar və idxalçılar",
    "Производители и импортёры",
    "Manufacturers and importers",
  ),
  laboratories: localizedText(
    "Laboratoriyalar və ölçmə vasitələrinin sahibləri",
    "Лаборатории и владельцы средств измерений",
    "Laboratories and owners of measuring instruments",
  ),
} as const;

/** The fees of a free service. */
export const noFees = { serviceFee: 0, governmentFee: 0 } as const;
