/**
 * Every address of the portal by its name. `:name` is a part that a visitor's address fills in; `?` after it means it may
 * be absent. The router, the screen table and every link read this list; nothing else spells an address.
 */
export const paths = {
  home: "/home",
  eServices: "/e-services",
  eService: "/e-services/:id",
  apply: "/e-services/:id/apply",
  appeals: "/my-appeals",
  complaint: "/my-appeals/new-complaint",
  suggestion: "/my-appeals/new-suggestion",
  appeal: "/my-appeals/:id",
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
  serviceDegree: "/service-degree",
  generalEvaluation: "/service-degree/general-evaluation",
  evaluation: "/evalution",
  newsLetters: "/news-letters",
  callCenter: "/call-center",
  exchangeRates: "/exchange-rates",
  standards: "/standards",
  etalons: "/etalons",
  etalonCategory: "/etalons/:category",
  registers: "/registers",
  register: "/registers/:register",
  goodsCode: "/goods-code",
  search: "/search",
  post: "/post/:id",
  notifications: "/notifications",
  personalInfo: "/personal-info",
  passwordReset: "/password-reset",
  siteMap: "/site-map",
  accessibility: "/accessibility",
  deviceData: "/device-data",
  identityReturn: "/asan-login",
} as const;

/** What stands for every address without a page of its own, where a page is drawn for them. No address is spelled so. */
export const fallbackPath = "*";

/** The name of an address. */
export type RouteName = keyof typeof paths;

type ParamNames<Pattern extends string> = Pattern extends `${string}/:${infer Part}/${infer Rest}`
  ? Part | ParamNames<`/${Rest}`>
  : Pattern extends `${string}/:${infer Part}`
    ? Part
    : never;

/** What must be given to spell an address: an object with its `:parts`, or nothing. */
export type HrefParams<Name extends RouteName> =
  ParamNames<(typeof paths)[Name]> extends never ? [] : [parts: Record<ParamNames<(typeof paths)[Name]>, string>];

/**
 * The address of a name with its parts filled in and encoded: `href("post", { id: "7" })` is `/post/7`. A part that is no
 * name, such as `..`, is left out: browsers would climb up by it.
 */
export function href<Name extends RouteName>(name: Name, ...[params]: HrefParams<Name>): string {
  const filled: Readonly<Record<string, string>> = params ?? {};
  // Half a surrogate pair cannot be encoded; a server that sends a number for an id still means that id.
  return paths[name].replaceAll(/:(\w+)/g, (_match, part: string) =>
    encodeURIComponent(
      String(filled[part] ?? "")
        .toWellFormed()
        .replace(/^\.{1,2}$/, ""),
    ),
  );
}

/**
 * Other spellings of an address that links from outside may use, each with the name it stands for.
 * Protection follows the target: `/payment-obligations` needs sign-in because the payments screen does.
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

/** Sections whose own address only leads to their first part. */
export const redirects: Readonly<Partial<Record<RouteName, RouteName>>> = {
  payments: "paymentObligations",
  feedbacks: "consumerRights",
  informationCenter: "news",
};

/** The names by which the eight etalon categories are addressed. */
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

/** The names by which the four government registers are addressed. */
export const registerSlugs = [
  "measurement-tools",
  "removed-measurement-tools",
  "standard-samples",
  "nomenclature",
] as const;
