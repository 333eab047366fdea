import { text, type Text } from "../store/localizedText.ts";

/** The regions whose prices are watched, with how much dearer or cheaper they are than the capital. */
export const priceRegions = {
  baku: { title: text("Bakı", "Баку", "Baku"), factor: 1 },
  ganja: { title: text("Gəncə", "Гянджа", "Ganja"), factor: 0.96 },
  sumgayit: { title: text("Sumqayıt", "Сумгаит", "Sumgait"), factor: 0.99 },
  shaki: { title: text("Şəki", "Шеки", "Shaki"), factor: 0.94 },
  lankaran: { title: text("Lənkəran", "Ленкорань", "Lankaran"), factor: 0.92 },
} as const;

/** What the products are. */
export const priceCategories = {
  bread: text("Çörək və un", "Хлеб и мука", "Bread and flour"),
  vegetables: text("Tərəvəz", "Овощи", "Vegetables"),
  fruit: text("Meyvə", "Фрукты", "Fruit"),
  meat: text("Ət və quş əti", "Мясо и птица", "Meat and poultry"),
  dairy: text("Süd məhsulları və yumurta", "Молочные продукты и яйца", "Dairy products and eggs"),
  other: text("Digər ərzaq", "Прочие продукты", "Other food"),
} as const;

/** A product whose price is watched. */
export type PricedProduct = {
  id: string;
  name: Text;
  unit: Text;
  category: keyof typeof priceCategories;
  /** The average price in the capital week by week, in manats; the last one is the latest. */
  weeks: readonly number[];
  /** How far the lowest and the highest price are from the average, in manats. */
  below: number;
  above: number;
};

const kilo = text("1 kq", "1 кг", "1 kg");

