import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import type { components } from "../generated/contract.d.ts";
import type { MessageId } from "../generated/messages/ids.ts";
import type { PathName } from "../paths.ts";
import type { IconName } from "../ui/iconPaths.ts";
import type { ScreenProps } from "../view/screen.ts";

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
  page: LazyExoticComponent<ComponentType<ScreenProps>>;
  title: MessageId;
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
  footer?: "services" | "information" | "help";
  /** Drawn without the sidebar, across the whole width. */
  wide?: true;
};

/** Personal sections belong to people who signed in with the state identity, and to administrators. */
const personal: readonly Authority[] = ["ASAN_USER", "ADMIN"];
// Read from the build itself, not from settings.ts: only so does the bundler leave the other portal's pages out.
const competition = import.meta.env.VITE_COMPANY_ID !== "2";

const page = (load: () => Promise<{ default: ComponentType<ScreenProps> }>): Screen["page"] => lazy(load);
const emptySection = page(() => import("../pages/EmptySection.tsx"));

/** Screens that both portals have. An address without a screen does not compile. */
const shared: Readonly<Record<Exclude<PathName, "informativeServices" | "informativeService">, Screen>> = {
  home: { page: page(() => import("../pages/Home.tsx")), title: "screen.home.title", access: "public", header: 1, wide: true },
  eServices: { page: page(() => import("../pages/EServices.tsx")), title: "screen.eServices.title", access: "public", sidebar: { position: 1, icon: "services" }, header: 2, footer: "services" },
  eService: { page: emptySection, title: "screen.eService.title", access: "public", under: "eServices" },
  appeals: { page: page(() => import("../pages/Appeals.tsx")), title: "screen.appeals.title", access: personal, leavesToSignIn: true, sidebar: { position: 2, icon: "appeal" } },
  documents: { page: page(() => import("../pages/Documents.tsx")), title: "screen.documents.title", access: personal, sidebar: { position: 3, icon: "document" } },
  payments: { page: emptySection, title: "screen.payments.title", access: personal, leavesToSignIn: true, sidebar: { position: 4, icon: "payment" } },
  paymentObligations: { page: emptySection, title: "screen.paymentObligations.title", access: personal, leavesToSignIn: true, under: "payments" },
  paidPayments: { page: emptySection, title: "screen.paidPayments.title", access: personal, under: "payments" },
  reports: { page: emptySection, title: "screen.reports.title", access: personal, sidebar: { position: 5, icon: "report" } },
  feedbacks: { page: emptySection, title: "screen.feedbacks.title", access: personal, sidebar: { position: 7, icon: "feedback" } },
  consumerRights: { page: emptySection, title: "screen.consumerRights.title", access: personal, under: "feedbacks" },
  competitionViolation: { page: emptySection, title: "screen.competitionViolation.title", access: personal, under: "feedbacks" },
  faq: { page: emptySection, title: "screen.faq.title", access: "public", sidebar: { position: 8, icon: "question" }, header: 5, footer: "help" },
  usefulInformation: { page: page(() => import("../pages/UsefulInformation.tsx")), title: "screen.usefulInformation.title", access: "public", sidebar: { position: 9, icon: "book" }, footer: "information" },
  informationCenter: {
    page: emptySection,
    title: "screen.informationCenter.title",
    access: "public",
    ...(competition && { sidebar: { position: 10, icon: "news" }, header: 4 }),
  },
  news: { page: page(() => import("../pages/News.tsx")), title: "screen.news.title", access: "public", under: "informationCenter", header: 1, footer: "information" },
  riskGroups: { page: emptySection, title: "screen.riskGroups.title", access: "public", under: "informationCenter", footer: "information" },
  governmentInfo: { page: page(() => import("../pages/GovernmentInfo.tsx")), title: "screen.governmentInfo.title", access: "public", under: "informationCenter", footer: "information" },
  informationCenterUseful: { page: page(() => import("../pages/UsefulInformation.tsx")), title: "screen.usefulInformation.title", access: "public", under: "informationCenter", header: 2 },
  marketPrices: { page: page(() => import("../pages/MarketPrices.tsx")), title: "screen.marketPrices.title", access: "public", under: "informationCenter", header: 3, footer: "information" },
  serviceDegree: { page: emptySection, title: "screen.serviceDegree.title", access: "signedIn", leavesToSignIn: true, sidebar: { position: 11, icon: "star", visible: "public" } },
  generalEvaluation: { page: emptySection, title: "screen.generalEvaluation.title", access: "public", under: "serviceDegree", footer: "help" },
  evaluation: { page: emptySection, title: "screen.evaluation.title", access: "signedIn", leavesToSignIn: true },
  newsLetters: { page: page(() => import("../pages/NewsLetters.tsx")), title: "screen.newsLetters.title", access: "signedIn", leavesToSignIn: true, sidebar: { position: 12, icon: "news", visible: "public" }, footer: "information" },
  callCenter: { page: emptySection, title: "screen.callCenter.title", access: personal, sidebar: { position: 13, icon: "phone" }, footer: "help" },
  exchangeRates: { page: page(() => import("../pages/ExchangeRates.tsx")), title: "screen.exchangeRates.title", access: "public", footer: "information" },
  standards: { page: emptySection, title: "screen.standards.title", access: "public", footer: "services" },
  etalons: { page: emptySection, title: "screen.etalons.title", access: "public" },
  registers: { page: emptySection, title: "screen.registers.title", access: "public" },
  goodsCode: { page: emptySection, title: "screen.goodsCode.title", access: "public", footer: "services" },
  search: { page: page(() => import("../pages/SearchResults.tsx")), title: "screen.search.title", access: "public" },
  post: { page: page(() => import("../pages/Post.tsx")), title: "screen.post.title", access: "public", under: "news" },
  notifications: { page: page(() => import("../pages/Notifications.tsx")), title: "screen.notifications.title", access: "signedIn" },
  personalInfo: { page: page(() => import("../pages/PersonalInfo.tsx")), title: "screen.personalInfo.title", access: "signedIn" },
  passwordReset: { page: page(() => import("../pages/PasswordReset.tsx")), title: "screen.passwordReset.title", access: "public" },
  identityReturn: { page: page(() => import("../pages/IdentityReturn.tsx")), title: "screen.identityReturn.title", access: "public", wide: true },
};

/** Screens that only the quality portal has; the competition portal's build does not contain them. */
const quality: Readonly<Partial<Record<PathName, Screen>>> = competition
  ? {}
  : {
      informativeServices: { page: page(() => import("../pages/InformativeServices.tsx")), title: "screen.informativeServices.title", access: "public", sidebar: { position: 6, icon: "book" }, header: 3, footer: "services" },
      informativeService: { page: emptySection, title: "screen.informativeService.title", access: "public", under: "informativeServices" },
    };

/** Every screen of this portal by the name of its address. */
export const screens: Readonly<Partial<Record<PathName, Screen>>> = { ...shared, ...quality };

/** The screen of every address that no name stands for. */
export const notFound: Screen = { page: page(() => import("../pages/NotFound.tsx")), title: "screen.notFound.title", access: "public" };
