import { localizedText } from "../../store/localizedText.ts";

/** The countries of manufacture. */
export const countries = {
  AZ: localizedText("Azərbaycan", "Азербайджан", "Azerbaijan"),
  CN: localizedText("Çin", "Китай", "China"),
  CZ: localizedText("Çexiya", "Чехия", "Czechia"),
  DE: localizedText("Almaniya", "Германия", "Germany"),
  IT: localizedText("İtaliya", "Италия", "Italy"),
  JP: localizedText("Yaponiya", "Япония", "Japan"),
  KZ: localizedText("Qazaxıstan", "Казахстан", "Kazakhstan"),
  SE: localizedText("İsveç", "Швеция", "Sweden"),
  TR: localizedText("Türkiyə", "Турция", "Türkiye"),
} as const;
