import type { components } from "../generated/contract.d.ts";
import type { MessageId } from "../generated/messages/ids.ts";
import { etalonCategories, registerNames, type PathName } from "../config/paths.ts";
import type { IconName } from "../components/icons/iconPaths.ts";
import { connected } from "../components/loading/withQueryClient.tsx";
import type { Part } from "../components/loading/lazyComponent.tsx";
import type { ScreenProps } from "../components/loading/routePageProps.ts";
import { HomePage } from "./pages/lazyHomePage.ts";

type Authority = components["schemas"]["Authority"];

/**
 * Who may see a screen.
 * - `public`: everybody;
 * - `signedIn`: whoever is signed in; others are told that they are not;
 * - a list of roles: whoever's first role is one of them.
 */
export type Access = "public" | "signedIn" | readonly Authority[];

/** What the portal knows about one of its addresses. Router, menus, breadcrumb, titles and guards read it here. */
export type Screen = {
  page: Part<ScreenProps>;
  title: MessageId;
  /** The titles of a screen whose address has one part out of a few, by that part; with any other part there is no screen. */
  titles?: Readonly<Record<string, MessageId>>;
  access: Access;
  /** A visitor who is not signed in is sent to the state identity login at once, instead of being told to sign in. */
  leavesToSignIn?: true;
  /** The section that this screen is part of. */
  under?: PathName;
  /** Its place in the sidebar; parts of a section stand under it, and the other way round where it has its own place. */
  sidebar?: { position: number; icon: IconName; visible?: Access };
  /** Its place in the header's menu, within its section's group when it has one there. */
  header?: number;
  /** Its column in the footer's site map. */
  footer?: "services" | "information" | "help" | "portal";
  /**
   * Its content is left to the browser where its page is drawn in advance: a form, whose component library would write styles into
   * the page, which the policy forbids; or what nobody knows before, such as what was looked for or how a sign-in went.
   */
  inBrowser?: true;
  /** Drawn without the sidebar, across the whole width. */
  wide?: true;
};

/** Personal sections belong to people who signed in with the state identity, and to administrators. */
const personal: readonly Authority[] = ["ASAN_USER", "ADMIN"];
// Read from the build itself, not from settings.ts: only so does the bundler leave the other portal's pages out.
const competition = import.meta.env.VITE_COMPANY_ID !== "2";

const etalonTitles = Object.fromEntries(etalonCategories.map((category) => [category, `etalon.${category}.title` as const]));
const registerTitles = Object.fromEntries(registerNames.map((name) => [name, `register.${name}.title` as const]));

