import type { MessageId } from "../../generated/messages/ids.ts";
import type { Translator } from "../../i18n/IntlProvider.tsx";

const sectionMessageIds = new Map<string, MessageId>([
  ["news", "page.news.title"],
  ["useful-information", "page.usefulInformation.title"],
  ["market-prices", "page.marketPrices.title"],
  ["government-info", "page.governmentInfo.title"],
  ["bulletin", "page.newsLetters.title"],
  ["faq", "page.faq.title"],
  ["e-services", "page.eServices.title"],
  ["informative-services", "page.informativeServices.title"],
  ["standards", "page.standards.title"],
  ["exchange-rates", "page.exchangeRates.title"],
  ["goods-code", "page.goodsCode.title"],
  ["risk-groups", "page.riskGroups.title"],
  ["etalons", "page.etalons.title"],
  ["registers", "page.registers.title"],
]);

/** Returns the name of the section of a search result, or an empty string for an unknown section. */
export function getSectionName(t: Translator, section: string): string {
  const id = sectionMessageIds.get(section);
  return id === undefined ? "" : t(id);
}
