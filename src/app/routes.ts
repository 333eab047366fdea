import type { Authority, EtalonCategory, RegisterName } from "../generated/contract.d.ts";
import type { MessageId } from "../generated/messages/ids.ts";
import { personalRoles } from "../auth/roles.ts";
import { etalonCategorySlugs, registerSlugs, type RouteName } from "../config/paths.ts";
import type { QualityRouteName } from "../config/qualityRoutes.ts";
import type { IconPath } from "../components/icons/iconPath.ts";
import { lazyRoute, type LazyRoute } from "../components/loading/lazyRoute.ts";
import type { PrefetchQueries, RoutePageProps } from "../components/loading/routePageProps.ts";
import { getFirstPageParams } from "../components/list/getFirstPageParams.ts";
import { postListQuery } from "../components/posts/postListQuery.ts";
import { getOfficesQueryOptions } from "../features/callCenter/officeQueries.ts";
import { getFaqQueryOptions } from "../features/content/faqQueries.ts";
import {
  getEvaluationSummaryQueryOptions,
  getGeneralQuestionnaireQueryOptions,
} from "../features/evaluations/evaluationQueries.ts";
import {
  getExchangeRatesQueryOptions,
  getFirstPricesQueryOptions,
  getProductPricesQueryOptions,
} from "../features/market/marketQueries.ts";
import { getProductsQueryOptions, getRiskGroupsQueryOptions } from "../features/registers/goodsQueries.ts";
import { getServiceListQueryOptions } from "../features/services/serviceQueries.ts";
import { maxPerPage } from "../generated/perPage.ts";
import { getListEtalonsSuspenseQueryOptions } from "../generated/queries/etalons/index.ts";
import { getReadPostSuspenseQueryOptions } from "../generated/queries/posts/index.ts";
import { getSearchRegisterSuspenseQueryOptions } from "../generated/queries/registers/index.ts";
import { getListRiskGroupsSuspenseQueryOptions } from "../generated/queries/risk-groups/index.ts";
import { getReadServiceSuspenseQueryOptions } from "../generated/queries/services/index.ts";
import { getListStandardsSuspenseQueryOptions } from "../generated/queries/standards/index.ts";
import { LazyHomePage } from "./pages/lazyHomePage.ts";
import { servicesIcon } from "../components/icons/paths/servicesIcon.ts";
import { appealIcon } from "../components/icons/paths/appealIcon.ts";
import { documentIcon } from "../components/icons/paths/documentIcon.ts";
import { paymentIcon } from "../components/icons/paths/paymentIcon.ts";
import { reportIcon } from "../components/icons/paths/reportIcon.ts";
import { feedbackIcon } from "../components/icons/paths/feedbackIcon.ts";
import { questionIcon } from "../components/icons/paths/questionIcon.ts";
import { infoIcon } from "../components/icons/paths/infoIcon.ts";
import { newsIcon } from "../components/icons/paths/newsIcon.ts";
import { starIcon } from "../components/icons/paths/starIcon.ts";
import { bookIcon } from "../components/icons/paths/bookIcon.ts";
import { phoneIcon } from "../components/icons/paths/phoneIcon.ts";
import { buildingIcon } from "../components/icons/paths/buildingIcon.ts";

/**
 * Who may open a route.
 * - `public`: everybody;
 * - `signedIn`: signed-in users;
 * - a list of roles: users whose first role is in the list.
 */
export type RouteAccess = "public" | "signedIn" | readonly Authority[];

/** The groups of the sidebar in order. Sections without a group come first. */
export const sidebarGroups = ["personal", "information", "help"] as const;

/** A route: the router, menus, breadcrumbs, titles, guards and prerendering all read this definition. */
export type RouteDefinition = {
  page: LazyRoute<RoutePageProps>;
  titleId: MessageId;
  /** The titles of a route whose param has a fixed set of values, by value. Any other value is an unknown path. */
  titleIdsByParam?: Readonly<Record<string, MessageId>>;
  access: RouteAccess;
  /**
   * The queries that the page runs on its first render at an address without a query string; only of public routes. They are
   * part of this table and not of the page, so that its requests start while its script is loaded.
   */
  queries?: PrefetchQueries;
  /** The page is about an organisation: a user who may act for none sees why, and no menu lists it. */
  requiresOrganisation?: true;
  /** Redirects an anonymous visitor to the state identity login instead of rendering a sign-in prompt. */
  redirectsToLogin?: true;
  /** The section of this route. */
  parentRoute?: RouteName;
  /** The position of a section in the sidebar, within its group if it has one; pages of the section are listed under it. */
  sidebar?: { position: number; icon: IconPath; group?: (typeof sidebarGroups)[number]; visibleTo?: RouteAccess };
  /** The position in the menu of the header. */
  headerPosition?: number;
  /** The position in the information menu of the header, which holds every public section. */
  informationPosition?: number;
  /** The column of links in the footer. */
  footerColumn?: "services" | "information" | "help" | "portal";
  /**
   * The page is not prerendered, only the layout around it and its heading: its content depends on the query string or the
   * session.
   */
  isClientOnly?: true;
  hasNoSidebar?: true;
};

