import { localizedText, type LocalizedText } from "../store/localizedText.ts";

/** A risk group of products. */
export type RiskGroupEntry = { id: string; code: string; title: LocalizedText; description: LocalizedText };

/** The risk groups, highest risk first. */
export const riskGroups = [
  {
    id: "r1",
    code: "R1",
    title: localizedText("Yüksək riskli mallar", "Товары высокого риска", "Goods of high risk"),
    description: localizedText(
      "Satışa çıxarılmazdan əvvəl hər partiyası yoxlanılan mallar.",
      "Товары, каждую партию которых проверяют до продажи.",
      "Goods of which every consignment is checked before it is sold.",
    ),
  },
  {
    id: "r2",
    code: "R2",
    title: localizedText("Orta riskli mallar", "Товары среднего риска", "Goods of medium risk"),
    description: localizedText(
      "Partiyalarının bir hissəsi seçmə qaydada yoxlanılan mallar.",
      "Товары, часть партий которых проверяют выборочно.",
      "Goods of which some consignments are checked.",
    ),
  },
  {
    id: "r3",
    code: "R3",
    title: localizedText("Aşağı riskli mallar", "Товары низкого риска", "Goods of low risk"),
    description: localizedText(
      "Yalnız şikayət olduqda yoxlanılan mallar.",
      "Товары, которые проверяют только по жалобам.",
      "Goods that are only checked after a complaint.",
    ),
  },
  {
    id: "r4",
    code: "R4",
    title: localizedText(
      "Müşahidə altında olan mallar",
      "Товары под наблюдением, ранее изымавшиеся из оборота по результатам проверок и допущенные к продаже после устранения нарушений",
    ),
    description: localizedText(
      "Əvvəllər satışdan çıxarılmış və pozuntular aradan qaldırıldıqdan sonra yenidən satışa buraxılmış mallar. Onlar bir il ərzində yoxlanılır.",
      "Их проверяют в течение года после возвращения в продажу.",
    ),
  },
  {
    id: "r5",
    code: "R5",
    title: localizedText(
      "Müvəqqəti qadağan olunmuş mallar",
      "Временно запрещённые товары",
      "Goods banned for the time being",
    ),
    description: localizedText("Hazırda belə mal yoxdur.", "Сейчас таких товаров нет.", "There are none at present."),
  },
] as const satisfies readonly RiskGroupEntry[];

/** The id of a risk group. */
export type RiskGroupId = (typeof riskGroups)[number]["id"];
