import { toWellFormed } from "./toWellFormed.ts";
import type { Id } from "../generated/contract.d.ts";

/**
 * The paths of all pages by route name. `:name` is a param. The router, the route table and every link read this list;
 * no other module contains the path of a page.
 */
export const paths = {
  home: "/home",
  eServices: "/e-services",
  eService: "/e-services/:id",
  apply: "/e-services/:id/apply",
  makeComplaint: "/make-complaint",
  easyComplaint: "/make-complaint/easy-language",
  appeals: "/my-appeals",
  complaint: "/my-appeals/new-complaint",
  suggestion: "/my-appeals/new-suggestion",
  appeal: "/my-appeals/:id",
  appealCorrection: "/my-appeals/:id/correct",
  appealReceipt: "/my-appeals/:id/receipt",
  documents: "/my-documents",
  payments: "/payments",
  paymentObligations: "/payments/payment-obligations",
  paidPayments: "/payments/paid-payments",
  reports: "/reports",
  informativeServices: "/informative-services",
  informativeService: "/informative-services/:id",
  feedbacks: "/feedbacks",
  consumerRights: "/feedbacks/consumer-rights-protection",
  competitionViolation: "/feedbacks/competition-violation",
  faq: "/faq",
  usefulInformation: "/useful-information",
  informationCenter: "/information-center",
  news: "/information-center/news",
  riskGroups: "/information-center/risk-groups",
  governmentInfo: "/information-center/government-info",
  informationCenterUseful: "/information-center/useful-information",
  marketPrices: "/information-center/market-prices",
  productPrices: "/information-center/market-prices/:id",
  serviceDegree: "/service-degree",
  generalEvaluation: "/service-degree/general-evaluation",
  evaluation: "/evalution",
  newsLetters: "/news-letters",
  callCenter: "/call-center",
  offices: "/offices",
  exchangeRates: "/exchange-rates",
  standards: "/standards",
  etalons: "/etalons",
  etalonCategory: "/etalons/:category",
  registers: "/registers",
  register: "/registers/:register",
  goodsCode: "/goods-code",
  followAppeal: "/follow-case",
  checkCertificate: "/check-certificate",
  search: "/search",
  post: "/post/:id",
  notifications: "/notifications",
  personalInfo: "/personal-info",
  registration: "/registration",
  passwordReset: "/password-reset",
  siteMap: "/site-map",
  accessibility: "/accessibility",
  deviceData: "/device-data",
  identityReturn: "/asan-login",
} as const;

/** Stands for every path without a page of its own when pages are prerendered. It is no valid path. */
export const fallbackPath = "*";

/** The path that is rendered for the page of all unknown paths. It has no route. */
export const unknownPath = "/404";

/** The name of a route. */
export type RouteName = keyof typeof paths;

type ParamNames<Pattern extends string> = Pattern extends `${string}/:${infer Param}/${infer Rest}`
  ? Param | ParamNames<`/${Rest}`>
  : Pattern extends `${string}/:${infer Param}`
    ? Param
    : never;

/** The arguments of `getHref` after the name: an object with the params of the path, or nothing. */
export type HrefParams<Name extends RouteName> =
  ParamNames<(typeof paths)[Name]> extends never ? [] : [params: Record<ParamNames<(typeof paths)[Name]>, Id>];

/**
 * Returns the path of a route with its params encoded: `getHref("post", { id: "7" })` is `/post/7`. Omits the params `.` and
 * `..`, which a browser would resolve to another path.
 */
export function getHref<Name extends RouteName>(name: Name, ...[params]: HrefParams<Name>): string {
  const values: Readonly<Record<string, Id>> = params ?? {};
  // encodeURIComponent throws for a lone surrogate. String() accepts an id that a server sends as a number.
  return paths[name].replaceAll(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(toWellFormed(String(values[name] ?? "")).replace(/^\.{1,2}$/, "")),
  );
}

/**
 * Other paths that external links use for a route. They redirect to its path, so the access of the target applies:
 * `/payment-obligations` requires sign-in.
 */
export const aliases: Readonly<Record<string, RouteName>> = {
  "/": "home",
  "/evaluation": "evaluation",
  "/payment-obligations": "paymentObligations",
  "/paid-payments": "paidPayments",
  "/consumer-rights-protection": "consumerRights",
  "/competition-violation": "competitionViolation",
  "/news": "news",
  "/risk-groups": "riskGroups",
  "/government-info": "governmentInfo",
  "/market-prices": "marketPrices",
  "/general-evaluation": "generalEvaluation",
  "/service-degree/service-degree": "serviceDegree",
  "/bulletin": "newsLetters",
};

/** Sections whose path redirects to their first page. */
export const redirects: Readonly<Partial<Record<RouteName, RouteName>>> = {
  payments: "paymentObligations",
  feedbacks: "consumerRights",
  informationCenter: "news",
};

/** The values of the param `:category`. */
export const etalonCategorySlugs = [
  "temperature",
  "mass",
  "electric",
  "pressure",
  "kinematic-viscosity",
  "density",
  "time-frequency",
  "dosimetric",
] as const;

/** The values of the param `:register`. */
export const registerSlugs = [
  "measurement-tools",
  "removed-measurement-tools",
  "standard-samples",
  "nomenclature",
] as const;
