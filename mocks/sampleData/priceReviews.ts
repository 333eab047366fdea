import { localizedText } from "../store/localizedText.ts";
import type { PostEntry } from "./posts.ts";

/** Reviews of market prices. */
export const priceReviews: readonly PostEntry[] = [
  {
    id: "302",
    place: "market-prices",
    daysAgo: 4,
    title: localizedText("Çörək ucuzlaşdı", "Хлеб подешевел", "Bread has become cheaper"),
    summary: localizedText(
      "650 qramlıq dəyirmi çörəyin qiyməti 0,70 manatdan 0,65 manata düşdü.",
      "Круглый хлеб весом 650 граммов подешевел с 0,70 до 0,65 маната.",
      "A round loaf of 650 grams went down from 0.70 to 0.65 manats.",
    ),
    content: localizedText(
      "<p>650 qramlıq dəyirmi çörəyin qiyməti <strong>0,70 manatdan 0,65 manata</strong> düşdü. Qiymət un ucuzlaşdıqdan sonra dəyişdi.</p>",
      "<p>Круглый хлеб весом 650 граммов подешевел <strong>с 0,70 до 0,65 маната</strong>. Цена изменилась после снижения цен на муку.</p>",
      "<p>A round loaf of 650 grams went down <strong>from 0.70 to 0.65 manats</strong>, after flour had become cheaper.</p>",
    ),
    picture: { motif: "bread", alt: localizedText("Dəyirmi çörək", "Круглый хлеб", "A round loaf of bread") },
    related: ["308"],
  },
  {
    id: "308",
    place: "market-prices",
    daysAgo: 9,
    title: localizedText("Un bazarında qiymətlər sabitdir", "Цены на рынке муки стабильны", "Flour prices are stable"),
    summary: localizedText(
      "50 kiloqramlıq un kisəsi 35,50–37,20 manata satılır.",
      "Мешок муки весом 50 килограммов стоит 35,50–37,20 маната.",
      "A sack of 50 kilograms costs between 35.50 and 37.20 manats.",
    ),
    content: localizedText(
      "<p>Bu həftə 12 bazarda müşahidə aparıldı. 50 kiloqramlıq un kisəsinin qiyməti:</p><ul><li>ən aşağı: 35,50 manat</li><li>ən yüksək: 37,20 manat</li></ul>",
      "<p>На этой неделе наблюдение велось на 12 рынках. Цена мешка муки весом 50 килограммов:</p><ul><li>самая низкая: 35,50 маната</li><li>самая высокая: 37,20 маната</li></ul>",
      "<p>This week prices were observed at 12 markets. A sack of 50 kilograms costs:</p><ul><li>35.50 manats at least</li><li>37.20 manats at most</li></ul>",
    ),
    picture: { motif: "bread", alt: localizedText("Un kisələri", "Мешки с мукой", "Sacks of flour") },
    related: ["302", "309"],
  },
  {
    id: "309",
    place: "market-prices",
    daysAgo: 16,
    title: localizedText(
      "Həftəlik icmal: meyvə və tərəvəz",
      "Обзор недели: фрукты и овощи",
      "Weekly review: fruit and vegetables",
    ),
    summary: localizedText(
      "Pomidor ucuzlaşıb, kartofun qiyməti dəyişməyib, alma bir qədər bahalaşıb.",
      "Помидоры подешевели, картофель не изменился в цене, яблоки немного подорожали.",
      "Tomatoes are cheaper, potatoes unchanged and apples slightly dearer.",
    ),
    content: localizedText(
      "<p>Pomidor ucuzlaşıb, kartofun qiyməti dəyişməyib, alma bir qədər bahalaşıb. Ən böyük fərq paytaxtla bölgələr arasındadır.</p>",
      "<p>Помидоры подешевели, картофель не изменился в цене, яблоки немного подорожали. Больше всего различаются цены в столице и регионах.</p>",
      "<p>Tomatoes are cheaper, potatoes unchanged and apples slightly dearer. Prices differ most between the capital and the regions.</p>",
    ),
    related: ["308"],
  },
];
