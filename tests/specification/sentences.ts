/** A test by its file and its full title, as `describe > test`, with the placeholders of the source. */
export type TestReference = { file: string; title: string };

/**
 * A sentence, table row or list element of the specification, verbatim. It has the tests that show it, the part that no test
 * shows, or the reason why it promises nothing.
 */
export type Sentence = { text: string } & (
  | { tests: readonly TestReference[]; missing?: string }
  | { missing: string }
  | { noPromise: string }
);

/**
 * A section of the specification. `sentenceCount` and `wordDigest` are those of the specification itself: they change only
 * when its text changes.
 */
export type Section = {
  number: number;
  title: string;
  sentenceCount: number;
  wordDigest: string;
  sentences: readonly Sentence[];
};

/** Every sentence of the specification in its order. */
export const sections: readonly Section[] = [
  {
    number: 1,
    title: "What the product does and for whom",
    sentenceCount: 28,
    wordDigest: "2ab25930ce8bc47d",
    sentences: [
      {
        text: "The portal offers e-services,",
        tests: [
          {
            file: "tests/e2e/appeals.test.ts",
            title: "filters the list of services and shows the details of a service, in %s",
          },
        ],
      },
      {
        text: "informative services,",
        tests: [
          {
            file: "tests/e2e/portalBuilds.test.ts",
            title: "the quality portal > finds informative services and opens them",
          },
        ],
      },
      {
        text: "appeals (applications, complaints, suggestions),",
        tests: [
          {
            file: "tests/e2e/appealLifecycle.test.ts",
            title:
              "leads an appeal from the service to receipt, payment, document and evaluation, with a notification for each status, in %s",
          },
          {
            file: "tests/e2e/nineTasks.test.ts",
            title: "$name takes $clicks clicks, in $input",
          },
          {
            file: "tests/e2e/appeals.test.ts",
            title:
              "sends an appeal again with the same idempotency key after a refusal and a lost response, and registers it once",
          },
          {
            file: "tests/e2e/appeals.test.ts",
            title: "uploads a failed file again, and cancels an upload in progress",
          },
        ],
      },
      {
        text: "payments,",
        tests: [
          {
            file: "tests/e2e/payments.test.ts",
            title: "pays at the bank, lists the payment as paid, and downloads the receipt",
          },
        ],
      },
      {
        text: "news,",
        tests: [
          {
            file: "tests/e2e/contentPages.test.ts",
            title: "shows an article with its headline, breadcrumbs, picture and related articles",
          },
        ],
      },
      {
        text: "a bulletin journal,",
        tests: [
          { file: "tests/e2e/contentPages.test.ts", title: "lets a signed-in user download an issue of the bulletin" },
        ],
      },
      {
        text: "a call center,",
        tests: [{ file: "tests/e2e/callCenter.test.ts", title: "books a callback in a free slot, in %s" }],
      },
      {
        text: "FAQ,",
        tests: [
          {
            file: "tests/e2e/contentPages.test.ts",
            title: "filters the questions by topic and word, and opens the question of the URL, in %s",
          },
        ],
      },
      {
        text: "service-level evaluation,",
        tests: [
          { file: "tests/e2e/evaluation.test.ts", title: "evaluates a chosen service, with a comment" },
          { file: "tests/e2e/evaluation.test.ts", title: "shows the results as bars with numbers and as a table" },
        ],
      },
      {
        text: "market prices,",
        tests: [
          {
            file: "tests/e2e/contentPages.test.ts",
            title: "shows the trend of market prices as picture, text and table, in %s",
          },
        ],
      },
      {
        text: "standards,",
        tests: [
          {
            file: "tests/e2e/registers.test.ts",
            title: "finds standards by word and status, and shows their replacements",
          },
        ],
      },
      {
        text: "exchange rates,",
        tests: [
          {
            file: "tests/e2e/contentPages.test.ts",
            title: "shows the exchange rates of the chosen date, with their number of units",
          },
        ],
      },
      {
        text: "a government information fund,",
        tests: [
          {
            file: "tests/e2e/allPages.az.test.ts",
            title: "$name sees the content that they may access on every page, in Azerbaijani",
          },
          { file: "tests/faults/routes.test.tsx", title: "the route %s > renders valid responses completely" },
        ],
      },
      {
        text: "risk groups of goods,",
        tests: [{ file: "tests/e2e/registers.test.ts", title: "links from a risk group to its goods" }],
      },
      {
        text: "search by a customs-style goods code,",
        tests: [
          {
            file: "tests/e2e/registers.test.ts",
            title: "shows category, name, description, risk group and requirements of a goods code, in %s",
          },
        ],
      },
      {
        text: "and registers of measurement tools.",
        tests: [
          {
            file: "tests/e2e/registers.test.ts",
            title: "shows a page with a search for each of the four registers, in %s",
          },
        ],
      },
      {
        text: "The same application can run as two portals, chosen by a company id fixed when the product is built: the competition portal (company id 1, the default) or a quality-themed portal.",
        tests: [
          {
            file: "tests/e2e/portalBuilds.test.ts",
            title: "the two builds > differ only by the pages of informative services",
          },
          {
            file: "tests/e2e/qualityPortal.test.ts",
            title:
              "shows informative services and no information center in the header menu of the quality portal, in %s",
          },
        ],
      },
      {
        text: "Flags hide the items of the other variant (quality-variant flags hide competition items and vice versa).",
        tests: [
          {
            file: "tests/e2e/portalBuilds.test.ts",
            title:
              "the two builds > keep the page of the quality portal and its route out of the competition portal's files",
          },
          {
            file: "tests/e2e/portalBuilds.test.ts",
            title: "the quality portal > lists informative services and the information center in the sidebar",
          },
          {
            file: "tests/e2e/routes.test.ts",
            title: "does not include the pages of the quality portal in the competition portal",
          },
        ],
      },
      { text: "Audiences:", noPromise: "heading of a list" },
      {
        text: "Anonymous visitors: public services, information pages and evaluation pages.",
        tests: [
          {
            file: "tests/e2e/allPages.az.test.ts",
            title: "$name sees the content that they may access on every page, in Azerbaijani",
          },
          { file: "tests/e2e/protectedRoutes.test.ts", title: "shows the general evaluation to everybody" },
          { file: "tests/e2e/evaluation.test.ts", title: "lets a visitor evaluate the portal, in %s" },
        ],
      },
      {
        text: "Signed-in citizens or organisation representatives (state identity login): personal areas (appeals, documents, payments, reports, notifications, feedbacks, call center).",
        tests: [
          { file: "tests/e2e/identityLogin.test.ts", title: 'signs in the persona "%s" through the identity login' },
          {
            file: "tests/e2e/sidebar.test.ts",
            title:
              "lists every section in groups in the sidebar of an organisation, and a citizen's without reports, in %s",
          },
          {
            file: "tests/e2e/allPages.az.test.ts",
            title: "$name sees the content that they may access on every page, in Azerbaijani",
          },
          {
            file: "tests/mocks/owners.test.ts",
            title: "personal data > depends on the represented organisation and is hidden from other users",
          },
        ],
      },
      {
        text: "Foreign organisations: registered with e-mail and password; they have a separate login, offered only to foreign organisations.",
        tests: [
          {
            file: "tests/e2e/registration.test.ts",
            title: "registers an organisation, verifies its e-mail address and signs in by keyboard alone, in %s",
          },
          {
            file: "tests/e2e/emailSignIn.test.ts",
            title: "explains why the submit button is disabled until e-mail and password are valid, in %s",
          },
        ],
      },
      {
        text: "Sign-in: state identity login (redirect to an external login service) or username (e-mail) and password.",
        tests: [
          {
            file: "tests/e2e/identityLogin.test.ts",
            title: "redirects to the identity login and back to the services, and shows a greeting, in %s",
          },
          {
            file: "tests/e2e/emailSignIn.test.ts",
            title: "shows a wrong password beside the form in %s, and signs in with the right one",
          },
        ],
      },
      {
        text: "Page chrome: header, search box, language switch,",
        tests: [
          {
            file: "tests/e2e/header.test.ts",
            title:
              "renders header, search, languages, accessibility panel, breadcrumbs and footer with social links on every page",
          },
        ],
      },
      {
        text: "accessibility panel (font size, image visibility, colour or monochrome display),",
        tests: [
          {
            file: "tests/e2e/header.test.ts",
            title:
              "renders header, search, languages, accessibility panel, breadcrumbs and footer with social links on every page",
          },
          {
            file: "tests/e2e/preferences.test.ts",
            title: "changes text size, pictures and colours of the whole portal, and resets them, in %s",
          },
        ],
      },
      {
        text: "footer with social links,",
        tests: [
          {
            file: "tests/e2e/header.test.ts",
            title:
              "renders header, search, languages, accessibility panel, breadcrumbs and footer with social links on every page",
          },
        ],
      },
      {
        text: "breadcrumb (Home / current page name),",
        tests: [
          {
            file: "tests/e2e/header.test.ts",
            title:
              "renders header, search, languages, accessibility panel, breadcrumbs and footer with social links on every page",
          },
        ],
      },
      {
        text: "and dialogs for login, registration, forgot password and change password.",
        tests: [
          {
            file: "tests/e2e/emailSignIn.test.ts",
            title: "traps the focus, closes on Escape and on back, and opens from its URL",
          },
          {
            file: "tests/e2e/registration.test.ts",
            title: "registers an organisation, verifies its e-mail address and signs in by keyboard alone, in %s",
          },
          {
            file: "tests/e2e/passwords.test.ts",
            title: "resets a forgotten password with a code and signs in with the new one, by keyboard alone, in %s",
          },
          {
            file: "tests/e2e/passwords.test.ts",
            title:
              "changes the password of a foreign organisation from the account menu, with each error at its field, in %s",
          },
        ],
      },
    ],
  },
  {
    number: 2,
    title: "Screens and routes",
    sentenceCount: 40,
    wordDigest: "1c1ca1beb082888e",
    sentences: [
      {
        text: "Sidebar entries (shown to signed-in users):",
        tests: [
          { file: "tests/e2e/sidebar.test.ts", title: "shows the sidebar to signed-in users on every page but home" },
          {
            file: "tests/e2e/sidebar.test.ts",
            title:
              "lists every section in groups in the sidebar of an organisation, and a citizen's without reports, in %s",
          },
        ],
        missing:
          "they are in groups, and within each in this order: the FAQ is after the bulletin journal, and useful information before the FAQ",
      },
      { text: "Route | Access | Sub-routes", noPromise: "heading of the table" },
      {
        text: "/e-services | public",
        tests: [{ file: "tests/app/routes.test.ts", title: "the sidebar > lists %s for %j" }],
      },
      {
        text: "/my-appeals | personal",
        tests: [{ file: "tests/app/routes.test.ts", title: "the sidebar > lists %s for %j" }],
      },
      {
        text: "/my-documents | personal",
        tests: [{ file: "tests/app/routes.test.ts", title: "the sidebar > lists %s for %j" }],
      },
      {
        text: "/payments | personal | /payment-obligations, /paid-payments",
        tests: [
          { file: "tests/app/routes.test.ts", title: "the sidebar > lists %s for %j" },
          { file: "tests/e2e/routes.test.ts", title: "redirects every alias to its page and keeps the query" },
        ],
      },
      {
        text: "/reports (accountability) | personal",
        tests: [
          { file: "tests/app/routes.test.ts", title: "the sidebar > lists %s for %j" },
          { file: "tests/e2e/reports.test.ts", title: "submits a due report of an organisation, in %s" },
        ],
      },
      {
        text: "/informative-services | public; hidden in competition-only variants per flags",
        tests: [
          {
            file: "tests/e2e/routes.test.ts",
            title: "does not include the pages of the quality portal in the competition portal",
          },
          {
            file: "tests/e2e/qualityPortal.test.ts",
            title: "shows informative services and the information center in the sidebar of the quality portal, in %s",
          },
        ],
      },
      {
        text: "/feedbacks | personal | /consumer-rights-protection, /competition-violation",
        tests: [
          { file: "tests/app/routes.test.ts", title: "the sidebar > lists %s for %j" },
          { file: "tests/e2e/feedback.test.ts", title: "gives unfair competition its own categories and its own list" },
        ],
      },
      { text: "/faq | public", tests: [{ file: "tests/app/routes.test.ts", title: "the sidebar > lists %s for %j" }] },
      {
        text: "/useful-information | public",
        tests: [{ file: "tests/app/routes.test.ts", title: "the sidebar > lists %s for %j" }],
      },
      {
        text: "/information-center | public | /news, /risk-groups, /government-info, /useful-information, /market-prices",
        tests: [
          { file: "tests/app/routes.test.ts", title: "the sidebar > lists %s for %j" },
          {
            file: "tests/e2e/qualityPortal.test.ts",
            title: "shows informative services and the information center in the sidebar of the quality portal, in %s",
          },
        ],
      },
      {
        text: "/service-degree | public | /service-degree, /general-evaluation",
        tests: [{ file: "tests/app/routes.test.ts", title: "the sidebar > lists %s for %j" }],
      },
      {
        text: "/news-letters | public item, page requires sign-in",
        tests: [
          { file: "tests/app/routes.test.ts", title: "the sidebar > lists %s for %j" },
          {
            file: "tests/e2e/protectedRoutes.test.ts",
            title: "redirects a visitor of %s to the identity login, and shows the page after signing in",
          },
        ],
      },
      {
        text: "/call-center | personal, not public",
        tests: [
          { file: "tests/app/routes.test.ts", title: "the sidebar > lists %s for %j" },
          { file: "tests/e2e/protectedRoutes.test.ts", title: "shows a visitor of a personal page how to sign in" },
        ],
      },
      {
        text: "Other routes: /home, /asan-login, /notifications, /personal-info, /post/{id} (search result page for news, useful-information and market-prices),",
        tests: [
          {
            file: "tests/e2e/search.test.ts",
            title: "links a result to the page of its section, and one of an unknown section to the article",
          },
          { file: "tests/app/routes.test.ts", title: "the specified paths > include %s" },
          {
            file: "tests/e2e/specificationBackend.pages.test.ts",
            title: "with a backend that keeps only the specification (%s) > searches and opens a result",
          },
        ],
      },
      {
        text: "a page-not-found screen.",
        tests: [
          { file: "tests/e2e/routes.test.ts", title: "shows the not-found page with a link to the home page, in %s" },
        ],
      },
      {
        text: "The translation vocabulary further names these sections: registration,",
        tests: [
          {
            file: "tests/e2e/registration.test.ts",
            title: "registers an organisation, verifies its e-mail address and signs in by keyboard alone, in %s",
          },
        ],
      },
      {
        text: "forgot password and password reset,",
        tests: [
          {
            file: "tests/e2e/passwords.test.ts",
            title: "resets a forgotten password with a code and signs in with the new one, by keyboard alone, in %s",
          },
          {
            file: "tests/e2e/passwords.test.ts",
            title: "accepts the code of an e-mail on the reset page, reports an expired one, and links to a new one",
          },
          {
            file: "tests/app/routes.test.ts",
            title:
              "the specified paths > have a page of their own for every section that the specification names without a path",
          },
        ],
      },
      {
        text: "change password,",
        tests: [
          {
            file: "tests/e2e/passwords.test.ts",
            title:
              "changes the password of a foreign organisation from the account menu, with each error at its field, in %s",
          },
        ],
      },
      {
        text: "change account,",
        tests: [
          {
            file: "tests/e2e/accountChoice.test.ts",
            title:
              "does not ask again in any tab after a user chose to act as a citizen, and lets them change the choice",
          },
        ],
      },
      {
        text: "bulletin,",
        tests: [
          { file: "tests/e2e/contentPages.test.ts", title: "lets a signed-in user download an issue of the bulletin" },
          { file: "tests/e2e/routes.test.ts", title: "redirects every alias to its page and keeps the query" },
        ],
      },
      {
        text: "exchange rate,",
        tests: [
          {
            file: "tests/e2e/contentPages.test.ts",
            title: "shows the exchange rates of the chosen date, with their number of units",
          },
          {
            file: "tests/app/routes.test.ts",
            title:
              "the specified paths > have a page of their own for every section that the specification names without a path",
          },
        ],
      },
      {
        text: "standards,",
        tests: [
          {
            file: "tests/e2e/registers.test.ts",
            title: "finds standards by word and status, and shows their replacements",
          },
          {
            file: "tests/app/routes.test.ts",
            title:
              "the specified paths > have a page of their own for every section that the specification names without a path",
          },
        ],
      },
      {
        text: "government standards (etalons) by category (temperature, mass, electric, pressure, kinematic viscosity, density, time and frequency, dosimetric),",
        tests: [
          {
            file: "tests/e2e/routes.test.ts",
            title: "has a path for each of the eight etalon categories and four registers",
          },
          { file: "tests/e2e/registers.test.ts", title: "shows a page for each of the eight etalon categories, in %s" },
        ],
      },
      {
        text: "and government registers (measurement tools, removed measurement tools, standard samples, nomenclature list of measurement and test instruments).",
        tests: [
          {
            file: "tests/e2e/routes.test.ts",
            title: "has a path for each of the eight etalon categories and four registers",
          },
          {
            file: "tests/e2e/registers.test.ts",
            title: "shows a page with a search for each of the four registers, in %s",
          },
        ],
      },
      { text: "Their route paths are not shown.", noPromise: "the portal chooses the paths" },
      {
        text: "Public header menu: home, e-services, informative-services (quality variant only), information-center (news, useful-information, market-prices, and an external standards site; competition variant only), faq.",
        tests: [
          {
            file: "tests/e2e/header.test.ts",
            title: "links from the main menu to home, services, the information center and the FAQ, in %s",
          },
          {
            file: "tests/e2e/qualityPortal.test.ts",
            title:
              "shows informative services and no information center in the header menu of the quality portal, in %s",
          },
        ],
        missing:
          "in both portals the menu has a group with all public sections, which the quality portal calls “Information”: otherwise rates, standards and registers would be in no menu",
      },
      {
        text: "The pages /evalution, /my-appeals, /news-letters, /payment-obligations and /service-degree send a visitor who is not signed in to the state identity login (after navigating from them).",
        tests: [
          {
            file: "tests/app/routes.test.ts",
            title: "the specified paths > that require a sign-in redirect to the identity login",
          },
          {
            file: "tests/e2e/protectedRoutes.test.ts",
            title: "redirects a visitor of %s to the identity login, and shows the page after signing in",
          },
          {
            file: "tests/e2e/protectedRoutes.test.ts",
            title: "redirects from a link to a protected page to the identity login, until it was cancelled twice",
          },
        ],
      },
      {
        text: "Search box: input is debounced by 500 ms.",
        tests: [
          {
            file: "tests/features/search/portalSearch.test.tsx",
            title: "the suggestions for a word are requested when nobody has typed for half a second",
          },
          {
            file: "tests/e2e/search.test.ts",
            title: "sends one search request after continuous typing, in %s for “%s”, and shows the results",
          },
        ],
      },
      {
        text: "Choosing a result goes to /{searchPlace}, or to /post for news, useful-information and market-prices, followed by /{id} except for faq.",
        tests: [
          { file: "tests/config/paths.test.ts", title: "a search result > in %s links to %s" },
          {
            file: "tests/e2e/search.test.ts",
            title: "links a result to the page of its section, and one of an unknown section to the article",
          },
          { file: "tests/e2e/search.test.ts", title: "selects a suggestion with the keyboard" },
          {
            file: "tests/e2e/specificationBackend.pages.test.ts",
            title: "with a backend that keeps only the specification (%s) > searches and opens a result",
          },
        ],
        missing:
          "sections without a page for each entry get no /{id}: standards and goods open their list, filtered by the title, and every other section that the portal has opens its page",
      },
      {
        text: "Dialogs: login,",
        tests: [
          {
            file: "tests/e2e/emailSignIn.test.ts",
            title: "traps the focus, closes on Escape and on back, and opens from its URL",
          },
        ],
      },
      {
        text: "registration,",
        tests: [
          {
            file: "tests/e2e/registration.test.ts",
            title: "registers an organisation, verifies its e-mail address and signs in by keyboard alone, in %s",
          },
        ],
      },
      {
        text: "forgot password,",
        tests: [
          {
            file: "tests/e2e/passwords.test.ts",
            title: "resets a forgotten password with a code and signs in with the new one, by keyboard alone, in %s",
          },
        ],
      },
      {
        text: "change password,",
        tests: [
          {
            file: "tests/e2e/passwords.test.ts",
            title:
              "changes the password of a foreign organisation from the account menu, with each error at its field, in %s",
          },
        ],
      },
      {
        text: "confirm dialog,",
        tests: [{ file: "tests/e2e/appeals.test.ts", title: "withdraws an appeal only after a confirmation" }],
      },
      {
        text: "file viewer (image, video, pdf),",
        tests: [
          { file: "tests/e2e/documents.test.ts", title: "shows pictures and videos" },
          {
            file: "tests/e2e/documents.test.ts",
            title: "lists the user's documents and renders a PDF in the portal, in %s",
          },
        ],
      },
      {
        text: "account-selection dialog.",
        tests: [
          {
            file: "tests/e2e/accountChoice.test.ts",
            title:
              "requires a representative to choose an account first: Escape, an outside click and a reload do not close the dialog, in %s",
          },
        ],
      },
      {
        text: "Layout has authorized and unauthorized variants, with or without a sidebar.",
        tests: [
          { file: "tests/e2e/sidebar.test.ts", title: "shows the sidebar to signed-in users on every page but home" },
        ],
      },
      {
        text: "The sidebar collapses on mobile (max width 900 px) and on every route change.",
        tests: [
          {
            file: "tests/e2e/sidebar.test.ts",
            title:
              "moves the sections into the menu of the header on a narrow screen, and closes it on every navigation",
          },
          {
            file: "tests/e2e/sidebar.test.ts",
            title:
              "shows all sections as text on a wide screen, and folds an opened sidebar on navigation on a medium one",
          },
        ],
        missing: "from 1200 px on it stays open, because it fits beside the page",
      },
    ],
  },
  {
    number: 3,
    title: "Entities and their fields",
    sentenceCount: 29,
    wordDigest: "1e9d9162a9c3fac4",
    sentences: [
      {
        text: "User (from user details): name, surname, foreign (flag), roles[0].authority, language (with isoCode), manufacturers[] (id, name, voen, positionName, selectedCertNumber, selected).",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the schema User > has the specified fields, including nested ones",
          },
          {
            file: "tests/contract/operations.test.ts",
            title: "the schema of an entity of the specification > has the specified fields: %s",
          },
          { file: "tests/conformance/responseVariants.test.ts", title: "a response of $id ($sentence) > $name" },
        ],
      },
      {
        text: "Login payload: username, password.",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the specified operations > %s matches the specification",
          },
        ],
      },
      {
        text: "Login response: token, refreshToken.",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the specified operations > %s matches the specification",
          },
          { file: "tests/conformance/responseVariants.test.ts", title: "a response of $id ($sentence) > $name" },
        ],
      },
      {
        text: "Registration: name, surname, fatherName, username (e-mail), password, repeatedPassword, phoneNumber, possessorIds[].",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the specified operations > %s matches the specification",
          },
          {
            file: "tests/e2e/registration.test.ts",
            title: "registers an organisation, verifies its e-mail address and signs in by keyboard alone, in %s",
          },
        ],
      },
      {
        text: "Possessor: name, address, description.",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the schema of an entity of the specification > has the specified fields: %s",
          },
        ],
      },
      {
        text: "Change password: oldPassword, newPassword, repeatedPassword.",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the specified operations > %s matches the specification",
          },
        ],
      },
      {
        text: "Personal information fields: ID card PIN, name, surname, patronymic name, email, phone number, possessor, legal address, note.",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the schema of an entity of the specification > has the specified fields: %s",
          },
          {
            file: "tests/e2e/personalInfo.test.ts",
            title: "updates a foreign representative and their organisation, in %s",
          },
          {
            file: "tests/e2e/personalInfo.test.ts",
            title: "shows a citizen's registered data and updates only their contacts, in %s",
          },
        ],
      },
      {
        text: "Notification: type (QUESTION or other), title, description; plus a count.",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the schema of an entity of the specification > has the specified fields: %s",
          },
          {
            file: "tests/e2e/notifications.test.ts",
            title: "lists and counts unread notifications until they are marked as read, in %s",
          },
          {
            file: "tests/realtime/parseNotification.test.ts",
            title: "parseNotification > accepts unknown types, and messages with only a title or a description",
          },
          {
            file: "tests/e2e/specificationBackend.pages.test.ts",
            title: "with a backend that keeps only the specification (%s) > lists, counts and marks notifications",
          },
        ],
      },
      {
        text: "Search result: id, title, content, searchPlace.",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the schema User > has the specified fields, including nested ones",
          },
          {
            file: "tests/e2e/specificationBackend.pages.test.ts",
            title: "with a backend that keeps only the specification (%s) > searches and opens a result",
          },
        ],
      },
      {
        text: "Search params: page, perPage, word.",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the specified operations > %s matches the specification",
          },
          {
            file: "tests/e2e/search.test.ts",
            title: "sends one search request after continuous typing, in %s for “%s”, and shows the results",
          },
        ],
      },
      {
        text: "Appeal: appeal number, service type, appeal date.",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the schema of an entity of the specification > has the specified fields: %s",
          },
          {
            file: "tests/e2e/appeals.test.ts",
            title: "lists the user's appeals with their status, filtered and sorted, in %s",
          },
        ],
      },
      {
        text: "Payment: service type, appeal number, payment target, amount, payment date, service fee, government fee.",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the schema of an entity of the specification > has the specified fields: %s",
          },
          {
            file: "tests/e2e/payments.test.ts",
            title: "lists the payments due with their parts, their total and a pay button, in %s",
          },
        ],
      },
      {
        text: "Document: document name and file.",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the schema of an entity of the specification > has the specified fields: %s",
          },
          { file: "tests/e2e/documents.test.ts", title: "downloads a document under its own name with the same bytes" },
        ],
      },
      {
        text: "Product search result: product category, name and description, risk group.",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the schema of an entity of the specification > has the specified fields: %s",
          },
          {
            file: "tests/e2e/registers.test.ts",
            title: "shows category, name, description, risk group and requirements of a goods code, in %s",
          },
        ],
      },
      { text: "Field types and full shapes of these lists are not shown.", noPromise: "the contract proposes them" },
      {
        text: "Application status (value: label): CERTIFICATE_ISSUED (certificate issued), REFUSED (refused), IN_PROCESS (under review), WAITING (waiting), PROGRESS (in execution), SEND_FOR_SIGN (sent for signature).",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the schema of an entity of the specification > has the specified values",
          },
          {
            file: "tests/i18n/specifiedTexts.test.ts",
            title: "a text of the specification > in English is the text of %s: %s",
          },
        ],
      },
      {
        text: "Another reading in the screens: CertificateIssued, InProcess, Refused, Progress, SendForSign, Waiting,",
        tests: [
          {
            file: "tests/config/appealStatus.test.ts",
            title: "the status of an appeal > is read as %s and as %s",
          },
          { file: "tests/e2e/appeals.test.ts", title: "shows an unknown status as the backend sent it" },
        ],
      },
      {
        text: "each shown with a colour (colours not shown).",
        tests: [
          {
            file: "tests/features/appeals/appealStatus.test.ts",
            title: "the status of an appeal > has a colour, and an icon of its own",
          },
        ],
      },
      {
        text: "Competition/quality type: '1' competition, '2' quality.",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the schema of an entity of the specification > has the specified values",
          },
          {
            file: "tests/e2e/appeals.test.ts",
            title: "filters the list of services and shows the details of a service, in %s",
          },
        ],
      },
      {
        text: "Website preferences: fontSize, showImages, showColor.",
        tests: [
          {
            file: "tests/e2e/preferences.test.ts",
            title: "changes text size, pictures and colours of the whole portal, and resets them, in %s",
          },
        ],
      },
      {
        text: "Shared view state: sidebar visibility,",
        tests: [
          {
            file: "tests/e2e/sidebar.test.ts",
            title:
              "moves the sections into the menu of the header on a narrow screen, and closes it on every navigation",
          },
        ],
      },
      {
        text: "loading flag,",
        tests: [
          {
            file: "tests/e2e/header.test.ts",
            title: "shows exactly one progress indicator while a change is being saved",
          },
        ],
      },
      {
        text: "confirmation dialog (message, accept label, reject label;",
        tests: [
          {
            file: "tests/app/confirmDialog.test.tsx",
            title: "a confirmation dialog shows the message and the labels of its caller",
          },
          { file: "tests/e2e/appeals.test.ts", title: "withdraws an appeal only after a confirmation" },
          { file: "tests/state/toasts.test.ts", title: "a confirmation > resolves once" },
        ],
      },
      {
        text: "default in Azerbaijani 'Are you sure?' / 'Yes' / 'No'),",
        tests: [
          {
            file: "tests/app/confirmDialog.test.tsx",
            title: "a confirmation dialog without texts of its own asks whether the user is sure",
          },
          {
            file: "tests/i18n/specifiedTexts.test.ts",
            title: "a text of the specification > in English is the text of %s: %s",
          },
        ],
      },
      {
        text: "current viewed file type,",
        tests: [
          {
            file: "tests/components/documents/viewedFileKind.test.tsx",
            title: "the kind of a file with %s is known while it is shown",
          },
          { file: "tests/e2e/documents.test.ts", title: "shows pictures and videos" },
          {
            file: "tests/e2e/documents.test.ts",
            title: "lists the user's documents and renders a PDF in the portal, in %s",
          },
        ],
      },
      {
        text: "notification count,",
        tests: [
          {
            file: "tests/realtime/realtimeHandlers.test.ts",
            title:
              "the handlers of the live feed > show and count a message at once, and refetch after one second without messages",
          },
          {
            file: "tests/e2e/notifications.test.ts",
            title: "lists and counts unread notifications until they are marked as read, in %s",
          },
          {
            file: "tests/e2e/realtime.test.ts",
            title: "shows a pushed notification as a toast, counts it and lists it, in %s",
          },
        ],
      },
      {
        text: "accessibility settings.",
        tests: [
          {
            file: "tests/config/preferences.test.ts",
            title: "a change of preferences > is stored and applied at once, also when another tab makes it",
          },
          { file: "tests/e2e/preferences.test.ts", title: "applies a change in one tab to the others at once" },
        ],
      },
      {
        text: "Local storage keeps: access token, refresh token, locale, state identity login id; also a state-login token and two chat tokens.",
        tests: [
          {
            file: "tests/e2e/identityLogin.test.ts",
            title: "redirects to the identity login and back to the services, and shows a greeting, in %s",
          },
          {
            file: "tests/dataInventory/dataInventory.test.ts",
            title: "the data inventory > lists all stored, sent and logged data",
          },
        ],
      },
      {
        text: "Evaluation answer options: yes, no, partially.",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the schema of an entity of the specification > has the specified values",
          },
          { file: "tests/e2e/evaluation.test.ts", title: "lets a visitor evaluate the portal, in %s" },
          { file: "tests/e2e/evaluation.test.ts", title: "evaluates a chosen service, with a comment" },
          { file: "tests/e2e/evaluation.test.ts", title: "evaluates an appeal once, after its decision" },
        ],
      },
    ],
  },
  {
    number: 4,
    title: "States and transitions",
    sentenceCount: 23,
    wordDigest: "27c7adcd20bbf007",
    sentences: [
      {
        text: "Authentication: anonymous becomes signed in through the state identity redirect (a returned code is exchanged)",
        tests: [
          {
            file: "tests/e2e/identityLogin.test.ts",
            title: "redirects to the identity login and back to the services, and shows a greeting, in %s",
          },
          {
            file: "tests/e2e/identityLogin.test.ts",
            title: "exchanges an authorization code once after reload, back and reopening the return URL",
          },
          {
            file: "tests/auth/identityLogin.test.ts",
            title: "a return from the identity login > exchanges the code and signs in when the state matches",
          },
        ],
      },
      {
        text: "or through e-mail and password.",
        tests: [
          {
            file: "tests/e2e/emailSignIn.test.ts",
            title: "shows a wrong password beside the form in %s, and signs in with the right one",
          },
        ],
      },
      {
        text: "Sign-out clears tokens, empties the user and goes to /home;",
        tests: [
          {
            file: "tests/e2e/signOut.test.ts",
            title: "clears all data but the language, signs out of the identity login and returns home, in %s",
          },
          {
            file: "tests/auth/session.test.ts",
            title: "a sign-out > removes all session data, and keeps language and preferences",
          },
        ],
      },
      {
        text: "state-identity users are also sent to the external single sign-out.",
        tests: [
          {
            file: "tests/e2e/signOut.test.ts",
            title: "clears all data but the language, signs out of the identity login and returns home, in %s",
          },
          { file: "tests/e2e/signOut.test.ts", title: "signs a foreign organisation out without the identity login" },
        ],
      },
      {
        text: "After login: return to the previous page if it is one of the protected pages, otherwise go to /e-services.",
        tests: [
          {
            file: "tests/app/returnPath.test.ts",
            title: "the return path > is the protected page that required sign-in, once",
          },
          { file: "tests/app/returnPath.test.ts", title: "the return path > is the services page after a public page" },
          {
            file: "tests/e2e/protectedRoutes.test.ts",
            title: "redirects a visitor of %s to the identity login, and shows the page after signing in",
          },
          { file: "tests/e2e/emailSignIn.test.ts", title: "stays on a page that requires a sign-in" },
        ],
      },
      {
        text: "If the user has manufacturers and none is selected, a blocking dialog asks to pick an account (citizen, or a position representing an organisation) and apply;",
        tests: [
          {
            file: "tests/e2e/accountChoice.test.ts",
            title:
              "requires a representative to choose an account first: Escape, an outside click and a reload do not close the dialog, in %s",
          },
          {
            file: "tests/e2e/accountChoice.test.ts",
            title: "does not ask a director who already acts for an organisation, and shows the organisation",
          },
          {
            file: "tests/auth/session.test.ts",
            title: "the account choice > is pending when a representative has not made it",
          },
          {
            file: "tests/e2e/specificationBackend.sessions.test.ts",
            title:
              "with a backend that keeps only the specification (%s) > signs a representative in with the state identity and asks for an account",
          },
        ],
      },
      {
        text: "user details then reload.",
        tests: [
          {
            file: "tests/e2e/accountChoice.test.ts",
            title:
              "sends the chosen organisation to the backend, reads the user again and shows the organisation in the header, in %s",
          },
        ],
      },
      {
        text: "On application load: with a stored access token, load the user and set the language from the user;",
        tests: [
          { file: "tests/auth/session.test.ts", title: "the start of a session > reads the user once" },
          {
            file: "tests/e2e/language.test.ts",
            title: "shows the portal in the language of the account to a signed-in user",
          },
        ],
      },
      {
        text: "without one, the stored locale applies.",
        tests: [
          {
            file: "tests/e2e/language.test.ts",
            title: "stores the chosen language on the device and in the cookie that selects the prerendered page",
          },
          {
            file: "tests/auth/session.test.ts",
            title: "the start of a session > is anonymous and sends no request without stored tokens",
          },
        ],
      },
      {
        text: "401 with a refresh token: refresh the tokens and reload the user.",
        tests: [
          {
            file: "tests/e2e/sessionRefresh.test.ts",
            title: "refreshes an expired access token once, and continues the navigation",
          },
          {
            file: "tests/auth/refreshTokens.test.ts",
            title: "a token refresh > makes the session read the user again",
          },
          {
            file: "tests/faults/matrix.test.ts",
            title: "$id > refreshes expired tokens once and repeats the same request once",
          },
          {
            file: "tests/e2e/specificationBackend.sessions.test.ts",
            title:
              "with a backend that keeps only the specification (%s) > refreshes the tokens of a session, and ends it when that fails",
          },
        ],
      },
      {
        text: "401 without a stored token: clear the session and go to the state identity login.",
        tests: [
          {
            file: "tests/auth/session.test.ts",
            title:
              "a 401 for an anonymous visitor > makes the session anonymous and records that the server demands a sign-in, unless it answers a sign-in",
          },
          {
            file: "tests/e2e/protectedRoutes.test.ts",
            title: "redirects a visitor of %s to the identity login, and shows the page after signing in",
          },
          {
            file: "tests/e2e/redirectLoops.test.ts",
            title: "does not redirect in a loop when the backend accepts the sign-in but rejects the access token",
          },
        ],
        missing:
          "on a public page, a 401 is reported in a toast instead of a redirect, so that the visitor keeps the page",
      },
      {
        text: "403: go to /home.",
        tests: [
          {
            file: "tests/e2e/sessionRefresh.test.ts",
            title: "redirects home with the backend's message after 403, in %s",
          },
          {
            file: "tests/e2e/lockedOut.test.ts",
            title:
              "leads a person whose account is refused from a personal page home, with the message and a way to sign out",
          },
        ],
        missing:
          "the form of a call without a token, such as the sign-in, shows its 403 itself, so that the dialog stays with what was entered; a refused upload is shown in the list of files, what is read in the background takes nobody away from their page, a person whose account is refused keeps a public page, with the message, and a page that everybody may read stays open and empty when the server refuses its proposed call",
      },
      {
        text: "Failed refresh clears the session.",
        tests: [
          {
            file: "tests/auth/refreshTokens.test.ts",
            title: "a token refresh > ends the session and removes the tokens when the server rejects it",
          },
          {
            file: "tests/e2e/sessionRefresh.test.ts",
            title: "shows that the backend ended the session, and keeps nothing of it, in %s",
          },
        ],
      },
      {
        text: "Registration flow: create possessor first",
        tests: [
          {
            file: "tests/features/account/registration.test.tsx",
            title: "a registration > creates the possessor first, then the user, and checks the password last",
          },
          {
            file: "tests/e2e/registration.test.ts",
            title: "registers an organisation, verifies its e-mail address and signs in by keyboard alone, in %s",
          },
          {
            file: "tests/e2e/specificationBackend.accounts.test.ts",
            title:
              "with a backend that keeps only the specification (%s) > registers a foreign organisation with a code",
          },
        ],
      },
      {
        text: "(stop silently if the answer is not 200),",
        tests: [
          {
            file: "tests/features/account/registration.test.tsx",
            title: "a registration > stops when the response for the possessor has the status %i",
          },
          {
            file: "tests/e2e/registrationFailures.test.ts",
            title: "shows an invalid response for the organisation in the form without a toast",
          },
        ],
      },
      {
        text: "then the user, then password check;",
        tests: [
          {
            file: "tests/features/account/registration.test.tsx",
            title: "a registration > creates the possessor first, then the user, and checks the password last",
          },
          {
            file: "tests/e2e/registration.test.ts",
            title: "registers an organisation, verifies its e-mail address and signs in by keyboard alone, in %s",
          },
        ],
      },
      {
        text: "success shows the information that a code was sent to e-mail.",
        tests: [
          {
            file: "tests/e2e/registration.test.ts",
            title: "shows the message about the code for eight seconds, reports an expired code, and sends another one",
          },
        ],
      },
      {
        text: "Login flow also has an e-mail verification code step,",
        tests: [
          {
            file: "tests/e2e/emailSignIn.test.ts",
            title: "asks an unverified account for its code, rejects a wrong code, and then signs in, in %s",
          },
          {
            file: "tests/e2e/specificationBackend.accounts.test.ts",
            title:
              "with a backend that keeps only the specification (%s) > takes the code of a foreign organisation on another device",
          },
        ],
      },
      {
        text: "a cancelled state-login message",
        tests: [
          {
            file: "tests/e2e/identityLogin.test.ts",
            title: "shows a cancelled sign-in and keeps the visitor signed out, in %s",
          },
        ],
      },
      {
        text: "and a session-ended message.",
        tests: [
          {
            file: "tests/e2e/sessionRefresh.test.ts",
            title: "shows that the backend ended the session, and keeps nothing of it, in %s",
          },
        ],
      },
      {
        text: "Confirmation dialog: open or closed with accept and reject actions.",
        tests: [
          { file: "tests/state/toasts.test.ts", title: "a confirmation > resolves once" },
          { file: "tests/state/toasts.test.ts", title: "a confirmation > is rejected by the next one" },
          { file: "tests/e2e/appeals.test.ts", title: "withdraws an appeal only after a confirmation" },
        ],
      },
      {
        text: "Accessibility defaults: colour on, font size 16, images shown.",
        tests: [
          {
            file: "tests/e2e/preferences.test.ts",
            title: "changes text size, pictures and colours of the whole portal, and resets them, in %s",
          },
          {
            file: "tests/config/preferences.test.ts",
            title: "stored preferences > are the defaults for the stored value %j",
          },
        ],
      },
      {
        text: "Allowed transitions between application statuses: not shown.",
        noPromise: "only the mock backend needs them",
      },
    ],
  },
  {
    number: 5,
    title: "Validation rules",
    sentenceCount: 20,
    wordDigest: "92a0a38edeb9fe41",
    sentences: [
      {
        text: "Login: username must be a valid e-mail ({email}), message username_is_not_valid;",
        tests: [
          { file: "tests/forms/formRules.test.ts", title: "the rules of the specification > %s" },
          {
            file: "tests/e2e/emailSignIn.test.ts",
            title: "explains why the submit button is disabled until e-mail and password are valid, in %s",
          },
        ],
      },
      {
        text: "password at least 5 characters, message password_can_not_be_empty;",
        tests: [
          { file: "tests/forms/formRules.test.ts", title: "the rules of the specification > %s" },
          {
            file: "tests/e2e/emailSignIn.test.ts",
            title: "explains why the submit button is disabled until e-mail and password are valid, in %s",
          },
        ],
      },
      {
        text: "submit is disabled while invalid.",
        tests: [
          {
            file: "tests/e2e/emailSignIn.test.ts",
            title: "explains why the submit button is disabled until e-mail and password are valid, in %s",
          },
        ],
      },
      {
        text: "Registration: name, surname, fatherName non-empty;",
        tests: [
          { file: "tests/forms/formRules.test.ts", title: "the rules of the specification > %s" },
          {
            file: "tests/e2e/registration.test.ts",
            title: "registers an organisation, verifies its e-mail address and signs in by keyboard alone, in %s",
          },
        ],
      },
      {
        text: "e-mail valid;",
        tests: [{ file: "tests/forms/formRules.test.ts", title: "the rules of the specification > %s" }],
      },
      {
        text: "password at least 10 characters with an uppercase letter, a lowercase letter, a digit and a special character, and at least 5 distinct characters (message password_is_not_match_standarts);",
        tests: [
          { file: "tests/forms/formRules.test.ts", title: "the rules of the specification > %s" },
          { file: "tests/contract/operations.test.ts", title: "the schema NewPassword > rejects %s" },
          {
            file: "tests/e2e/registration.test.ts",
            title: "registers an organisation, verifies its e-mail address and signs in by keyboard alone, in %s",
          },
        ],
      },
      {
        text: "repeated password must equal it (passwords_no_match);",
        tests: [
          { file: "tests/forms/formRules.test.ts", title: "the rules of the specification > %s" },
          {
            file: "tests/e2e/registration.test.ts",
            title: "registers an organisation, verifies its e-mail address and signs in by keyboard alone, in %s",
          },
        ],
      },
      {
        text: "phone at most 25 characters,",
        tests: [{ file: "tests/forms/formRules.test.ts", title: "the rules of the specification > %s" }],
      },
      {
        text: "non-digits stripped and a plus prefixed,",
        tests: [
          { file: "tests/forms/formValues.test.ts", title: "a phone number > typed as %j becomes %j" },
          {
            file: "tests/e2e/registration.test.ts",
            title: "registers an organisation, verifies its e-mail address and signs in by keyboard alone, in %s",
          },
        ],
      },
      {
        text: "must contain digits;",
        tests: [{ file: "tests/forms/formRules.test.ts", title: "the rules of the specification > %s" }],
      },
      {
        text: "possessor name at least 3 characters;",
        tests: [{ file: "tests/forms/formRules.test.ts", title: "the rules of the specification > %s" }],
      },
      {
        text: "address at least 7 characters;",
        tests: [{ file: "tests/forms/formRules.test.ts", title: "the rules of the specification > %s" }],
      },
      {
        text: "note optional.",
        tests: [{ file: "tests/forms/formRules.test.ts", title: "the rules of the specification > %s" }],
      },
      {
        text: "Errors appear once a field has been touched.",
        tests: [
          {
            file: "tests/e2e/emailSignIn.test.ts",
            title: "explains why the submit button is disabled until e-mail and password are valid, in %s",
          },
          {
            file: "tests/e2e/registration.test.ts",
            title: "registers an organisation, verifies its e-mail address and signs in by keyboard alone, in %s",
          },
        ],
      },
      {
        text: "Forgot password: valid e-mail.",
        tests: [
          { file: "tests/forms/formRules.test.ts", title: "the rules of the specification > %s" },
          {
            file: "tests/e2e/passwords.test.ts",
            title: "resets a forgotten password with a code and signs in with the new one, by keyboard alone, in %s",
          },
        ],
      },
      {
        text: "Change password: current password non-empty, new password under the same strength rule, repeat equal.",
        tests: [
          { file: "tests/forms/formRules.test.ts", title: "the rules of the specification > %s" },
          {
            file: "tests/e2e/passwords.test.ts",
            title:
              "changes the password of a foreign organisation from the account menu, with each error at its field, in %s",
          },
        ],
      },
      {
        text: "Messages: each of name, surname, patronymic name, e-mail, password, phone number, address 'not entered correctly';",
        tests: [
          {
            file: "tests/i18n/specifiedTexts.test.ts",
            title: "a text of the specification > says that %s was not entered correctly",
          },
          {
            file: "tests/i18n/specifiedTexts.test.ts",
            title: "a text of the specification > says that a password was not entered correctly, and the rule",
          },
          {
            file: "tests/e2e/registration.test.ts",
            title: "registers an organisation, verifies its e-mail address and signs in by keyboard alone, in %s",
          },
        ],
      },
      {
        text: "description cannot be empty;",
        tests: [
          {
            file: "tests/i18n/specifiedTexts.test.ts",
            title: "a text of the specification > says that a description cannot be empty",
          },
        ],
      },
      {
        text: "'Code has been entered incorrectly'.",
        tests: [
          {
            file: "tests/i18n/specifiedTexts.test.ts",
            title: "a text of the specification > in English is the text of %s: %s",
          },
          {
            file: "tests/e2e/passwords.test.ts",
            title: "accepts the code of an e-mail on the reset page, reports an expired one, and links to a new one",
          },
        ],
      },
      {
        text: "The special character set is not shown.",
        noPromise: "every character that is no letter, digit or space counts",
      },
    ],
  },
  {
    number: 6,
    title: "Roles and permissions",
    sentenceCount: 7,
    wordDigest: "d35f1593d4e480d8",
    sentences: [
      {
        text: "Roles: ASAN_USER, ADMIN, USER.",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the schema of an entity of the specification > has the specified values",
          },
        ],
      },
      {
        text: "The sidebar is filtered by the first role.",
        tests: [{ file: "tests/e2e/sidebar.test.ts", title: "shows the sections of the first of the roles $roles" }],
      },
      {
        text: "Personal items (appeals, documents, payments, reports, feedbacks, call-center) allow ASAN_USER and ADMIN; public items allow everyone.",
        tests: [
          { file: "tests/app/routes.test.ts", title: "the sidebar > lists %s for %j" },
          { file: "tests/e2e/sidebar.test.ts", title: "shows the sections of the first of the roles $roles" },
          {
            file: "tests/e2e/protectedRoutes.test.ts",
            title: "closes personal pages to an account without personal sections",
          },
        ],
        missing: "reports are shown only to a user with an organisation, which owes them",
      },
      {
        text: "The change-password menu entry is shown only to foreign users (e-mail login).",
        tests: [
          {
            file: "tests/e2e/passwords.test.ts",
            title:
              "changes the password of a foreign organisation from the account menu, with each error at its field, in %s",
          },
          {
            file: "tests/e2e/passwords.test.ts",
            title: "offers no password change to a user of the identity login, not even by its URL",
          },
        ],
      },
      {
        text: "A visitor not signed in sees 'You are not logged in as a user'.",
        tests: [
          { file: "tests/e2e/protectedRoutes.test.ts", title: "shows a visitor of a personal page how to sign in" },
          {
            file: "tests/i18n/specifiedTexts.test.ts",
            title: "a text of the specification > in English is the text of %s: %s",
          },
        ],
      },
      {
        text: "Opening the quality portal from the competition portal requires a token with privileges; otherwise the plain site opens.",
        tests: [
          {
            file: "tests/e2e/qualityPortal.test.ts",
            title: "signs a privileged user in at the quality portal without tokens in URLs that servers log",
          },
          {
            file: "tests/e2e/qualityPortal.test.ts",
            title: "sends a user without privileges to the quality portal signed out",
          },
          {
            file: "tests/e2e/qualityPortal.test.ts",
            title: "links a visitor to the quality portal, and falls back to the link when the backend fails",
          },
        ],
      },
      { text: "Other permissions: not shown.", noPromise: "none are added to the specified ones" },
    ],
  },
  {
    number: 7,
    title: "Calls",
    sentenceCount: 33,
    wordDigest: "7f6328ad142c7cae",
    sentences: [
      {
        text: "Every request carries the bearer token",
        tests: [
          {
            file: "tests/auth/session.test.ts",
            title: "a request before the tokens are restored > waits for them and carries the bearer token: %s",
          },
          {
            file: "tests/faults/tokenLeaks.test.ts",
            title:
              "sends tokens only where the contract specifies them, and never exposes them in errors, console output or outcomes",
          },
        ],
        missing:
          "what only visitors without a session call carries none: sign-in, refresh, registration and password reset",
      },
      {
        text: "and a lang query (az default).",
        tests: [
          {
            file: "tests/api/request.test.ts",
            title: "a request of a generated hook > goes to its URL in the current language",
          },
          {
            file: "tests/contract/operations.test.ts",
            title: "the specified operations > %s has the parameter lang, and every error is a Problem",
          },
          {
            file: "tests/contract/operations.test.ts",
            title: "the specified operations > default to page 1, 10 entries per page and Azerbaijani",
          },
          {
            file: "tests/e2e/specificationBackend.sessions.test.ts",
            title:
              "with a backend that keeps only the specification (%s) > signs a foreign organisation in with e-mail and password",
          },
        ],
      },
      { text: "Method and path | Payload / query | Answer", noPromise: "heading of the table" },
      {
        text: "POST /public/auth/login | username, password | token, refreshToken",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the specified operations > %s matches the specification",
          },
          {
            file: "tests/e2e/emailSignIn.test.ts",
            title: "shows a wrong password beside the form in %s, and signs in with the right one",
          },
          {
            file: "tests/e2e/specificationBackend.sessions.test.ts",
            title:
              "with a backend that keeps only the specification (%s) > signs a foreign organisation in with e-mail and password",
          },
        ],
      },
      {
        text: "POST /public/auth/v2/select-structure | query certNumber | not shown",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the specified operations > %s matches the specification",
          },
          {
            file: "tests/e2e/accountChoice.test.ts",
            title:
              "sends the chosen organisation to the backend, reads the user again and shows the organisation in the header, in %s",
          },
          {
            file: "tests/e2e/specificationBackend.sessions.test.ts",
            title:
              "with a backend that keeps only the specification (%s) > signs a representative in with the state identity and asks for an account",
          },
        ],
      },
      {
        text: "POST /public/auth/v2/login/asan | query code, redirect, messengerToken | not shown",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the specified operations > %s matches the specification",
          },
          {
            file: "tests/auth/identityLogin.test.ts",
            title: "a return from the identity login > sends the stored messenger token",
          },
          {
            file: "tests/e2e/specificationBackend.sessions.test.ts",
            title:
              "with a backend that keeps only the specification (%s) > signs a representative in with the state identity and asks for an account",
          },
        ],
      },
      {
        text: "POST /public/auth/refresh-token | query refreshToken | accessToken, refreshToken",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the specified operations > %s matches the specification",
          },
          {
            file: "tests/e2e/sessionRefresh.test.ts",
            title: "refreshes an expired access token once, and continues the navigation",
          },
          {
            file: "tests/e2e/specificationBackend.sessions.test.ts",
            title:
              "with a backend that keeps only the specification (%s) > refreshes the tokens of a session, and ends it when that fails",
          },
        ],
      },
      {
        text: "POST /public/auth/self (bearer) | none | token, refreshToken, privileges",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the specified operations > %s matches the specification",
          },
          {
            file: "tests/e2e/qualityPortal.test.ts",
            title: "signs a privileged user in at the quality portal without tokens in URLs that servers log",
          },
        ],
      },
      {
        text: "POST /user/public | registration body | not shown",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the specified operations > %s matches the specification",
          },
          {
            file: "tests/e2e/registration.test.ts",
            title: "registers an organisation, verifies its e-mail address and signs in by keyboard alone, in %s",
          },
          {
            file: "tests/e2e/specificationBackend.accounts.test.ts",
            title:
              "with a backend that keeps only the specification (%s) > registers a foreign organisation with a code",
          },
        ],
      },
      {
        text: "GET /user/public/activation/{code} | | not shown",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the specified operations > %s matches the specification",
          },
          {
            file: "tests/e2e/registration.test.ts",
            title: "registers an organisation, verifies its e-mail address and signs in by keyboard alone, in %s",
          },
          {
            file: "tests/e2e/specificationBackend.accounts.test.ts",
            title:
              "with a backend that keeps only the specification (%s) > registers a foreign organisation with a code",
          },
        ],
      },
      {
        text: "GET /user/details | | user",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the specified operations > %s matches the specification",
          },
          { file: "tests/auth/session.test.ts", title: "the start of a session > reads the user once" },
        ],
      },
      {
        text: "PUT /user/change-password | change-password body | not shown",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the specified operations > %s matches the specification",
          },
          {
            file: "tests/e2e/passwords.test.ts",
            title:
              "changes the password of a foreign organisation from the account menu, with each error at its field, in %s",
          },
          {
            file: "tests/e2e/specificationBackend.accounts.test.ts",
            title:
              "with a backend that keeps only the specification (%s) > changes the password of a foreign organisation",
          },
        ],
      },
      {
        text: "PUT /user | user body | not shown",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the specified operations > %s matches the specification",
          },
          {
            file: "tests/e2e/personalInfo.test.ts",
            title: "updates a foreign representative and their organisation, in %s",
          },
          {
            file: "tests/e2e/specificationBackend.settings.test.ts",
            title: "with a backend that keeps only the specification (%s) > saves personal information",
          },
        ],
      },
      {
        text: "PUT /user/asan | body not shown | not shown",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the specified operations > %s matches the specification",
          },
          {
            file: "tests/e2e/personalInfo.test.ts",
            title: "shows a citizen's registered data and updates only their contacts, in %s",
          },
          {
            file: "tests/e2e/specificationBackend.settings.test.ts",
            title: "with a backend that keeps only the specification (%s) > saves personal information",
          },
        ],
      },
      {
        text: "GET /user/public/pass-validation | query pass, name, surname | not shown",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the specified operations > %s matches the specification",
          },
          {
            file: "tests/features/account/registration.test.tsx",
            title: "a registration > creates the possessor first, then the user, and checks the password last",
          },
          {
            file: "tests/e2e/registration.test.ts",
            title: "registers an organisation, verifies its e-mail address and signs in by keyboard alone, in %s",
          },
        ],
        missing: "the reset of a password does not call it, because the name and surname are not known there",
      },
      {
        text: "GET /user/pass-validation | query pass | not shown",
        tests: [
          {
            file: "tests/e2e/passwords.test.ts",
            title:
              "changes the password of a foreign organisation from the account menu, with each error at its field, in %s",
          },
          {
            file: "tests/contract/operations.test.ts",
            title: "the specified operations > %s matches the specification",
          },
          { file: "tests/mocks/operations.test.ts", title: "%s > in %s > $name: $status" },
          {
            file: "tests/forms/validationParity.test.ts",
            title: "the form, the contract and the mock backend agree on generated values of %s",
          },
        ],
      },
      {
        text: "PUT /user/public/change-password | query username | not shown",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the specified operations > %s matches the specification",
          },
          {
            file: "tests/e2e/passwords.test.ts",
            title: "resets a forgotten password with a code and signs in with the new one, by keyboard alone, in %s",
          },
        ],
      },
      {
        text: "PUT /user/set-language | not shown | not shown",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the specified operations > %s matches the specification",
          },
          { file: "tests/e2e/language.test.ts", title: "saves the language of a signed-in user in the account" },
          {
            file: "tests/e2e/specificationBackend.settings.test.ts",
            title: "with a backend that keeps only the specification (%s) > saves the language of a user",
          },
        ],
      },
      {
        text: "PUT /user/public/password-activation | query verificationCode | not shown",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the specified operations > %s matches the specification",
          },
          {
            file: "tests/e2e/passwords.test.ts",
            title: "resets a forgotten password with a code and signs in with the new one, by keyboard alone, in %s",
          },
          {
            file: "tests/e2e/specificationBackend.accounts.test.ts",
            title: "with a backend that keeps only the specification (%s) > replaces a forgotten password with a code",
          },
        ],
      },
      {
        text: "GET user/tpn-info | query tpn | not shown",
        tests: [
          {
            file: "tests/e2e/personalInfo.test.ts",
            title: "shows a representative their organisation as it is in the tax register",
          },
          {
            file: "tests/contract/operations.test.ts",
            title: "the specified operations > %s matches the specification",
          },
          { file: "tests/mocks/operations.test.ts", title: "%s > in %s > $name: $status" },
        ],
      },
      {
        text: "POST /possessors/public | possessor body | not shown",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the specified operations > %s matches the specification",
          },
          {
            file: "tests/e2e/registration.test.ts",
            title: "registers an organisation, verifies its e-mail address and signs in by keyboard alone, in %s",
          },
          {
            file: "tests/e2e/specificationBackend.accounts.test.ts",
            title:
              "with a backend that keeps only the specification (%s) > registers a foreign organisation with a code",
          },
        ],
      },
      {
        text: "GET /possessors/public/{id} | | not shown",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the specified operations > %s matches the specification",
          },
          {
            file: "tests/e2e/personalInfo.test.ts",
            title: "updates a foreign representative and their organisation, in %s",
          },
        ],
      },
      {
        text: "PUT possessors/{id} | possessor body | not shown",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the specified operations > %s matches the specification",
          },
          {
            file: "tests/e2e/personalInfo.test.ts",
            title: "updates a foreign representative and their organisation, in %s",
          },
        ],
      },
      {
        text: "GET /notification | | list",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the specified operations > %s matches the specification",
          },
          {
            file: "tests/e2e/notifications.test.ts",
            title: "lists and counts unread notifications until they are marked as read, in %s",
          },
          {
            file: "tests/e2e/specificationBackend.pages.test.ts",
            title: "with a backend that keeps only the specification (%s) > lists, counts and marks notifications",
          },
        ],
      },
      {
        text: "GET /notification/count | | count",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the specified operations > %s matches the specification",
          },
          {
            file: "tests/e2e/notifications.test.ts",
            title: "lists and counts unread notifications until they are marked as read, in %s",
          },
          {
            file: "tests/e2e/specificationBackend.pages.test.ts",
            title: "with a backend that keeps only the specification (%s) > lists, counts and marks notifications",
          },
        ],
      },
      {
        text: "PUT /notification/read | not shown | not shown",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the specified operations > %s matches the specification",
          },
          {
            file: "tests/e2e/notifications.test.ts",
            title: "lists and counts unread notifications until they are marked as read, in %s",
          },
          {
            file: "tests/e2e/specificationBackend.pages.test.ts",
            title: "with a backend that keeps only the specification (%s) > lists, counts and marks notifications",
          },
        ],
      },
      {
        text: "GET /search/public | query word, page, perPage (1 and 10 by default) | results (same path in both variants)",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the specified operations > %s matches the specification",
          },
          {
            file: "tests/contract/operations.test.ts",
            title: "the specified operations > default to page 1, 10 entries per page and Azerbaijani",
          },
          {
            file: "tests/e2e/search.test.ts",
            title: "sends one search request after continuous typing, in %s for “%s”, and shows the results",
          },
          { file: "tests/e2e/qualityPortal.test.ts", title: "sends the requests of both portals to the same API path" },
          {
            file: "tests/e2e/specificationBackend.pages.test.ts",
            title: "with a backend that keeps only the specification (%s) > searches and opens a result",
          },
        ],
      },
      {
        text: "The API base is the competition API host.",
        tests: [
          { file: "tests/e2e/qualityPortal.test.ts", title: "sends the requests of both portals to the same API path" },
          { file: "tests/config/settings.test.ts", title: "settings > use one origin by default" },
        ],
      },
      {
        text: "A live socket connection to the competition API subscribes to a per-user queue;",
        tests: [
          {
            file: "tests/e2e/realtime.test.ts",
            title: "shows no notifications of other users, and opens no WebSocket for a visitor",
          },
          { file: "tests/broker/feed.test.ts", title: "the live feed of $name > delivers pushed messages in order" },
          {
            file: "tests/mocks/stomp.test.ts",
            title:
              "the STOMP endpoint > sends a notification to each connection of its account only, in the user's language",
          },
        ],
      },
      {
        text: "a message of type QUESTION shows a toast linking to general-evaluation,",
        tests: [
          {
            file: "tests/e2e/realtime.test.ts",
            title: "shows a pushed question as a link to the general evaluation, in %s",
          },
        ],
      },
      {
        text: "other messages show their description;",
        tests: [
          {
            file: "tests/e2e/realtime.test.ts",
            title: "shows a pushed notification as a toast, counts it and lists it, in %s",
          },
        ],
      },
      {
        text: "the notification counter increments.",
        tests: [
          {
            file: "tests/e2e/realtime.test.ts",
            title: "shows a pushed notification as a toast, counts it and lists it, in %s",
          },
          {
            file: "tests/realtime/realtimeHandlers.test.ts",
            title:
              "the handlers of the live feed > show and count a message at once, and refetch after one second without messages",
          },
        ],
      },
      { text: "Endpoint and destination details: not shown.", noPromise: "they are settings of a deployment" },
    ],
  },
  {
    number: 8,
    title: "Error catalogue",
    sentenceCount: 22,
    wordDigest: "f4c58b82532467a9",
    sentences: [
      {
        text: "A success response with a message field shows a success toast.",
        tests: [
          { file: "tests/api/queryClient.test.ts", title: "a mutation > that succeeds reports %s" },
          {
            file: "tests/e2e/registration.test.ts",
            title: "registers an organisation, verifies its e-mail address and signs in by keyboard alone, in %s",
          },
          { file: "tests/e2e/identityLogin.test.ts", title: "greets with the message of the service" },
        ],
      },
      {
        text: "An error shows the server's message as an error toast, or 'Naməlum xəta baş verdi!' (unknown error) when none.",
        tests: [
          {
            file: "tests/e2e/errorStates.test.ts",
            title: "shows the backend's error message in %s, or “%s” without one",
          },
          {
            file: "tests/i18n/specifiedTexts.test.ts",
            title: "a text of the specification > in Azerbaijani is the text of %s: %s",
          },
          {
            file: "tests/e2e/specificationBackend.sessions.test.ts",
            title:
              "with a backend that keeps only the specification (%s) > signs a foreign organisation in with e-mail and password",
          },
        ],
        missing:
          "without a message, a status that names the cause has a text that says what to do: 403, 404, 408, 429, invalid input, an unavailable server and no connection. Only any other error is unknown",
      },
      {
        text: "Search failure: 'Axtarış zamanı xəta baş verdi'.",
        tests: [
          { file: "tests/e2e/search.test.ts", title: "shows that the search failed, in %s: “%s”" },
          {
            file: "tests/i18n/specifiedTexts.test.ts",
            title: "a text of the specification > in Azerbaijani is the text of %s: %s",
          },
        ],
      },
      {
        text: "401 and 403 as in section 4.",
        tests: [
          {
            file: "tests/e2e/sessionRefresh.test.ts",
            title: "refreshes an expired access token once, and continues the navigation",
          },
          {
            file: "tests/e2e/sessionRefresh.test.ts",
            title: "redirects home with the backend's message after 403, in %s",
          },
        ],
      },
      {
        text: "User messages: Unknown error;",
        tests: [
          {
            file: "tests/e2e/errorStates.test.ts",
            title: "shows the backend's error message in %s, or “%s” without one",
          },
        ],
      },
      {
        text: "Invalid parameters;",
        tests: [
          {
            file: "tests/i18n/specifiedTexts.test.ts",
            title: "a text of the specification > in English is the text of %s: %s",
          },
        ],
      },
      {
        text: "You are not logged in as a user;",
        tests: [
          {
            file: "tests/i18n/specifiedTexts.test.ts",
            title: "a text of the specification > in English is the text of %s: %s",
          },
          { file: "tests/e2e/protectedRoutes.test.ts", title: "shows a visitor of a personal page how to sign in" },
        ],
      },
      {
        text: "Your session has ended;",
        tests: [
          {
            file: "tests/i18n/specifiedTexts.test.ts",
            title: "a text of the specification > in English is the text of %s: %s",
          },
          {
            file: "tests/e2e/sessionRefresh.test.ts",
            title: "shows that the backend ended the session, and keeps nothing of it, in %s",
          },
        ],
      },
      {
        text: "Cancelled ASAN login;",
        tests: [
          { file: "tests/app/sessionEffects.test.tsx", title: "a toast reports a cancelled sign-in" },
          {
            file: "tests/e2e/identityLogin.test.ts",
            title: "shows a cancelled sign-in and keeps the visitor signed out, in %s",
          },
        ],
      },
      {
        text: "Code has been entered incorrectly;",
        tests: [
          {
            file: "tests/i18n/specifiedTexts.test.ts",
            title: "a text of the specification > in English is the text of %s: %s",
          },
          {
            file: "tests/e2e/passwords.test.ts",
            title: "accepts the code of an e-mail on the reset page, reports an expired one, and links to a new one",
          },
        ],
      },
      {
        text: "No options found for your search;",
        tests: [
          {
            file: "tests/i18n/specifiedTexts.test.ts",
            title: "a text of the specification > in English is the text of %s: %s",
          },
          {
            file: "tests/e2e/search.test.ts",
            title: "shows that nothing was found, in the suggestions and on the results page, in %s",
          },
        ],
      },
      {
        text: "No information;",
        tests: [
          {
            file: "tests/i18n/specifiedTexts.test.ts",
            title: "a text of the specification > in English is the text of %s: %s",
          },
          {
            file: "tests/e2e/errorStates.test.ts",
            title: "shows an empty section when the backend has no such endpoint yet, in %s",
          },
        ],
      },
      {
        text: "No notifications;",
        tests: [
          {
            file: "tests/i18n/specifiedTexts.test.ts",
            title: "a text of the specification > in English is the text of %s: %s",
          },
          {
            file: "tests/e2e/notifications.test.ts",
            title: "shows an empty state to a user without notifications, in %s",
          },
        ],
      },
      {
        text: "No appeals; No documents.",
        tests: [
          {
            file: "tests/i18n/specifiedTexts.test.ts",
            title: "a text of the specification > in English is the text of %s: %s",
          },
          {
            file: "tests/e2e/appeals.test.ts",
            title: "hides the appeals of others, and shows empty states without appeals and documents",
          },
        ],
      },
      {
        text: "Success toasts: logged_in_successfully,",
        tests: [
          { file: "tests/api/mutationOutcomes.test.ts", title: "the success of %s is reported with the text of %s" },
          {
            file: "tests/e2e/identityLogin.test.ts",
            title: "redirects to the identity login and back to the services, and shows a greeting, in %s",
          },
        ],
      },
      {
        text: "code_sent_to_email (shown 8 s),",
        tests: [
          { file: "tests/api/mutationOutcomes.test.ts", title: "the success of %s is reported with the text of %s" },
          { file: "tests/api/mutationOutcomes.test.ts", title: "a sent code is reported for eight seconds" },
          {
            file: "tests/e2e/registration.test.ts",
            title: "shows the message about the code for eight seconds, reports an expired code, and sends another one",
          },
        ],
      },
      {
        text: "password_code_sent_to_email,",
        tests: [
          { file: "tests/api/mutationOutcomes.test.ts", title: "the success of %s is reported with the text of %s" },
          {
            file: "tests/e2e/passwords.test.ts",
            title: "resets a forgotten password with a code and signs in with the new one, by keyboard alone, in %s",
          },
        ],
      },
      {
        text: "password_changed_successfylly;",
        tests: [
          { file: "tests/api/mutationOutcomes.test.ts", title: "the success of %s is reported with the text of %s" },
          {
            file: "tests/e2e/passwords.test.ts",
            title:
              "changes the password of a foreign organisation from the account menu, with each error at its field, in %s",
          },
        ],
      },
      {
        text: "also Account verified successfully,",
        tests: [
          { file: "tests/api/mutationOutcomes.test.ts", title: "the success of %s is reported with the text of %s" },
          {
            file: "tests/i18n/specifiedTexts.test.ts",
            title: "a text of the specification > in English is the text of %s: %s",
          },
        ],
      },
      {
        text: "Information updated successfully,",
        tests: [
          { file: "tests/api/mutationOutcomes.test.ts", title: "the success of %s is reported with the text of %s" },
          {
            file: "tests/i18n/specifiedTexts.test.ts",
            title: "a text of the specification > in English is the text of %s: %s",
          },
          {
            file: "tests/e2e/personalInfo.test.ts",
            title: "updates a foreign representative and their organisation, in %s",
          },
        ],
      },
      {
        text: "Successfully finished.",
        tests: [
          {
            file: "tests/i18n/specifiedTexts.test.ts",
            title: "a text of the specification > in English is the text of %s: %s",
          },
          {
            file: "tests/api/mutationOutcomes.test.ts",
            title: "the success of %s is reported with the text of %s",
          },
          {
            file: "tests/e2e/toasts.test.ts",
            title: "confirms an action that has no message of its own or of the server, in %s",
          },
        ],
      },
      { text: "Server error codes and bodies: not shown.", noPromise: "any body is accepted" },
    ],
  },
  {
    number: 9,
    title: "Business constants and limits",
    sentenceCount: 14,
    wordDigest: "46ae18e47c27415e",
    sentences: [
      {
        text: "Locales: az, ru, en.",
        tests: [
          {
            file: "tests/contract/operations.test.ts",
            title: "the specified operations > %s has the parameter lang, and every error is a Problem",
          },
          {
            file: "tests/e2e/header.test.ts",
            title:
              "renders header, search, languages, accessibility panel, breadcrumbs and footer with social links on every page",
          },
          {
            file: "tests/i18n/localeFiles.test.ts",
            title:
              "messages of all languages > have the same ids and arguments, and labels for every field and group of every form, and break no other rule",
          },
        ],
      },
      {
        text: "Company id default 1 (competition).",
        tests: [
          {
            file: "tests/app/routes.test.ts",
            title:
              "the sidebar > lists the specified sections in their order, without informative services in the competition portal",
          },
          {
            file: "tests/e2e/portalBuilds.test.ts",
            title: "the two builds > differ only by the pages of informative services",
          },
        ],
      },
      {
        text: "Font sizes 12, 16, 20 (default 16).",
        tests: [
          {
            file: "tests/e2e/preferences.test.ts",
            title: "changes text size, pictures and colours of the whole portal, and resets them, in %s",
          },
        ],
      },
      {
        text: "Images toggle and colour (monochrome) toggle.",
        tests: [
          {
            file: "tests/e2e/preferences.test.ts",
            title: "changes text size, pictures and colours of the whole portal, and resets them, in %s",
          },
          {
            file: "tests/e2e/preferences.test.ts",
            title: "fetches no pictures when they are off, and shows their alternative texts",
          },
        ],
      },
      {
        text: "Search debounce 500 ms; page size 10.",
        tests: [
          {
            file: "tests/features/search/portalSearch.test.tsx",
            title: "the suggestions for a word are requested when nobody has typed for half a second",
          },
          {
            file: "tests/e2e/search.test.ts",
            title: "sends one search request after continuous typing, in %s for “%s”, and shows the results",
          },
        ],
        missing:
          "the results of a search are requested in the largest page, so that they can be counted by section, and shown ten at a time",
      },
      {
        text: "Mobile breakpoint 900 px.",
        tests: [
          {
            file: "tests/e2e/sidebar.test.ts",
            title:
              "moves the sections into the menu of the header on a narrow screen, and closes it on every navigation",
          },
        ],
      },
      {
        text: "Phone max 25 characters;",
        tests: [{ file: "tests/forms/formRules.test.ts", title: "the rules of the specification > %s" }],
      },
      {
        text: "password min 10 with 5 distinct characters;",
        tests: [{ file: "tests/forms/formRules.test.ts", title: "the rules of the specification > %s" }],
      },
      {
        text: "login password min 5;",
        tests: [{ file: "tests/forms/formRules.test.ts", title: "the rules of the specification > %s" }],
      },
      {
        text: "possessor name min 3;",
        tests: [{ file: "tests/forms/formRules.test.ts", title: "the rules of the specification > %s" }],
      },
      {
        text: "address min 7.",
        tests: [{ file: "tests/forms/formRules.test.ts", title: "the rules of the specification > %s" }],
      },
      {
        text: "Toasts at bottom-right;",
        tests: [
          {
            file: "tests/e2e/errorStates.test.ts",
            title: "shows the backend's error message in %s, or “%s” without one",
          },
          {
            file: "tests/app/toastPlacement.test.ts",
            title: "$focused puts the toasts at the $placement, wherever they are",
          },
        ],
        missing: "while they would cover the focused element, they are at the top",
      },
      {
        text: "default toast duration not shown;",
        tests: [{ file: "tests/state/toasts.test.ts", title: "a toast > disappears after its duration" }],
      },
      {
        text: "code-sent toast 8 s.",
        tests: [
          {
            file: "tests/e2e/registration.test.ts",
            title: "shows the message about the code for eight seconds, reports an expired code, and sends another one",
          },
          { file: "tests/api/mutationOutcomes.test.ts", title: "a sent code is reported for eight seconds" },
        ],
      },
    ],
  },
];