// A build constant and not `portal`: the bundler removes the pages of the other portal only for a constant condition.
const isCompetitionPortal = import.meta.env.VITE_COMPANY_ID !== "2";

const etalonTitleIds = Object.fromEntries(
  etalonCategorySlugs.map((category) => [category, `etalon.${category}.title` as const]),
);
const registerTitleIds = Object.fromEntries(registerSlugs.map((name) => [name, `register.${name}.title` as const]));

/** Routes of both portals. A path without a route does not compile. */
const sharedRoutes: Readonly<Record<Exclude<RouteName, QualityRouteName>, RouteDefinition>> = {
  home: { page: LazyHomePage, titleId: "page.home.title", access: "public", headerPosition: 1 },
  eServices: {
    page: lazyRoute({ load: () => import("../features/services/EServicesPage.tsx") }),
    titleId: "page.eServices.title",
    access: "public",
    queries: (_params, lang) => [getServiceListQueryOptions("E_SERVICE", lang)],
    sidebar: { position: 1, icon: servicesIcon },
    headerPosition: 2,
    footerColumn: "services",
  },
  eService: {
    page: lazyRoute({ load: () => import("../features/services/ServicePage.tsx") }),
    titleId: "page.eService.title",
    access: "public",
    queries: ({ id = "" }, lang) => [getReadServiceSuspenseQueryOptions(id, { lang })],
    parentRoute: "eServices",
  },
  apply: {
    page: lazyRoute({ load: () => import("../features/appealSubmission/ApplyPage.tsx") }),
    titleId: "page.apply.title",
    access: personalRoles,
    redirectsToLogin: true,
    parentRoute: "eServices",
  },
  makeComplaint: {
    page: lazyRoute({ load: () => import("../features/complaintGuide/MakeComplaintPage.tsx") }),
    titleId: "page.makeComplaint.title",
    access: "public",
    parentRoute: "eServices",
    footerColumn: "services",
  },
  easyComplaint: {
    page: lazyRoute({ load: () => import("../features/complaintGuide/EasyComplaintPage.tsx") }),
    titleId: "page.easyComplaint.title",
    access: "public",
    parentRoute: "makeComplaint",
    footerColumn: "help",
  },
  appeals: {
    page: lazyRoute({ load: () => import("../features/appeals/AppealsPage.tsx") }),
    titleId: "page.appeals.title",
    access: personalRoles,
    redirectsToLogin: true,
    sidebar: { position: 2, icon: appealIcon, group: "personal" },
  },
  complaint: {
    page: lazyRoute({ load: () => import("../features/appealSubmission/ComplaintPage.tsx") }),
    titleId: "page.complaint.title",
    access: personalRoles,
    redirectsToLogin: true,
    parentRoute: "appeals",
  },
  suggestion: {
    page: lazyRoute({ load: () => import("../features/appealSubmission/SuggestionPage.tsx") }),
    titleId: "page.suggestion.title",
    access: personalRoles,
    redirectsToLogin: true,
    parentRoute: "appeals",
    footerColumn: "services",
  },
  // After the static paths, which its pattern matches too.
  appeal: {
    page: lazyRoute({ load: () => import("../features/appeals/AppealPage.tsx") }),
    titleId: "page.appeal.title",
    access: personalRoles,
    redirectsToLogin: true,
    parentRoute: "appeals",
  },
  appealCorrection: {
    page: lazyRoute({ load: () => import("../features/appeals/CorrectAppealPage.tsx") }),
    titleId: "page.appealCorrection.title",
    access: personalRoles,
    parentRoute: "appeals",
  },
  appealReceipt: {
    page: lazyRoute({ load: () => import("../features/appeals/AppealReceiptPage.tsx") }),
    titleId: "page.appealReceipt.title",
    access: personalRoles,
    parentRoute: "appeals",
  },
  documents: {
    page: lazyRoute({ load: () => import("../features/documents/DocumentsPage.tsx") }),
    titleId: "page.documents.title",
    access: personalRoles,
    sidebar: { position: 3, icon: documentIcon, group: "personal" },
  },
  payments: {
    page: lazyRoute({ load: () => import("../features/payments/PaymentObligationsPage.tsx") }),
    titleId: "page.payments.title",
    access: personalRoles,
    redirectsToLogin: true,
    sidebar: { position: 4, icon: paymentIcon, group: "personal" },
  },
  paymentObligations: {
    page: lazyRoute({ load: () => import("../features/payments/PaymentObligationsPage.tsx") }),
    titleId: "page.paymentObligations.title",
    access: personalRoles,
    redirectsToLogin: true,
    parentRoute: "payments",
  },
  paidPayments: {
    page: lazyRoute({ load: () => import("../features/payments/PaidPaymentsPage.tsx") }),
    titleId: "page.paidPayments.title",
    access: personalRoles,
    parentRoute: "payments",
  },
  reports: {
    page: lazyRoute({ load: () => import("../features/reports/ReportsPage.tsx") }),
    titleId: "page.reports.title",
    access: personalRoles,
    requiresOrganisation: true,
    sidebar: { position: 5, icon: reportIcon, group: "personal" },
  },
  feedbacks: {
    page: lazyRoute({ load: () => import("../features/feedback/ConsumerRightsPage.tsx") }),
    titleId: "page.feedbacks.title",
    access: personalRoles,
    sidebar: { position: 7, icon: feedbackIcon, group: "personal" },
  },
  consumerRights: {
    page: lazyRoute({ load: () => import("../features/feedback/ConsumerRightsPage.tsx") }),
    titleId: "page.consumerRights.title",
    access: personalRoles,
    parentRoute: "feedbacks",
  },
  competitionViolation: {
    page: lazyRoute({ load: () => import("../features/feedback/CompetitionViolationPage.tsx") }),
    titleId: "page.competitionViolation.title",
    access: personalRoles,
    parentRoute: "feedbacks",
  },
  faq: {
    page: lazyRoute({ load: () => import("../features/content/FaqPage.tsx") }),
    titleId: "page.faq.title",
    access: "public",
    queries: (_params, lang) => [getFaqQueryOptions(lang)],
    sidebar: { position: 8, icon: questionIcon, group: "help" },
    headerPosition: 5,
    footerColumn: "help",
  },
  usefulInformation: {
    page: lazyRoute({ load: () => import("../features/content/UsefulInformationPage.tsx") }),
    titleId: "page.usefulInformation.title",
    access: "public",
    queries: (_params, lang) => [postListQuery("useful-information", lang)],
    sidebar: { position: 9, icon: infoIcon, group: "information" },
    footerColumn: "information",
  },
  informationCenter: {
    page: lazyRoute({ load: () => import("../features/content/NewsPage.tsx") }),
    titleId: "page.informationCenter.title",
    access: "public",
    queries: (_params, lang) => [postListQuery("news", lang)],
    sidebar: { position: 10, icon: newsIcon, group: "information" },
  },
  news: {
    page: lazyRoute({ load: () => import("../features/content/NewsPage.tsx") }),
    titleId: "page.news.title",
    access: "public",
    queries: (_params, lang) => [postListQuery("news", lang)],
    parentRoute: "informationCenter",
    informationPosition: 1,
    footerColumn: "information",
  },
  riskGroups: {
    page: lazyRoute({ load: () => import("../features/registers/RiskGroupsPage.tsx") }),
    titleId: "page.riskGroups.title",
    informationPosition: 6,
    access: "public",
    queries: (_params, lang) => [getListRiskGroupsSuspenseQueryOptions(getFirstPageParams(lang))],
    parentRoute: "informationCenter",
    footerColumn: "information",
  },
  governmentInfo: {
    page: lazyRoute({ load: () => import("../features/content/GovernmentInfoPage.tsx") }),
    titleId: "page.governmentInfo.title",
    informationPosition: 5,
    access: "public",
    queries: (_params, lang) => [postListQuery("government-info", lang)],
    parentRoute: "informationCenter",
    footerColumn: "information",
  },
  informationCenterUseful: {
    page: lazyRoute({ load: () => import("../features/content/UsefulInformationPage.tsx") }),
    titleId: "page.usefulInformation.title",
    access: "public",
    queries: (_params, lang) => [postListQuery("useful-information", lang)],
    parentRoute: "informationCenter",
    informationPosition: 2,
  },
  marketPrices: {
    page: lazyRoute({ load: () => import("../features/market/MarketPricesPage.tsx") }),
    titleId: "page.marketPrices.title",
    access: "public",
    queries: (_params, lang) => [getFirstPricesQueryOptions(lang), postListQuery("market-prices", lang)],
    parentRoute: "informationCenter",
    informationPosition: 3,
    footerColumn: "information",
  },
  productPrices: {
    page: lazyRoute({ load: () => import("../features/market/ProductPricesPage.tsx") }),
    titleId: "page.productPrices.title",
    access: "public",
    queries: ({ id = "" }, lang) => [getProductPricesQueryOptions(id, lang)],
    parentRoute: "marketPrices",
  },
  serviceDegree: {
    page: lazyRoute({ load: () => import("../features/evaluations/ServiceDegreePage.tsx") }),
    titleId: "page.serviceDegree.title",
    access: "signedIn",
    redirectsToLogin: true,
    sidebar: { position: 11, icon: starIcon, group: "help", visibleTo: "public" },
  },
  generalEvaluation: {
    page: lazyRoute({ load: () => import("../features/evaluations/GeneralEvaluationPage.tsx") }),
    titleId: "page.generalEvaluation.title",
    access: "public",
    queries: (_params, lang) => [getGeneralQuestionnaireQueryOptions(lang), getEvaluationSummaryQueryOptions(lang)],
    parentRoute: "serviceDegree",
    footerColumn: "portal",
  },
  evaluation: {
    page: lazyRoute({ load: () => import("../features/evaluations/EvaluationPage.tsx") }),
    titleId: "page.evaluation.title",
    access: "signedIn",
    redirectsToLogin: true,
  },
  newsLetters: {
    page: lazyRoute({ load: () => import("../features/content/NewsLettersPage.tsx") }),
    titleId: "page.newsLetters.title",
    informationPosition: 13,
    access: "signedIn",
    redirectsToLogin: true,
    sidebar: { position: 12, icon: bookIcon, group: "information", visibleTo: "public" },
    footerColumn: "information",
  },
  callCenter: {
    page: lazyRoute({ load: () => import("../features/callCenter/CallCenterPage.tsx") }),
    titleId: "page.callCenter.title",
    access: personalRoles,
    sidebar: { position: 13, icon: phoneIcon, group: "help" },
    footerColumn: "help",
  },
  offices: {
    page: lazyRoute({ load: () => import("../features/callCenter/OfficesPage.tsx") }),
    titleId: "page.offices.title",
    informationPosition: 14,
    access: "public",
    queries: (_params, lang) => [getOfficesQueryOptions(lang)],
    footerColumn: "help",
  },
  exchangeRates: {
    page: lazyRoute({ load: () => import("../features/market/ExchangeRatesPage.tsx") }),
    titleId: "page.exchangeRates.title",
    informationPosition: 4,
    access: "public",
    queries: (_params, lang) => [getExchangeRatesQueryOptions({ count: maxPerPage }, lang)],
    footerColumn: "information",
  },
  standards: {
    page: lazyRoute({ load: () => import("../features/registers/StandardsPage.tsx") }),
    titleId: "page.standards.title",
    informationPosition: 7,
    access: "public",
    queries: (_params, lang) => [getListStandardsSuspenseQueryOptions(getFirstPageParams(lang))],
    footerColumn: "services",
  },
  etalons: {
    page: lazyRoute({ load: () => import("../features/registers/EtalonsPage.tsx") }),
    titleId: "page.etalons.title",
    informationPosition: 8,
    access: "public",
    footerColumn: "services",
  },
  etalonCategory: {
    page: lazyRoute({ load: () => import("../features/registers/EtalonCategoryPage.tsx") }),
    titleId: "page.etalonCategory.title",
    titleIdsByParam: etalonTitleIds,
    access: "public",
    queries: ({ category }, lang) => [
      getListEtalonsSuspenseQueryOptions({ ...getFirstPageParams(lang), category: category as EtalonCategory }),
    ],
    parentRoute: "etalons",
  },
  registers: {
    page: lazyRoute({ load: () => import("../features/registers/RegistersPage.tsx") }),
    titleId: "page.registers.title",
    informationPosition: 9,
    access: "public",
    footerColumn: "services",
  },
  register: {
    page: lazyRoute({ load: () => import("../features/registers/RegisterPage.tsx") }),
    titleId: "page.register.title",
    titleIdsByParam: registerTitleIds,
    access: "public",
    queries: ({ register }, lang) => [
      getSearchRegisterSuspenseQueryOptions(register as RegisterName, getFirstPageParams(lang)),
    ],
    parentRoute: "registers",
  },
  goodsCode: {
    page: lazyRoute({ load: () => import("../features/registers/GoodsCodePage.tsx") }),
    titleId: "page.goodsCode.title",
    informationPosition: 10,
    access: "public",
    queries: (_params, lang) => [getRiskGroupsQueryOptions(lang), getProductsQueryOptions(getFirstPageParams(lang))],
    footerColumn: "services",
  },
  followAppeal: {
    page: lazyRoute({ load: () => import("../features/appeals/FollowAppealPage.tsx") }),
    titleId: "page.followAppeal.title",
    informationPosition: 12,
    access: "public",
  },
  registration: {
    page: lazyRoute({ load: () => import("../features/account/RegistrationPage.tsx") }),
    titleId: "page.registration.title",
    access: "public",
  },
  checkCertificate: {
    page: lazyRoute({ load: () => import("../features/certificates/CheckCertificatePage.tsx") }),
    titleId: "page.checkCertificate.title",
    informationPosition: 11,
    access: "public",
    footerColumn: "services",
  },
  search: {
    page: lazyRoute({ load: () => import("../features/search/SearchResultsPage.tsx") }),
    titleId: "page.search.title",
    access: "public",
    isClientOnly: true,
  },
  post: {
    page: lazyRoute({ load: () => import("../features/content/PostPage.tsx") }),
    titleId: "page.post.title",
    access: "public",
    queries: ({ id = "" }, lang) => [getReadPostSuspenseQueryOptions(id, { lang })],
    parentRoute: "news",
  },
  notifications: {
    page: lazyRoute({ load: () => import("../features/notifications/NotificationsPage.tsx") }),
    titleId: "page.notifications.title",
    access: "signedIn",
  },
  personalInfo: {
    page: lazyRoute({ load: () => import("../features/account/PersonalInfoPage.tsx") }),
    titleId: "page.personalInfo.title",
    access: "signedIn",
  },
  passwordReset: {
    page: lazyRoute({ load: () => import("../features/account/PasswordResetPage.tsx") }),
    titleId: "page.passwordReset.title",
    access: "public",
  },
  siteMap: {
    page: lazyRoute({ load: () => import("./pages/SiteMapPage.tsx") }),
    titleId: "page.siteMap.title",
    access: "public",
    footerColumn: "portal",
  },
  accessibility: {
    page: lazyRoute({ load: () => import("./pages/AccessibilityPage.tsx") }),
    titleId: "page.accessibility.title",
    access: "public",
    footerColumn: "portal",
  },
  deviceData: {
    page: lazyRoute({ load: () => import("./pages/DeviceDataPage.tsx") }),
    titleId: "page.deviceData.title",
    access: "public",
    footerColumn: "portal",
  },
  identityReturn: {
    page: lazyRoute({ load: () => import("../features/account/IdentityReturnPage.tsx") }),
    titleId: "page.identityReturn.title",
    access: "public",
    hasNoSidebar: true,
    isClientOnly: true,
  },
};

