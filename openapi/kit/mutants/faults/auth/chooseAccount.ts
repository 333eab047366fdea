import { authenticate, createSession } from "../../../../../mocks/store/sessions.ts";
import { defineFaults, type SeededFault } from "../../fault.ts";
import { failAfter } from "../../shared/availability.ts";
import { replaceStatus } from "../../shared/errors.ts";
import { withToken } from "../../shared/headers.ts";
import { observeResponse } from "../../shared/observers.ts";
import { chooseFirstOrganisation, shirvanCertificate } from "../../shared/organisations.ts";
import { createTokenOf, getPrincipal } from "../../shared/recordOwners.ts";
import {
  acceptRejected,
  answer,
  readBody,
  changeErrors,
  changeObject,
  changeRequest,
  changeResponse,
  changeSuccess,
  createResponse,
  getEntries,
  getToken,
  parseJson,
  withJson,
  withQuery,
} from "../../shared/seeds.ts";
import { readSelected } from "./shared.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

/** Faults of `chooseAccount`. */
export const chooseAccountFaults: readonly SeededFault[] = [
  ...defineFaults("access", {
    "choose-account": {
      operationId: "chooseAccount",
      description: "Lets a user act for an organisation that they do not represent.",
      breaks: "contract",
      createHandler: acceptRejected("chooseAccount", (request, { store }) => {
        const certNumber = request.url.searchParams.get("certNumber");
        const token = createTokenOf(store, ({ organisations }) =>
          organisations.some(({ selectedCertNumber }) => selectedCertNumber === certNumber),
        );
        return token === undefined || getToken(request) === "" ? undefined : withToken(request, token);
      }),
      observe: async ({ call, store }) => {
        const [organisation] = store.state.accounts.find(({ persona }) => persona === "director")?.organisations ?? [];
        const query = { certNumber: organisation?.selectedCertNumber ?? "" };
        return (await call("chooseAccount", { as: "citizen", query })).status;
      },
    },
    "unknown-certificate-ignored": {
      operationId: "chooseAccount",
      description: "Answers 200 to the certificate of an organisation of other persons, and selects nothing.",
      breaks: "contract",
      createHandler: changeResponse(["chooseAccount"], ({ status }) =>
        status === 403 || status === 404 ? createResponse(200, { message: "Hesab seçildi." }) : undefined,
      ),
      observe: async ({ call }) =>
        (await call("chooseAccount", { as: "citizen", query: { certNumber: "AZ-2026-000484" } })).status,
    },
  }),
  ...defineFaults("account-sentences", {
    "choice-needs-organisations": {
      operationId: "chooseAccount",
      description: "Answers 404 to a user without organisations who acts as a citizen.",
      breaks: "contract",
      createHandler: changeRequest("chooseAccount", (request, { store }) =>
        getPrincipal(request, store)?.account.organisations.length === 0 && !request.url.searchParams.has("certNumber")
          ? withQuery(request, { certNumber: "NONE" })
          : request,
      ),
      observe: observeResponse("chooseAccount", { as: "citizen" }),
    },
    "unknown-certificate-forbidden": {
      operationId: "chooseAccount",
      description: "Answers 403 to a certificate that nobody has.",
      breaks: "contract",
      createHandler: replaceStatus("chooseAccount", 404, 403, "FORBIDDEN"),
      observe: observeResponse("chooseAccount", { as: "director", query: { certNumber: "NONE" } }),
    },
    "certificate-of-others-unknown": {
      operationId: "chooseAccount",
      description: "Answers 404 to the certificate of another user.",
      breaks: "contract",
      createHandler: replaceStatus("chooseAccount", 403, 404, "NOT_FOUND"),
      observe: observeResponse("chooseAccount", { as: "director", query: { certNumber: "AZ-2026-000481" } }),
    },
  }),
  ...defineFaults("availability", {
    "second-choice-fails": {
      operationId: "chooseAccount",
      description: "Fails with 500 for each choice of an account after the second.",
      breaks: "specification",
      createHandler: failAfter("chooseAccount", 2, 500),
      observe: observeResponse("chooseAccount", { as: "director", query: { certNumber: "AZ-2026-000484" } }, 3),
    },
  }),
  ...defineFaults("sessions", {
    "choice-without-effect": {
      operationId: "chooseAccount",
      description: "Confirms the choice of an account, and the session goes on with the old one.",
      breaks: "specification",
      createHandler: changeObject(["chooseAccount"], (body) => {
        delete body["token"];
        delete body["refreshToken"];
      }),
      observe: async ({ call }) => {
        const query = { certNumber: "AZ-2026-000482" };
        const chosen = await call("chooseAccount", { as: "representative", query });
        const token = chosen.at("token");
        const user = await call("readUser", typeof token === "string" ? { token } : { as: "representative" });
        return user.at("manufacturers.1.selected");
      },
    },
    "citizen-not-choosable": {
      operationId: "chooseAccount",
      description: "Keeps the organisation selected when its representative chooses to act as a citizen.",
      breaks: "contract",
      createHandler: changeRequest("chooseAccount", (request, { store }) => {
        const selected = authenticate(store, getToken(request))?.session.certNumber;
        return request.url.searchParams.has("certNumber") ? request : withQuery(request, { certNumber: selected });
      }),
      observe: async ({ call }) => {
        const token = String((await call("chooseAccount", { as: "director" })).at("token"));
        return (await call("readUser", { token })).at("manufacturers.0.selected");
      },
    },
    "no-number-keeps-account": {
      operationId: "chooseAccount",
      description: "Goes on acting for the chosen organisation when the request has no certificate number.",
      breaks: "contract",
      createHandler: changeRequest("chooseAccount", (request, { store }) => {
        const certNumber = getPrincipal(request, store)?.session.certNumber;
        return request.url.searchParams.has("certNumber") || certNumber === undefined
          ? request
          : withQuery(request, { certNumber });
      }),
      observe: async ({ call, store }) => {
        const account = store.state.accounts.find(({ persona }) => persona === "representative");
        const token =
          account &&
          createSession(store, account, { certNumber: shirvanCertificate, signedInAt: store.now() }).accessToken;
        const chosen = await call("chooseAccount", { token: token ?? "" });
        return (await call("readUser", { token: String(chosen.at("token")) })).at("manufacturers");
      },
    },
    "no-way-back": {
      operationId: "chooseAccount",
      description: "Keeps the organisation when a user who acts for one chooses to act as a citizen again.",
      breaks: "contract",
      createHandler: changeRequest("chooseAccount", (request, { store }) => {
        const certNumber = getPrincipal(request, store)?.session.certNumber;
        return request.url.searchParams.has("certNumber") ? request : withQuery(request, { certNumber });
      }),
      observe: async (caller) => {
        const { token } = await chooseFirstOrganisation(caller);
        return readSelected(caller, String((await caller.call("chooseAccount", { token })).at("token")));
      },
    },
    "unknown-choice-ends-choice": {
      operationId: "chooseAccount",
      description: "Returns to the citizen when an unknown certificate is chosen.",
      breaks: "contract",
      createHandler: changeErrors(["chooseAccount"], (_, request, { store }) => {
        const session = store.state.sessions.find(({ accessToken }) => accessToken === getToken(request));
        if (session !== undefined) delete session.certNumber;
      }),
      observe: async ({ call }) => {
        await call("chooseAccount", { as: "director", query: { certNumber: "AZ-1900-1" } });
        return (await call("readUser", { as: "director" })).at("manufacturers");
      },
    },
  }),
  ...defineFaults("persistence", {
    "account-lost-at-renewal": {
      operationId: "chooseAccount",
      description: "Forgets the chosen account when the session is renewed.",
      breaks: "contract",
      createHandler: changeSuccess(["renewSession"], (response, _request, { store }) => {
        const { accessToken } = readBody(response);
        const session = store.state.sessions.find((found) => found.accessToken === accessToken);
        const account = store.state.accounts.find(({ id }) => id === session?.accountId);
        if (session === undefined) return;
        if (account?.defaultCertNumber === undefined) delete session.certNumber;
        else session.certNumber = account.defaultCertNumber;
      }),
      observe: async ({ call }) => {
        const chosen = await call("chooseAccount", {
          as: "representative",
          query: { certNumber: shirvanCertificate },
        });
        const renewed = await call("renewSession", { query: { refreshToken: String(chosen.at("refreshToken")) } });
        return (await call("readUser", { token: String(renewed.at("accessToken")) })).at("manufacturers");
      },
    },
    "choice-for-one-request": {
      operationId: "chooseAccount",
      description: "Forgets the chosen account after the user details were read once.",
      breaks: "specification",
      createHandler: () => {
        const used = new Set<string>();
        return async (request, { send, store }) => {
          const response = await send(request);
          const token = getToken(request);
          if (request.operationId !== "readUser") return response;
          const session = store.state.sessions.find(({ accessToken }) => accessToken === token);
          if (used.has(token) && session !== undefined) delete session.certNumber;
          used.add(token);
          return response;
        };
      },
      observe: async ({ call }) => {
        const options = { as: "representative", query: { certNumber: "AZ-2026-000482" } } as const;
        const token = String((await call("chooseAccount", options)).at("token"));
        const seen = [];
        for (let count = 0; count < 3; count += 1) seen.push((await call("readUser", { token })).at("manufacturers"));
        return seen;
      },
    },
  }),
  ...defineFaults("values", {
    "two-accounts-selected": {
      operationId: "chooseAccount",
      description: "Leaves the account that was chosen before selected too.",
      breaks: "specification",
      createHandler: () => {
        const chosen = new Set<string>();
        return async (request, { send }) => {
          const response = await send(request);
          const certNumber = request.url.searchParams.get("certNumber");
          if (request.operationId === "chooseAccount" && response.status === 200 && certNumber !== null)
            chosen.add(certNumber);
          const body = parseJson(response.body);
          if (request.operationId !== "readUser" || !isRecord(body)) return response;
          for (const item of getEntries(body["manufacturers"]))
            if (chosen.has(String(item["selectedCertNumber"]))) item["selected"] = true;
          return withJson(response, body);
        };
      },
      observe: async ({ call }) => {
        for (const certNumber of ["AZ-2026-000481", "AZ-2026-000482"])
          await call("chooseAccount", { as: "representative", query: { certNumber } });
        return (await call("readUser", { as: "representative" })).at("manufacturers");
      },
    },
    "two-selected": {
      operationId: "chooseAccount",
      description: "Leaves the organisation selected that the user acted for before.",
      breaks: "contract",
      createHandler: () => {
        const chosen = new Map<number, Set<string>>();
        return async (request, { store, send }) => {
          const accountId = getPrincipal(request, store)?.account.id ?? 0;
          const response = await send(request);
          if (response.status !== 200) return response;
          const certificates = chosen.get(accountId) ?? new Set();
          chosen.set(accountId, certificates);
          const certNumber = request.url.searchParams.get("certNumber");
          if (request.operationId === "chooseAccount" && certNumber !== null) certificates.add(certNumber);
          if (request.operationId !== "readUser") return response;
          const user = readBody(response);
          const manufacturers = getEntries(user["manufacturers"]).map((organisation) =>
            certificates.has(String(organisation["selectedCertNumber"]))
              ? { ...organisation, selected: true }
              : organisation,
          );
          return withJson(response, { ...user, manufacturers });
        };
      },
      observe: async ({ call }) => {
        let token = "";
        for (const certNumber of ["AZ-2026-000481", "AZ-2026-000482"]) {
          const choice = await call("chooseAccount", { as: "representative", query: { certNumber } });
          token = String(choice.at("token"));
        }
        return (await call("readUser", { token })).at("manufacturers");
      },
    },
  }),
  ...defineFaults("statuses", {
    "selected-already-409": {
      operationId: "chooseAccount",
      description: "Answers 409 when the account is selected already.",
      breaks: "specification",
      createHandler: answer(["chooseAccount"], async (request, { send, store }) => {
        const session = store.state.sessions.find(({ accessToken }) => accessToken === getToken(request));
        const certNumber = request.url.searchParams.get("certNumber") ?? undefined;
        return session !== undefined && certNumber !== undefined && session.certNumber === certNumber
          ? createResponse(409, { message: "Hesab artıq seçilib." })
          : send(request);
      }),
      observe: async ({ call }) => {
        const query = { certNumber: "AZ-2026-000482" };
        const token = String((await call("chooseAccount", { as: "representative", query })).at("token"));
        return (await call("chooseAccount", { token, query })).status;
      },
    },
  }),
];
