import { randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { exitWithError } from "../../../cli/command.ts";
import { controlPath, controlSecretHeader } from "../../../mocks/control/controlHeader.ts";
import { explainControlRefusal } from "../../../mocks/control/controlRefusal.ts";
import { findControlSecret } from "../../../mocks/control/controlSecret.ts";
import { attachStompServer, mockBackendMiddleware } from "../../../mocks/httpServer.ts";
import { isAppealClosed } from "../../../mocks/store/appeals.ts";
import { addDays, toIsoDate } from "../../../mocks/store/calendar.ts";
import { createMockStore, type MockStore, type MockStoreOptions } from "../../../mocks/store/mockStore.ts";
import { completeCheckout } from "../../../mocks/store/payments.ts";
import { questionNotification } from "../../../mocks/store/notifications.ts";
import { CheckSkipped } from "./outcomes.ts";
import type { PersonaSources } from "./personas.ts";

/** The persona with appeals, documents, payments and reports. */
const persona = "director";

/** A persona with data of its own, who shares no organisation with the first one. */
const otherPersona = "citizen";

/** A persona who may represent the organisation of the first one too. */
const colleaguePersona = "representative";

/** The persona with the role ADMIN. */
const administratorPersona = "admin";

/** Persona sources that end with their run. */
type RunningSources = { sources: PersonaSources; close: () => Promise<void> };

/** Returns the persona sources of a mock backend in this process. */
export const startStoreSources = (store: MockStore): Promise<RunningSources> =>
  startSources({
    readMails: () => Promise.resolve(store.outbox),
    triggerPush: () => Promise.resolve(void store.pushNotification(persona, questionNotification)),
    pushTo: (username) => {
      const account = store.state.accounts.find(({ email }) => email === username);
      if (account !== undefined) store.pushNotification(account.id, questionNotification);
      return Promise.resolve();
    },
    expireToken: (token) => {
      for (const session of store.state.sessions)
        if (session.accessToken === token) session.accessExpiresAt = store.now();
      return Promise.resolve();
    },
    advanceClock: (seconds) => Promise.resolve(store.advanceClock(seconds)),
    setServiceState: (state) => {
      store.state.serviceStatus = { state, since: store.now() };
      return Promise.resolve();
    },
    endPayment: (pageUrl, outcome) => {
      const order = new URL(pageUrl, "http://localhost").searchParams.get("order") ?? "";
      return Promise.resolve(completeCheckout(store, order, outcome));
    },
    privileges: store.state.accounts.find((account) => account.persona === persona)?.privileges,
  });

/**
 * Returns the persona sources of another mock backend, from its control API. `baseUrl` ends in `/api`. Ends the process with 2
 * when it accepts no control requests: without them, it would be blamed for a clock that stands still.
 */
export async function startRemoteSources(baseUrl: string): Promise<RunningSources> {
  const secret = await findControlSecret(new URL(baseUrl));
  const request = (name: string, body?: object): Promise<Response> =>
    fetch(new URL(controlPath + name, baseUrl), {
      headers: { [controlSecretHeader]: secret ?? "" },
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
    });
  const sendRequest = async (name: string, body?: object): Promise<Response> => {
    const response = await request(name, body);
    if (!response.ok) throw new CheckSkipped(`the mock backend refused the control request ${name}`);
    return response;
  };
  // The caller says of a server without any response why it cannot be reached.
  const response = await request("stats").catch(() => undefined);
  if (response !== undefined && !response.ok) {
    const body: unknown = await response.json().catch(() => undefined);
    exitWithError(explainControlRefusal(new URL(baseUrl).origin, response.status, body), 2);
  }
  await response?.body?.cancel();
  return startSources({
    readMails: async () => (await sendRequest("outbox")).json(),
    triggerPush: async () => void (await sendRequest("push", { persona, type: "QUESTION" })),
    advanceClock: async (advanceSeconds) => void (await sendRequest("clock", { advanceSeconds })),
    setServiceState: async (state) => void (await sendRequest("status", { state })),
    endPayment: async (pageUrl, outcome) => {
      const body = new URLSearchParams({ outcome });
      const { status } = await fetch(new URL(pageUrl, baseUrl), { method: "POST", body, redirect: "manual" });
      return status === 303;
    },
  });
}

/**
 * Serves the e-mails on a free port, since the workflows read them from a URL. Closing the sources sets the clock of the server
 * back to where it was.
 */
async function startSources({
  readMails,
  advanceClock,
  ...sources
}: {
  readMails: () => Promise<unknown>;
  advanceClock: (seconds: number) => Promise<void>;
} & Pick<
  PersonaSources,
  "triggerPush" | "pushTo" | "expireToken" | "setServiceState" | "endPayment" | "privileges"
>): Promise<RunningSources> {
  let advancedSeconds = 0;
  const path = `/${randomBytes(16).toString("hex")}`;
  const server = createServer((request, response) => {
    if (request.url !== path) return void response.writeHead(404).end();
    readMails().then(
      (mails) => response.setHeader("Content-Type", "application/json").end(JSON.stringify(mails)),
      () => response.writeHead(502).end(),
    );
  });
  const port = await listenOnFreePort(server);
  return {
    sources: {
      nextIdentityCode: () => `${persona}-${randomBytes(4).toString("hex")}`,
      nextOtherIdentityCode: () => `${otherPersona}-${randomBytes(4).toString("hex")}`,
      nextColleagueIdentityCode: () => `${colleaguePersona}-${randomBytes(4).toString("hex")}`,
      nextAdministratorIdentityCode: () => `${administratorPersona}-${randomBytes(4).toString("hex")}`,
      mailboxUrl: `http://127.0.0.1:${port}${path}`,
      advanceClock: (seconds) => {
        advancedSeconds += seconds;
        return advanceClock(seconds);
      },
      ...sources,
    },
    close: async () => {
      await closeServer(server);
      // A server that has stopped meanwhile needs no clock.
      if (advancedSeconds !== 0) await advanceClock(-advancedSeconds).catch(() => undefined);
    },
  };
}

/** Lets the first persona act for a second organisation, so that one of two is selected. */
function addOrganisation({ state }: MockStore): void {
  const account = state.accounts.find((candidate) => candidate.persona === persona);
  const [organisation] = account?.organisations ?? [];
  if (account !== undefined && organisation !== undefined && account.organisations.length < 2)
    account.organisations.push({
      ...organisation,
      id: 599,
      name: "«Sınaq» MMC",
      voen: "1700000599",
      selectedCertNumber: "AZ-2026-000599",
    });
}

/** Lets another persona act for the organisation of the first one. */
function addColleague({ state }: MockStore): void {
  const [organisation] = state.accounts.find((candidate) => candidate.persona === persona)?.organisations ?? [];
  const colleague = state.accounts.find((candidate) => candidate.persona === colleaguePersona);
  if (organisation !== undefined)
    colleague?.organisations.push({ ...organisation, selectedCertNumber: "AZ-2026-000598" });
}

/** Gives the first persona two privileges in the other portal, so that a server that returns one of them is found. */
function addPrivileges({ state }: MockStore): void {
  const account = state.accounts.find((candidate) => candidate.persona === persona);
  if (account !== undefined) account.privileges = ["QUALITY_APPEALS", "QUALITY_CERTIFICATES"];
}

/** Adds a report whose due date has passed to the organisation of the first persona. */
function addOverdueReport({ state, now }: MockStore): void {
  const open = state.reports.find(
    ({ owner, submittedAt }) => owner === "organisation:504" && submittedAt === undefined,
  );
  if (open !== undefined) state.reports.push({ ...open, id: 599, dueDate: addDays(toIsoDate(now()), -10) });
}

/** Adds a report whose title has no English text to the second organisation of the first persona. */
function addUntranslatedReport({ state }: MockStore): void {
  const untranslated = state.reports.find(({ title }) => title.en === undefined);
  if (untranslated !== undefined) state.reports.push({ ...untranslated, id: 598, owner: "organisation:599" });
}

/**
 * Adds a paid and an open fee of fewer digits than the others to those of the first persona, so that the order of the
 * amounts is not that of their texts. The open one is overdue.
 */
function addSmallFees({ state, now }: MockStore): void {
  const own = state.payments.filter(({ owner }) => owner === "organisation:504");
  const [paid, open] = [true, false].map((isPaid) => own.find(({ paidAt }) => (paidAt !== undefined) === isPaid));
  if (paid !== undefined) state.payments.push({ ...paid, id: 6198, serviceFee: 9.5, governmentFee: 0 });
  if (open !== undefined)
    state.payments.push({
      ...open,
      id: 6199,
      serviceFee: 95.4,
      governmentFee: 0,
      dueDate: addDays(toIsoDate(now()), -7),
    });
}

/** Adds a certificate whose last day has passed to those of the first persona. */
function addExpiredCertificate({ state, now }: MockStore): void {
  const issued = state.documents.find(
    ({ owner, certificate }) => owner === "organisation:504" && certificate !== undefined,
  );
  if (issued?.certificate === undefined || issued.content.kind !== "issued") return;
  const number = "S-2021-00599";
  const { pdf } = issued.content;
  const content = { ...issued.content, pdf: { ...pdf, heading: `${pdf.heading} ${number}` } };
  const certificate = {
    ...issued.certificate,
    number,
    issueDate: addDays(toIsoDate(now()), -1200),
    validUntil: addDays(toIsoDate(now()), -105),
  };
  state.documents.push({ ...issued, id: 8199, certificate, content });
}

/** Asks for a document that is missing for an appeal of the first persona, and for a second one of the other persona. */
function addDocumentRequests({ state }: MockStore): void {
  const [request] = state.appealMessages;
  for (const [index, owner] of (["organisation:504", "person:1001"] as const).entries()) {
    const open = state.appeals.find(
      (appeal) => appeal.owner === owner && appeal.id !== request?.appealId && !isAppealClosed(appeal),
    );
    if (open !== undefined && request !== undefined)
      state.appealMessages.push({ ...request, id: 7398 + index, appealId: open.id, needsDocument: true });
  }
}

/** Starts a mock backend with its feed on a free port. Its automatic notifications are off, so that the feed contains only triggered ones. */
export async function startEmbeddedBackend(
  options: MockStoreOptions = {},
): Promise<{ port: number; store: MockStore } & RunningSources> {
  const store = createMockStore({ welcomeDelaySeconds: 0, questionDelaySeconds: 0, ...options });
  addOrganisation(store);
  addColleague(store);
  addPrivileges(store);
  addOverdueReport(store);
  addUntranslatedReport(store);
  addSmallFees(store);
  addExpiredCertificate(store);
  addDocumentRequests(store);
  const middleware = mockBackendMiddleware({ store });
  const server = createServer((request, response) =>
    middleware(request, response, () => response.writeHead(404).end()),
  );
  const closeFeed = attachStompServer(server, { store, heartbeatMs: 250 });
  const { sources, close } = await startStoreSources(store);
  return {
    port: await listenOnFreePort(server),
    store,
    sources,
    close: async () => {
      closeFeed();
      await Promise.all([close(), closeServer(server)]);
    },
  };
}

/** Starts a server on a free port of 127.0.0.1. Resolves to the port. */
export async function listenOnFreePort(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

/** Closes a server and all its connections. */
export async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
