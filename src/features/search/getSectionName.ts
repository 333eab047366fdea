import type { MessageId } from "../../generated/messages/ids.ts";
import type { Translator } from "../../i18n/IntlProvider.tsx";

const sectionMessageIds = new Map<string, MessageId>([
  ["news", "screen.news.title"],
  ["useful-information", "screen.usefulInformation.title"],
  ["market-prices", "screen.marketPrices.title"],
  ["government-info", "screen.governmentInfo.title"],
  ["bulletin", "screen.newsLetters.title"],
  ["faq", "screen.faq.title"],
  ["e-services", "screen.eServices.title"],
  ["informative-services", "screen.informativeServices.title"],
  ["standards", "screen.standards.title"],
  ["exchange-rates", "screen.exchangeRates.title"],
  ["goods-code", "screen.goodsCode.title"],
  ["risk-groups", "screen.riskGroups.title"],
  ["etalons", "screen.etalons.title"],
  ["registers", "screen.registers.title"],
]);

/** Returns the name of the section of a search result, or an empty string for an unknown section. */
export function getSectionName(t: Translator, section: string): string {
  const id = sectionMessageIds.get(section);
  return id === undefined ? "" : t(id);
}
