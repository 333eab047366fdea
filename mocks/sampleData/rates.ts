import { localizedText, type LocalizedText } from "../store/localizedText.ts";

type Currency = { nominal: number; name: LocalizedText };

/** The published currencies, in display order. */
export const currencies: Readonly<Record<string, Currency>> = {
  USD: { nominal: 1, name: localizedText("ABŞ dolları", "Доллар США", "US dollar") },
  EUR: { nominal: 1, name: localizedText("Avro", "Евро", "Euro") },
  RUB: { nominal: 100, name: localizedText("Rusiya rublu", "Российский рубль", "Russian rouble") },
  TRY: { nominal: 1, name: localizedText("Türkiyə lirəsi", "Турецкая лира", "Turkish lira") },
  GBP: { nominal: 1, name: localizedText("İngilis funt sterlinqi", "Фунт стерлингов", "Pound sterling") },
  CHF: { nominal: 1, name: localizedText("İsveçrə frankı", "Швейцарский франк", "Swiss franc") },
  GEL: { nominal: 1, name: localizedText("Gürcü larisi", "Грузинский лари", "Georgian lari") },
  KZT: { nominal: 100, name: localizedText("Qazaxıstan tengəsi", "Казахстанский тенге", "Kazakhstani tenge") },
  UAH: { nominal: 1, name: localizedText("Ukrayna qrivnası", "Украинская гривна", "Ukrainian hryvnia") },
  CNY: { nominal: 1, name: localizedText("Çin yuanı", "Китайский юань", "Chinese yuan") },
  JPY: { nominal: 100, name: localizedText("Yapon yeni", "Японская иена", "Japanese yen") },
  AED: { nominal: 1, name: localizedText("BƏƏ dirhəmi", "Дирхам ОАЭ", "UAE dirham") },
};

/** The price of `nominal` units in manats on consecutive working days; the last one is the day on which the store was created. */
export const dailyRates: readonly Readonly<Record<string, number>>[] = [
  {
    USD: 1.7,
    EUR: 1.9057,
    RUB: 2.1178,
    TRY: 0.0438,
    GBP: 2.2645,
    CHF: 2.0301,
    GEL: 0.6204,
    KZT: 0.3322,
    UAH: 0.0409,
    CNY: 0.2358,
    JPY: 1.1587,
    AED: 0.4629,
  },
  {
    USD: 1.7,
    EUR: 1.9023,
    RUB: 2.1384,
    TRY: 0.0439,
    GBP: 2.2559,
    CHF: 2.0246,
    GEL: 0.6205,
    KZT: 0.3331,
    UAH: 0.041,
    CNY: 0.2359,
    JPY: 1.1642,
    AED: 0.4629,
  },
  {
    USD: 1.7,
    EUR: 1.9044,
    RUB: 2.125,
    TRY: 0.0438,
    GBP: 2.2614,
    CHF: 2.0335,
    GEL: 0.6206,
    KZT: 0.3328,
    UAH: 0.041,
    CNY: 0.2359,
    JPY: 1.1695,
    AED: 0.4629,
  },
];
