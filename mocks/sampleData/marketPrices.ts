import { localizedText, type LocalizedText } from "../store/localizedText.ts";

/** The monitored regions, with the price level relative to the capital. */
export const priceRegions = {
  baku: { title: localizedText("Bakı", "Баку", "Baku"), factor: 1 },
  ganja: { title: localizedText("Gəncə", "Гянджа", "Ganja"), factor: 0.96 },
  sumgayit: { title: localizedText("Sumqayıt", "Сумгаит", "Sumgait"), factor: 0.99 },
  shaki: { title: localizedText("Şəki", "Шеки", "Shaki"), factor: 0.94 },
  lankaran: { title: localizedText("Lənkəran", "Ленкорань", "Lankaran"), factor: 0.92 },
} as const;

/** The categories of monitored products. */
export const priceCategories = {
  bread: localizedText("Çörək və un", "Хлеб и мука", "Bread and flour"),
  vegetables: localizedText("Tərəvəz", "Овощи", "Vegetables"),
  fruit: localizedText("Meyvə", "Фрукты", "Fruit"),
  meat: localizedText("Ət və quş əti", "Мясо и птица", "Meat and poultry"),
  dairy: localizedText("Süd məhsulları və yumurta", "Молочные продукты и яйца", "Dairy products and eggs"),
  other: localizedText("Digər ərzaq", "Прочие продукты", "Other food"),
} as const;

/** A product with monitored prices. */
export type PricedProduct = {
  id: string;
  name: LocalizedText;
  unit: LocalizedText;
  category: keyof typeof priceCategories;
  /** The weekly average prices in the capital, in manats; the last one is that of the week in which the store was created. */
  weeklyAverages: readonly number[];
  /** The distance of the lowest and the highest price from the average, in manats. */
  minOffset: number;
  maxOffset: number;
};

const kilo = localizedText("1 kq", "1 кг", "1 kg");

