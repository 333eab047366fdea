import type { MessageId } from "../generated/messages/ids.ts";
import type { Language } from "../i18n/language.ts";
import { withLanguage } from "../i18n/languagePaths.ts";
import type { Translator } from "../i18n/IntlProvider.tsx";
import { paths, type RouteName } from "../config/paths.ts";
import { portal } from "../config/portal.ts";
import { originPlaceholder } from "../config/publicOrigin.ts";
import type { PageTitle } from "../state/pageTitle.ts";
import { getBreadcrumbs } from "./navigation.ts";
import type { RecordDescription } from "./recordHead.ts";
import type { RouteMatch } from "./routing/routeMatch.ts";

/** What the head of a page says to search engines and to whoever shows a link to it. */
export type PageHead = {
  description: string;
  /** The path of the page without a language. Pages with the same content have the same one. */
  canonicalPath: string;
  /** Structured data of schema.org. */
  structuredData: readonly object[];
  /** What OpenGraph calls the page; "website" by default. */
  openGraphType?: "article" | undefined;
};

/** The messages that describe the pages which search engines may list: they must not list any other page. */
const descriptionIds: Readonly<Partial<Record<RouteName, MessageId>>> = {
  home: "home.lead",
  eServices: "services.lead",
  informativeServices: "description.informativeServices",
  makeComplaint: "complaintGuide.lead",
  easyComplaint: "easyComplaint.lead",
  faq: "description.faq",
  usefulInformation: "usefulInformation.lead",
  informationCenterUseful: "usefulInformation.lead",
  news: "news.lead",
  riskGroups: "riskGroups.lead",
  governmentInfo: "description.governmentInfo",
  marketPrices: "prices.lead",
  generalEvaluation: "evaluation.generalLead",
  exchangeRates: "rates.lead",
  offices: "offices.lead",
  standards: "standards.lead",
  etalons: "etalons.lead",
  registers: "registers.lead",
  goodsCode: "goods.lead",
  registration: "description.registration",
  followAppeal: "follow.lead",
  checkCertificate: "certificate.lead",
  siteMap: "siteMap.lead",
  accessibility: "accessibility.lead",
  deviceData: "device.lead",
};

/** Routes with the content of another one. */
const canonicalRoutes: Readonly<Partial<Record<RouteName, RouteName>>> = {
  informationCenterUseful: "usefulInformation",
};

/** Returns the head of the page of a route; `undefined` for a page that search engines must not list. */
export function getPageHead(t: Translator, language: Language, path: string, match: RouteMatch): PageHead | undefined {
  const description = describePage(t, match);
  if (match.name === undefined || description === undefined) return undefined;
  const canonicalRoute = canonicalRoutes[match.name];
  return {
    description,
    canonicalPath: canonicalRoute === undefined ? path : paths[canonicalRoute],
    structuredData: [match.name === "home" ? describeSite(t, language) : describeBreadcrumbs(t, language, path, match)],
  };
}

/** Returns the head of the page of a record. What it is about is microdata in the page itself. */
export const getRecordHead = (
  t: Translator,
  language: Language,
  path: string,
  match: RouteMatch,
  { title, description, openGraphType }: RecordDescription,
): PageHead => ({
  description,
  canonicalPath: path,
  structuredData: [describeBreadcrumbs(t, language, path, match, title)],
  openGraphType,
});

function describePage(t: Translator, { name, params, titleId }: RouteMatch): string | undefined {
  // The pages of a fixed set of values have a text beside their title: `register.nomenclature.title` and `.text`.
  const textId = titleId.replace(/title$/, "text") as MessageId;
  if (name === "register") return t(textId);
  if (name === "etalonCategory") return t("description.etalonCategory", { title: t(titleId), text: t(textId) });
  const descriptionId = name === undefined || Object.keys(params).length > 0 ? undefined : descriptionIds[name];
  return descriptionId && t(descriptionId);
}

const toUrl = (path: string, language: Language): string => originPlaceholder + withLanguage(path, language);

const describeSite = (t: Translator, language: Language): object => ({
  "@context": "https://schema.org",
  "@type": "WebSite",
  name: t(`portal.${portal}.name`),
  url: toUrl(paths.home, language),
  inLanguage: language,
});

const describeBreadcrumbs = (
  t: Translator,
  language: Language,
  path: string,
  match: RouteMatch,
  title?: PageTitle,
): object => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: getBreadcrumbs(t, match, title).map(({ label, href = path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: toUrl(href, language),
  })),
});