/** The products whose prices are watched. */
export const pricedProducts: readonly PricedProduct[] = [
  { id: "bread", name: text("Dəyirmi çörək", "Хлеб круглый", "Round bread"), unit: text("650 q", "650 г", "650 g"), category: "bread", weeks: [0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.65], below: 0.05, above: 0.05 },
  { id: "flour", name: text("Əla növ buğda unu", "Мука пшеничная высшего сорта", "Wheat flour, top grade"), unit: text("50 kq", "50 кг", "50 kg"), category: "bread", weeks: [37.4, 37.3, 37.1, 36.9, 36.9, 36.7, 36.5, 36.4, 36.4, 36.4], below: 0.9, above: 0.8 },
  { id: "rice", name: text("Uzun dənəli düyü", "Рис длиннозёрный", "Long-grain rice"), unit: kilo, category: "other", weeks: [3.1, 3.1, 3.15, 3.15, 3.2, 3.2, 3.2, 3.25, 3.25, 3.3], below: 0.4, above: 0.7 },
  { id: "potatoes", name: text("Kartof", "Картофель", "Potatoes"), unit: kilo, category: "vegetables", weeks: [1.1, 1.1, 1.05, 1.05, 1, 1, 1, 1, 1, 1], below: 0.2, above: 0.25 },
  { id: "onions", name: text("Baş soğan", "Лук репчатый", "Onions"), unit: kilo, category: "vegetables", weeks: [0.6, 0.6, 0.65, 0.7, 0.75, 0.8, 0.8, 0.85, 0.9, 0.95], below: 0.15, above: 0.2 },
  { id: "tomatoes", name: text("Pomidor (istixana)", "Помидоры тепличные", "Tomatoes (greenhouse)"), unit: kilo, category: "vegetables", weeks: [4.8, 4.7, 4.9, 5.1, 4.6, 4.2, 3.9, 3.5, 3.2, 2.9], below: 0.6, above: 0.9 },
  { id: "cucumbers", name: text("Xiyar (istixana)", "Огурцы тепличные", "Cucumbers (greenhouse)"), unit: kilo, category: "vegetables", weeks: [3.8, 3.9, 3.7, 3.6, 3.4, 3.2, 3.1, 2.9, 2.8, 2.8], below: 0.4, above: 0.6 },
  { id: "apples", name: text("Alma «Qızılı»", "Яблоки «Голден»", "Golden apples"), unit: kilo, category: "fruit", weeks: [1.6, 1.6, 1.65, 1.65, 1.7, 1.7, 1.75, 1.75, 1.8, 1.85], below: 0.35, above: 0.65 },
  { id: "pomegranates", name: text("Nar", "Гранаты", "Pomegranates"), unit: kilo, category: "fruit", weeks: [2.4, 2.4, 2.5, 2.5, 2.6, 2.7, 2.7, 2.8, 2.9, 3], below: 0.5, above: 1 },
  { id: "lemons", name: text("Limon", "Лимоны", "Lemons"), unit: kilo, category: "fruit", weeks: [3.2, 3.2, 3.2, 3.1, 3, 3, 2.9, 2.9, 2.9, 2.8], below: 0.4, above: 0.5 },
  { id: "beef", name: text("Mal əti (sümüklü)", "Говядина на кости", "Beef on the bone"), unit: kilo, category: "meat", weeks: [14.5, 14.5, 14.6, 14.8, 14.8, 15, 15, 15, 15.2, 15.2], below: 1.2, above: 1.8 },
  { id: "lamb", name: text("Qoyun əti", "Баранина", "Lamb"), unit: kilo, category: "meat", weeks: [16, 16, 16, 16.2, 16.5, 16.5, 16.8, 17, 17.4, 17.8], below: 1.3, above: 2.2 },
  { id: "chicken", name: text("Toyuq əti", "Мясо курицы", "Chicken"), unit: kilo, category: "meat", weeks: [5.6, 5.6, 5.6, 5.5, 5.5, 5.4, 5.4, 5.4, 5.3, 5.3], below: 0.5, above: 0.9 },
  { id: "milk", name: text("Süd, yağlılığı 3,2 %", "Молоко жирностью 3,2 %", "Milk, 3.2% fat"), unit: text("1 litr", "1 литр", "1 litre"), category: "dairy", weeks: [2.1, 2.1, 2.1, 2.1, 2.15, 2.15, 2.15, 2.2, 2.2, 2.2], below: 0.3, above: 0.4 },
  { id: "butter", name: text("Kərə yağı, yağlılığı 82,5 %", "Масло сливочное жирностью 82,5 %", "Butter, 82.5% fat"), unit: kilo, category: "dairy", weeks: [19, 19, 19.2, 19.2, 19.5, 19.5, 19.5, 19.8, 20, 20], below: 2.5, above: 4 },
  { id: "eggs", name: text("Toyuq yumurtası", "Яйца куриные", "Eggs"), unit: text("10 ədəd", "10 штук", "10 pieces"), category: "dairy", weeks: [2.3, 2.4, 2.4, 2.3, 2.2, 2.1, 2, 1.9, 1.8, 1.8], below: 0.2, above: 0.4 },
  { id: "sugar", name: text("Şəkər tozu", "Сахарный песок", "Sugar"), unit: kilo, category: "other", weeks: [1.75, 1.75, 1.75, 1.75, 1.75, 1.75, 1.75, 1.75, 1.75, 1.75], below: 0.1, above: 0.15 },
  { id: "oil", name: text("Günəbaxan yağı", "Подсолнечное масло"), unit: text("1 litr", "1 литр"), category: "other", weeks: [3.6, 3.6, 3.55, 3.55, 3.5, 3.5, 3.5, 3.45, 3.4, 3.4], below: 0.3, above: 0.8 },
  // New in the list: there is nothing to compare it with.
  { id: "buckwheat", name: text("Qarabaşaq", "Гречка", "Buckwheat"), unit: kilo, category: "other", weeks: [3.9], below: 0.4, above: 0.6 },
];
