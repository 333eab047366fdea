import { createServer } from "node:http";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { afterEach, beforeEach, expect } from "vitest";
import { buildFolders } from "../../../deploy/build.ts";
import { serveStatic } from "../../../deploy/serveStatic.ts";
import { portal as portalOfRun } from "../../../src/config/portal.ts";
import type { Language } from "../../../src/i18n/language.ts";
import {
  createSpecificationBackend,
  identityCode,
  type SpecificationBackend,
} from "../../conformance/specificationBackend.ts";
import { commandMessage, type SpecifiedAccount } from "../../conformance/specificationEncoder.ts";
import {
  describeStyle,
  listStyles,
  listStylesWithEachChoice,
  type SpecificationStyle,
} from "../../conformance/specificationStyles.ts";
import { fillForm } from "./accountForms.ts";
import { getToasts } from "./locators.ts";
import {
  messagesByLanguage,
  setUpPortal,
  testedLanguages,
  type PortalUnderTest,
  type ServerHandle,
  type Visitor,
} from "./portal.ts";
import { isFullRun, selectCases } from "../../support/selection.ts";
import { testDay } from "../../support/testDay.ts";

/** A style that a run tests, its position, and the language that it is tested in. */
export type TestedStyle = { name: string; style: SpecificationStyle; index: number; language: Language };

/**
 * Returns the styles of this run: one, another each day, or in a full run so many that each choice is among them, others each
 * day. The languages alternate from style to style, and each style has another one each day.
 */
export function listTestedStyles(): readonly TestedStyle[] {
  const styles = (isFullRun ? listStylesWithEachChoice(testDay) : listStyles()).map((style, index) => {
    const language = testedLanguages[(index + testDay) % testedLanguages.length] ?? "az";
    return { name: `${language}, ${describeStyle(style)}`, style, index, language };
  });
  return selectCases(styles, 1);
}

/** The built portal with a backend that keeps the specification and nothing else. */
export type SpecificationPortal = {
  /** Without a trailing slash. */
  getOrigin: () => string;
  /** The backend of the current test. */
  getBackend: () => SpecificationBackend;
  getAccount: (username: string) => SpecifiedAccount;
  /** How the external login service answers. */
  identity: {
    answer: "code" | "wrong code" | "cancelled" | "error without state" | "code without state" | "nothing";
    leaveCount: number;
  };
  /** Opens a visitor: signed in with an account, or with other stored values, or anonymous. */
  openVisitor: (options?: { as?: string; localStorage?: Readonly<Record<string, string>> }) => Promise<Visitor>;
};

let backend: SpecificationBackend = createSpecificationBackend();
let portal: PortalUnderTest | undefined;
const identity: SpecificationPortal["identity"] = { answer: "code", leaveCount: 0 };

/** Serves the built portal to the tests of a file. */
export function setUpSpecificationServer(): void {
  portal = setUpPortal({ serve: createSpecificationServer });
}

/** Gives each test of a group a new backend of a style. */
export function setUpSpecificationPortal({ style, language }: TestedStyle): SpecificationPortal {
  const getAccount = (username: string): SpecifiedAccount =>
    backend.accounts.find((account) => account.username === username) ?? expect.fail(`no account ${username}`);
  beforeEach(() => {
    backend = createSpecificationBackend(style, "/api");
    for (const account of backend.accounts) account.language = language;
    Object.assign(identity, { answer: "code", leaveCount: 0 });
  });
  afterEach(() => {
    // Every request carries a lang query.
    expect(backend.requestsWithoutLanguage, "requests without lang").toEqual([]);
  });
  return {
    getOrigin: () => portal?.origin ?? expect.fail("no server"),
    getBackend: () => backend,
    getAccount,
    identity,
    openVisitor: ({ as, localStorage } = {}) =>
      (portal ?? expect.fail("no server")).newVisitor({
        language,
        // Proposed operations answer 404, the feed has no server, and the tests send wrong codes, passwords and tokens.
        expectedConsoleErrors: /status of 40[01349]|WebSocket connection/,
        ...(as !== undefined && {
          localStorage: { accessToken: backend.createToken(as), refreshToken: backend.createToken(as) },
        }),
        ...(localStorage !== undefined && { localStorage }),
      }),
  };
}

/** The path of a stand-in for the quality portal. */
export const otherPortalPath = "/other-portal/";

/** Serves the built portal, the backend of the test below `/api`, and a stand-in for the external login service. */
function createSpecificationServer(): ServerHandle {
  const files = serveStatic(join(import.meta.dirname, "../../..", buildFolders[portalOfRun]));
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    if (pathname.startsWith("/api/")) backend.handle(request, response);
    else if (pathname.startsWith("/identity/"))
      response.writeHead(302, { location: getIdentityAnswer(searchParams) }).end();
    else if (pathname === "/config.json")
      response.writeHead(200, { "content-type": "application/json" }).end(
        JSON.stringify({
          otherPortalUrl: `http://${request.headers.host}${otherPortalPath}`,
          identityReturnsState: identity.answer !== "code without state",
        }),
      );
    else if (pathname === otherPortalPath)
      response.writeHead(200, { "content-type": "text/plain" }).end("other portal");
    else files(request, response);
  });
  server.on("upgrade", (_request, socket) => socket.destroy());
  return {
    server,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Returns where the external login service sends a visitor. */
function getIdentityAnswer(query: URLSearchParams): string {
  const address = new URL(query.get("redirect") ?? "/");
  if (query.has("leave")) {
    identity.leaveCount += 1;
    return address.href;
  }
  const { answer } = identity;
  if (answer === "nothing") return address.href;
  if (answer === "error without state") {
    address.searchParams.set("error", "access_denied");
    return address.href;
  }
  if (answer !== "code without state") address.searchParams.set("state", query.get("state") ?? "");
  if (answer !== "cancelled") address.searchParams.set("code", answer === "wrong code" ? "another-code" : identityCode);
  return address.href;
}

/** Returns the open dialog with this title. */
export const getDialog = (page: Page, name: string): Locator => page.getByRole("dialog", { name });

/** Signs in with e-mail and password in the open dialog. */
export async function submitSignIn(page: Page, language: Language, username: string, password: string): Promise<void> {
  const messages = messagesByLanguage[language];
  await fillForm(page, language, "signIn", { username, password });
  await getDialog(page, messages["signIn.title"])
    .getByRole("button", { name: messages["signIn.submit"], exact: true })
    .click();
}

/** Expects the toast of a command: its message, or the text of the portal. */
export async function expectCommandToast(page: Page, tested: TestedStyle, ownText: string): Promise<void> {
  const hasMessage = tested.style.command.endsWith("with a message");
  await getToasts(page, tested.language)
    .getByText(hasMessage ? commandMessage : ownText, { exact: true })
    .first()
    .waitFor();
}

/** Returns what the portal shows of an error: the message of the server, or its own text. */
export const getErrorText = ({ style }: TestedStyle, message: string, ownText: string): string =>
  style.error === "without a body" || style.error === "HTML" ? ownText : message;
