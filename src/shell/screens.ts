import type { components } from "../generated/contract.d.ts";
import type { MessageId } from "../generated/messages/ids.ts";
import { etalonCategories, registerNames, type PathName } from "../paths.ts";
import type { IconName } from "../ui/iconPaths.ts";
import { connected } from "../view/connected.tsx";
import type { Part } from "../view/part.tsx";
import type { ScreenProps } from "../view/screen.ts";
import { HomePage } from "./homePage.ts";

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
  eServices: { page: connected(() => import("../pages/EServices.tsx")), title: "screen.eServices.title", access: "public", sidebar: { position: 1, icon: "services" }, header: 2, footer: "services" },
  eService: { page: connected(() => import("../pages/Service.tsx")), title: "screen.eService.title", access: "public", under: "eServices" },
  apply: { page: connected(() => import("../pages/Apply.tsx")), title: "screen.apply.title", access: personal, leavesToSignIn: true, under: "eServices" },
  appeals: { page: connected(() => import("../pages/Appeals.tsx")), title: "screen.appeals.title", access: personal, leavesToSignIn: true, sidebar: { position: 2, icon: "appeal" } },
  complaint: { page: connected(() => import("../pages/Complaint.tsx")), title: "screen.complaint.title", access: personal, leavesToSignIn: true, under: "appeals", footer: "services" },
  suggestion: { page: connected(() => import("../pages/Suggestion.tsx")), title: "screen.suggestion.title", access: personal, leavesToSignIn: true, under: "appeals", footer: "services" },
  // After the fixed addresses, which it would match too.
  appeal: { page: connected(() => import("../pages/Appeal.tsx")), title: "screen.appeal.title", access: personal, leavesToSignIn: true, under: "appeals" },
  appealReceipt: { page: connected(() => import("../pages/AppealReceipt.tsx")), title: "screen.appealReceipt.title", access: personal, under: "appeals" },
  documents: { page: connected(() => import("../pages/Documents.tsx")), title: "screen.documents.title", access: personal, sidebar: { position: 3, icon: "document" } },
  payments: { page: connected(() => import("../pages/PaymentObligations.tsx")), title: "screen.payments.title", access: personal, leavesToSignIn: true, sidebar: { position: 4, icon: "payment" } },
  paymentObligations: { page: connected(() => import("../pages/PaymentObligations.tsx")), title: "screen.paymentObligations.title", access: personal, leavesToSignIn: true, under: "payments" },
  paidPayments: { page: connected(() => import("../pages/PaidPayments.tsx")), title: "screen.paidPayments.title", access: personal, under: "payments" },
  reports: { page: connected(() => import("../pages/Reports.tsx")), title: "screen.reports.title", access: personal, sidebar: { position: 5, icon: "report" } },
  feedbacks: { page: connected(() => import("../pages/ConsumerRights.tsx")), title: "screen.feedbacks.title", access: personal, sidebar: { position: 7, icon: "feedback" } },
  consumerRights: { page: connected(() => import("../pages/ConsumerRights.tsx")), title: "screen.consumerRights.title", access: personal, under: "feedbacks" },
  competitionViolation: { page: connected(() => import("../pages/CompetitionViolation.tsx")), title: "screen.competitionViolation.title", access: personal, under: "feedbacks" },
  faq: { page: connected(() => import("../pages/Faq.tsx")), title: "screen.faq.title", access: "public", sidebar: { position: 8, icon: "question" }, header: 5, footer: "help" },
  usefulInformation: { page: connected(() => import("../pages/UsefulInformation.tsx")), title: "screen.usefulInformation.title", access: "public", sidebar: { position: 9, icon: "info" }, footer: "information" },
  informationCenter: {
    page: connected(() => import("../pages/News.tsx")),
    title: "screen.informationCenter.title",
    access: "public",
    ...(competition && { sidebar: { position: 10, icon: "news" }, header: 4 }),
  },
  news: { page: connected(() => import("../pages/News.tsx")), title: "screen.news.title", access: "public", under: "informationCenter", header: 1, footer: "information" },
  riskGroups: { page: connected(() => import("../pages/RiskGroups.tsx")), title: "screen.riskGroups.title", access: "public", under: "informationCenter", footer: "information" },
  governmentInfo: { page: connected(() => import("../pages/GovernmentInfo.tsx")), title: "screen.governmentInfo.title", access: "public", under: "informationCenter", footer: "information" },
  informationCenterUseful: { page: connected(() => import("../pages/UsefulInformation.tsx")), title: "screen.usefulInformation.title", access: "public", under: "informationCenter", header: 2 },
  marketPrices: { page: connected(() => import("../pages/MarketPrices.tsx")), title: "screen.marketPrices.title", access: "public", under: "informationCenter", header: 3, footer: "information" },
  serviceDegree: { page: connected(() => import("../pages/ServiceDegree.tsx")), title: "screen.serviceDegree.title", access: "signedIn", leavesToSignIn: true, sidebar: { position: 11, icon: "star", visible: "public" } },
  generalEvaluation: { page: connected(() => import("../pages/GeneralEvaluation.tsx")), title: "screen.generalEvaluation.title", access: "public", under: "serviceDegree", footer: "help" },
  evaluation: { page: connected(() => import("../pages/Evaluation.tsx")), title: "screen.evaluation.title", access: "signedIn", leavesToSignIn: true },
  newsLetters: { page: connected(() => import("../pages/NewsLetters.tsx")), title: "screen.newsLetters.title", access: "signedIn", leavesToSignIn: true, sidebar: { position: 12, icon: "book", visible: "public" }, footer: "information" },
  callCenter: { page: connected(() => import("../pages/CallCenter.tsx")), title: "screen.callCenter.title", access: personal, sidebar: { position: 13, icon: "phone" }, footer: "help" },
  exchangeRates: { page: connected(() => import("../pages/ExchangeRates.tsx")), title: "screen.exchangeRates.title", access: "public", footer: "information" },
  standards: { page: connected(() => import("../pages/Standards.tsx")), title: "screen.standards.title", access: "public", footer: "services" },
  etalons: { page: connected(() => import("../pages/Etalons.tsx")), title: "screen.etalons.title", access: "public", footer: "services" },
  etalonCategory: { page: connected(() => import("../pages/EtalonCategory.tsx")), title: "screen.etalonCategory.title", titles: etalonTitles, access: "public", under: "etalons" },
  registers: { page: connected(() => import("../pages/Registers.tsx")), title: "screen.registers.title", access: "public", footer: "services" },
  register: { page: connected(() => import("../pages/Register.tsx")), title: "screen.register.title", titles: registerTitles, access: "public", under: "registers" },
  goodsCode: { page: connected(() => import("../pages/GoodsCode.tsx")), title: "screen.goodsCode.title", access: "public", footer: "services" },
  search: { page: connected(() => import("../pages/SearchResults.tsx")), title: "screen.search.title", access: "public", inBrowser: true },
  post: { page: connected(() => import("../pages/Post.tsx")), title: "screen.post.title", access: "public", under: "news" },
  notifications: { page: connected(() => import("../pages/Notifications.tsx")), title: "screen.notifications.title", access: "signedIn" },
  personalInfo: { page: connected(() => import("../pages/PersonalInfo.tsx")), title: "screen.personalInfo.title", access: "signedIn" },
  passwordReset: { page: connected(() => import("../pages/PasswordReset.tsx")), title: "screen.passwordReset.title", access: "public", inBrowser: true },
  siteMap: { page: connected(() => import("./SiteMap.tsx")), title: "screen.siteMap.title", access: "public", footer: "portal" },
  accessibility: { page: connected(() => import("../pages/Accessibility.tsx")), title: "screen.accessibility.title", access: "public", footer: "portal" },
  deviceData: { page: connected(() => import("../pages/DeviceData.tsx")), title: "screen.deviceData.title", access: "public", footer: "portal" },
  identityReturn: { page: connected(() => import("../pages/IdentityReturn.tsx")), title: "screen.identityReturn.title", access: "public", wide: true, inBrowser: true },
};

/** Screens that only the quality portal has; the competition portal's build does not contain them. */
const quality: Readonly<Partial<Record<PathName, Screen>>> = competition
  ? {}
  : {
      informativeServices: { page: connected(() => import("../pages/InformativeServices.tsx")), title: "screen.informativeServices.title", access: "public", sidebar: { position: 6, icon: "building" }, header: 3, footer: "services" },
      informativeService: { page: connected(() => import("../pages/Service.tsx")), title: "screen.informativeService.title", access: "public", under: "informativeServices" },
    };

/** Every screen of this portal by the name of its address. */
export const screens: Readonly<Partial<Record<PathName, Screen>>> = { ...shared, ...quality };

/** The screen of every address that no name stands for. */
export const notFound: Screen = { page: connected(() => import("../pages/NotFound.tsx")), title: "screen.notFound.title", access: "public" };