/** The monitored products. */
export const pricedProducts: readonly PricedProduct[] = [
  {
    id: "bread",
    name: localizedText("Dəyirmi çörək", "Хлеб круглый", "Round bread"),
    unit: localizedText("650 q", "650 г", "650 g"),
    category: "bread",
    weeklyAverages: [0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.65],
    minOffset: 0.05,
    maxOffset: 0.05,
  },
  {
    id: "flour",
    name: localizedText("Əla növ buğda unu", "Мука пшеничная высшего сорта", "Wheat flour, top grade"),
    unit: localizedText("50 kq", "50 кг", "50 kg"),
    category: "bread",
    weeklyAverages: [37.4, 37.3, 37.1, 36.9, 36.9, 36.7, 36.5, 36.4, 36.4, 36.4],
    minOffset: 0.9,
    maxOffset: 0.8,
  },
  {
    id: "rice",
    name: localizedText("Uzun dənəli düyü", "Рис длиннозёрный", "Long-grain rice"),
    unit: kilo,
    category: "other",
    weeklyAverages: [3.1, 3.1, 3.15, 3.15, 3.2, 3.2, 3.2, 3.25, 3.25, 3.3],
    minOffset: 0.4,
    maxOffset: 0.7,
  },
  {
    id: "potatoes",
    name: localizedText("Kartof", "Картофель", "Potatoes"),
    unit: kilo,
    category: "vegetables",
    weeklyAverages: [1.1, 1.1, 1.05, 1.05, 1, 1, 1, 1, 1, 1],
    minOffset: 0.2,
    maxOffset: 0.25,
  },
  {
    id: "onions",
    name: localizedText("Baş soğan", "Лук репчатый", "Onions"),
    unit: kilo,
    category: "vegetables",
    weeklyAverages: [0.6, 0.6, 0.65, 0.7, 0.75, 0.8, 0.8, 0.85, 0.9, 0.95],
    minOffset: 0.15,
    maxOffset: 0.2,
  },
  {
    id: "tomatoes",
    name: localizedText("Pomidor (istixana)", "Помидоры тепличные", "Tomatoes (greenhouse)"),
    unit: kilo,
    category: "vegetables",
    weeklyAverages: [4.8, 4.7, 4.9, 5.1, 4.6, 4.2, 3.9, 3.5, 3.2, 2.9],
    minOffset: 0.6,
    maxOffset: 0.9,
  },
  {
    id: "cucumbers",
    name: localizedText("Xiyar (istixana)", "Огурцы тепличные", "Cucumbers (greenhouse)"),
    unit: kilo,
    category: "vegetables",
    weeklyAverages: [3.8, 3.9, 3.7, 3.6, 3.4, 3.2, 3.1, 2.9, 2.8, 2.8],
    minOffset: 0.4,
    maxOffset: 0.6,
  },
  {
    id: "apples",
    name: localizedText("Alma «Qızılı»", "Яблоки «Голден»", "Golden apples"),
    unit: kilo,
    category: "fruit",
    weeklyAverages: [1.6, 1.6, 1.65, 1.65, 1.7, 1.7, 1.75, 1.75, 1.8, 1.85],
    minOffset: 0.35,
    maxOffset: 0.65,
  },
  {
    id: "pomegranates",
    name: localizedText("Nar", "Гранаты", "Pomegranates"),
    unit: kilo,
    category: "fruit",
    weeklyAverages: [2.4, 2.4, 2.5, 2.5, 2.6, 2.7, 2.7, 2.8, 2.9, 3],
    minOffset: 0.5,
    maxOffset: 1,
  },
  {
    id: "lemons",
    name: localizedText("Limon", "Лимоны", "Lemons"),
    unit: kilo,
    category: "fruit",
    weeklyAverages: [3.2, 3.2, 3.2, 3.1, 3, 3, 2.9, 2.9, 2.9, 2.8],
    minOffset: 0.4,
    maxOffset: 0.5,
  },
  {
    id: "beef",
    name: localizedText("Mal əti (sümüklü)", "Говядина на кости", "Beef on the bone"),
    unit: kilo,
    category: "meat",
    weeklyAverages: [14.5, 14.5, 14.6, 14.8, 14.8, 15, 15, 15, 15.2, 15.2],
    minOffset: 1.2,
    maxOffset: 1.8,
  },
  {
    id: "lamb",
    name: localizedText("Qoyun əti", "Баранина", "Lamb"),
    unit: kilo,
    category: "meat",
    weeklyAverages: [16, 16, 16, 16.2, 16.5, 16.5, 16.8, 17, 17.4, 17.8],
    minOffset: 1.3,
    maxOffset: 2.2,
  },
  {
    id: "chicken",
    name: localizedText("Toyuq əti", "Мясо курицы", "Chicken"),
    unit: kilo,
    category: "meat",
    weeklyAverages: [5.6, 5.6, 5.6, 5.5, 5.5, 5.4, 5.4, 5.4, 5.3, 5.3],
    minOffset: 0.5,
    maxOffset: 0.9,
  },
  {
    id: "milk",
    name: localizedText("Süd, yağlılığı 3,2 %", "Молоко жирностью 3,2 %", "Milk, 3.2% fat"),
    unit: localizedText("1 litr", "1 литр", "1 litre"),
    category: "dairy",
    weeklyAverages: [2.1, 2.1, 2.1, 2.1, 2.15, 2.15, 2.15, 2.2, 2.2, 2.2],
    minOffset: 0.3,
    maxOffset: 0.4,
  },
  {
    id: "butter",
    name: localizedText("Kərə yağı, yağlılığı 82,5 %", "Масло сливочное жирностью 82,5 %", "Butter, 82.5% fat"),
    unit: kilo,
    category: "dairy",
    weeklyAverages: [19, 19, 19.2, 19.2, 19.5, 19.5, 19.5, 19.8, 20, 20],
    minOffset: 2.5,
    maxOffset: 4,
  },
  {
    id: "eggs",
    name: localizedText("Toyuq yumurtası", "Яйца куриные", "Eggs"),
    unit: localizedText("10 ədəd", "10 штук", "10 pieces"),
    category: "dairy",
    weeklyAverages: [2.3, 2.4, 2.4, 2.3, 2.2, 2.1, 2, 1.9, 1.8, 1.8],
    minOffset: 0.2,
    maxOffset: 0.4,
  },
  {
    id: "sugar",
    name: localizedText("Şəkər tozu", "Сахарный песок", "Sugar"),
    unit: kilo,
    category: "other",
    weeklyAverages: [1.75, 1.75, 1.75, 1.75, 1.75, 1.75, 1.75, 1.75, 1.75, 1.75],
    minOffset: 0.1,
    maxOffset: 0.15,
  },
  {
    id: "oil",
    name: localizedText("Günəbaxan yağı", "Подсолнечное масло"),
    unit: localizedText("1 litr", "1 литр"),
    category: "other",
    weeklyAverages: [3.6, 3.6, 3.55, 3.55, 3.5, 3.5, 3.5, 3.45, 3.4, 3.4],
    minOffset: 0.3,
    maxOffset: 0.8,
  },
  // A new product without an earlier price.
  {
    id: "buckwheat",
    name: localizedText("Qarabaşaq", "Гречка", "Buckwheat"),
    unit: kilo,
    category: "other",
    weeklyAverages: [3.9],
    minOffset: 0.4,
    maxOffset: 0.6,
  },
];