/** Routes of the quality portal only. The build of the competition portal does not contain them. */
const qualityRoutes: Readonly<Partial<Record<QualityRouteName, RouteDefinition>>> = isCompetitionPortal
  ? {}
  : ({
      informativeServices: {
        page: lazyRoute({ load: () => import("../features/services/InformativeServicesPage.tsx") }),
        titleId: "page.informativeServices.title",
        access: "public",
        queries: (_params, lang) => [getServiceListQueryOptions("INFORMATIVE", lang)],
        sidebar: { position: 6, icon: buildingIcon },
        headerPosition: 3,
        footerColumn: "services",
      },
      informativeService: {
        page: lazyRoute({ load: () => import("../features/services/ServicePage.tsx") }),
        titleId: "page.informativeService.title",
        access: "public",
        queries: ({ id = "" }, lang) => [getReadServiceSuspenseQueryOptions(id, { lang })],
        parentRoute: "informativeServices",
      },
    } satisfies Record<QualityRouteName, RouteDefinition>);

/** All routes of this portal by name. */
export const routes: Readonly<Partial<Record<RouteName, RouteDefinition>>> = { ...sharedRoutes, ...qualityRoutes };

/** The route of every unknown path. */
export const notFoundRoute: RouteDefinition = {
  page: lazyRoute({ load: () => import("./pages/NotFoundPage.tsx") }),
  titleId: "page.notFound.title",
  access: "public",
};