/** Screens that both portals have. An address without a screen does not compile. */
const shared: Readonly<Record<Exclude<PathName, "informativeServices" | "informativeService">, Screen>> = {
  home: { page: HomePage, title: "screen.home.title", access: "public", header: 1, wide: true },
  eServices: { page: connected(() => import("../features/services/EServicesPage.tsx")), title: "screen.eServices.title", access: "public", sidebar: { position: 1, icon: "services" }, header: 2, footer: "services" },
  eService: { page: connected(() => import("../features/services/ServicePage.tsx")), title: "screen.eService.title", access: "public", under: "eServices" },
  apply: { page: connected(() => import("../features/appealSubmission/ApplyPage.tsx")), title: "screen.apply.title", access: personal, leavesToSignIn: true, under: "eServices" },
  appeals: { page: connected(() => import("../features/appeals/AppealsPage.tsx")), title: "screen.appeals.title", access: personal, leavesToSignIn: true, sidebar: { position: 2, icon: "appeal" } },
  complaint: { page: connected(() => import("../features/appealSubmission/ComplaintPage.tsx")), title: "screen.complaint.title", access: personal, leavesToSignIn: true, under: "appeals", footer: "services" },
  suggestion: { page: connected(() => import("../features/appealSubmission/SuggestionPage.tsx")), title: "screen.suggestion.title", access: personal, leavesToSignIn: true, under: "appeals", footer: "services" },
  // After the fixed addresses, which it would match too.
  appeal: { page: connected(() => import("../features/appeals/AppealPage.tsx")), title: "screen.appeal.title", access: personal, leavesToSignIn: true, under: "appeals" },
  appealReceipt: { page: connected(() => import("../features/appeals/AppealReceiptPage.tsx")), title: "screen.appealReceipt.title", access: personal, under: "appeals" },
  documents: { page: connected(() => import("../features/documents/DocumentsPage.tsx")), title: "screen.documents.title", access: personal, sidebar: { position: 3, icon: "document" } },
  payments: { page: connected(() => import("../features/payments/PaymentObligationsPage.tsx")), title: "screen.payments.title", access: personal, leavesToSignIn: true, sidebar: { position: 4, icon: "payment" } },
  paymentObligations: { page: connected(() => import("../features/payments/PaymentObligationsPage.tsx")), title: "screen.paymentObligations.title", access: personal, leavesToSignIn: true, under: "payments" },
  paidPayments: { page: connected(() => import("../features/payments/PaidPaymentsPage.tsx")), title: "screen.paidPayments.title", access: personal, under: "payments" },
  reports: { page: connected(() => import("../features/reports/ReportsPage.tsx")), title: "screen.reports.title", access: personal, sidebar: { position: 5, icon: "report" } },
  feedbacks: { page: connected(() => import("../features/feedback/ConsumerRightsPage.tsx")), title: "screen.feedbacks.title", access: personal, sidebar: { position: 7, icon: "feedback" } },
  consumerRights: { page: connected(() => import("../features/feedback/ConsumerRightsPage.tsx")), title: "screen.consumerRights.title", access: personal, under: "feedbacks" },
  competitionViolation: { page: connected(() => import("../features/feedback/CompetitionViolationPage.tsx")), title: "screen.competitionViolation.title", access: personal, under: "feedbacks" },
  faq: { page: connected(() => import("../features/content/FaqPage.tsx")), title: "screen.faq.title", access: "public", sidebar: { position: 8, icon: "question" }, header: 5, footer: "help" },
  usefulInformation: { page: connected(() => import("../features/content/UsefulInformationPage.tsx")), title: "screen.usefulInformation.title", access: "public", sidebar: { position: 9, icon: "info" }, footer: "information" },
  informationCenter: {
    page: connected(() => import("../features/content/NewsPage.tsx")),
    title: "screen.informationCenter.title",
    access: "public",
    ...(competition && { sidebar: { position: 10, icon: "news" }, header: 4 }),
  },
  news: { page: connected(() => import("../features/content/NewsPage.tsx")), title: "screen.news.title", access: "public", under: "informationCenter", header: 1, footer: "information" },
  riskGroups: { page: connected(() => import("../features/registers/RiskGroupsPage.tsx")), title: "screen.riskGroups.title", access: "public", under: "informationCenter", footer: "information" },
  governmentInfo: { page: connected(() => import("../features/content/GovernmentInfoPage.tsx")), title: "screen.governmentInfo.title", access: "public", under: "informationCenter", footer: "information" },
  informationCenterUseful: { page: connected(() => import("../features/content/UsefulInformationPage.tsx")), title: "screen.usefulInformation.title", access: "public", under: "informationCenter", header: 2 },
  marketPrices: { page: connected(() => import("../features/market/MarketPricesPage.tsx")), title: "screen.marketPrices.title", access: "public", under: "informationCenter", header: 3, footer: "information" },
  serviceDegree: { page: connected(() => import("../features/evaluations/ServiceDegreePage.tsx")), title: "screen.serviceDegree.title", access: "signedIn", leavesToSignIn: true, sidebar: { position: 11, icon: "star", visible: "public" } },
  generalEvaluation: { page: connected(() => import("../features/evaluations/GeneralEvaluationPage.tsx")), title: "screen.generalEvaluation.title", access: "public", under: "serviceDegree", footer: "help" },
  evaluation: { page: connected(() => import("../features/evaluations/EvaluationPage.tsx")), title: "screen.evaluation.title", access: "signedIn", leavesToSignIn: true },
  newsLetters: { page: connected(() => import("../features/content/NewsLettersPage.tsx")), title: "screen.newsLetters.title", access: "signedIn", leavesToSignIn: true, sidebar: { position: 12, icon: "book", visible: "public" }, footer: "information" },
  callCenter: { page: connected(() => import("../features/callCenter/CallCenterPage.tsx")), title: "screen.callCenter.title", access: personal, sidebar: { position: 13, icon: "phone" }, footer: "help" },
  exchangeRates: { page: connected(() => import("../features/market/ExchangeRatesPage.tsx")), title: "screen.exchangeRates.title", access: "public", footer: "information" },
  standards: { page: connected(() => import("../features/registers/StandardsPage.tsx")), title: "screen.standards.title", access: "public", footer: "services" },
  etalons: { page: connected(() => import("../features/registers/EtalonsPage.tsx")), title: "screen.etalons.title", access: "public", footer: "services" },
  etalonCategory: { page: connected(() => import("../features/registers/EtalonCategoryPage.tsx")), title: "screen.etalonCategory.title", titles: etalonTitles, access: "public", under: "etalons" },
  registers: { page: connected(() => import("../features/registers/RegistersPage.tsx")), title: "screen.registers.title", access: "public", footer: "services" },
  register: { page: connected(() => import("../features/registers/RegisterPage.tsx")), title: "screen.register.title", titles: registerTitles, access: "public", under: "registers" },
  goodsCode: { page: connected(() => import("../features/registers/GoodsCodePage.tsx")), title: "screen.goodsCode.title", access: "public", footer: "services" },
  search: { page: connected(() => import("../features/search/SearchResultsPage.tsx")), title: "screen.search.title", access: "public", inBrowser: true },
  post: { page: connected(() => import("../features/content/PostPage.tsx")), title: "screen.post.title", access: "public", under: "news" },
  notifications: { page: connected(() => import("../features/notifications/NotificationsPage.tsx")), title: "screen.notifications.title", access: "signedIn" },
  personalInfo: { page: connected(() => import("../features/account/PersonalInfoPage.tsx")), title: "screen.personalInfo.title", access: "signedIn" },
  passwordReset: { page: connected(() => import("../features/account/PasswordResetPage.tsx")), title: "screen.passwordReset.title", access: "public", inBrowser: true },
  siteMap: { page: connected(() => import("./pages/SiteMapPage.tsx")), title: "screen.siteMap.title", access: "public", footer: "portal" },
  accessibility: { page: connected(() => import("./pages/AccessibilityPage.tsx")), title: "screen.accessibility.title", access: "public", footer: "portal" },
  deviceData: { page: connected(() => import("./pages/DeviceDataPage.tsx")), title: "screen.deviceData.title", access: "public", footer: "portal" },
  identityReturn: { page: connected(() => import("../features/account/IdentityReturnPage.tsx")), title: "screen.identityReturn.title", access: "public", wide: true, inBrowser: true },
};

/** Screens that only the quality portal has; the competition portal's build does not contain them. */
const quality: Readonly<Partial<Record<PathName, Screen>>> = competition
  ? {}
  : {
      informativeServices: { page: connected(() => import("../features/services/InformativeServicesPage.tsx")), title: "screen.informativeServices.title", access: "public", sidebar: { position: 6, icon: "building" }, header: 3, footer: "services" },
      informativeService: { page: connected(() => import("../features/services/ServicePage.tsx")), title: "screen.informativeService.title", access: "public", under: "informativeServices" },
    };

/** Every screen of this portal by the name of its address. */
export const screens: Readonly<Partial<Record<PathName, Screen>>> = { ...shared, ...quality };

/** The screen of every address that no name stands for. */
export const notFound: Screen = { page: connected(() => import("./pages/NotFoundPage.tsx")), title: "screen.notFound.title", access: "public" };
