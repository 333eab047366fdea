import { text } from "../store/localizedText.ts";

/** Who may ask for a service. */
export const audiences = {
  everybody: text("Bütün istehlakçılar", "Все потребители", "All consumers"),
  companies: text("Hüquqi şəxslər və fərdi sahibkarlar", "Юридические лица и индивидуальные предприниматели", "Companies and sole traders"),
  makersAndImporters: text("İstehsalçılar və idxalçılar", "Производители и импортёры", "Manufacturers and importers"),
  laboratories: text("Laboratoriyalar və ölçmə vasitələrinin sahibləri", "Лаборатории и владельцы средств измерений", "Laboratories and owners of measuring instruments"),
} as const;

/** A service without any fee. */
export const free = { serviceFee: 0, governmentFee: 0 } as const;
