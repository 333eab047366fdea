import { text } from "../../store/localizedText.ts";

/** Where instruments are made. */
export const countries = {
  AZ: text("Azərbaycan", "Азербайджан", "Azerbaijan"),
  CN: text("Çin", "Китай", "China"),
  CZ: text("Çexiya", "Чехия", "Czechia"),
  DE: text("Almaniya", "Германия", "Germany"),
  IT: text("İtaliya", "Италия", "Italy"),
  JP: text("Yaponiya", "Япония", "Japan"),
  KZ: text("Qazaxıstan", "Казахстан", "Kazakhstan"),
  SE: text("İsveç", "Швеция", "Sweden"),
  TR: text("Türkiyə", "Турция", "Türkiye"),
} as const;
