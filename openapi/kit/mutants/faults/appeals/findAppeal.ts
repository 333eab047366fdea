import { addDays, toIsoDateTime } from "../../../../../mocks/store/calendar.ts";
import type { MockStore } from "../../../../../mocks/store/mockStore.ts";
import type { Caller } from "../../caller.ts";
import { defineFaults, type FaultDefinition, type FaultResponse, type SeededFault, breach } from "../../fault.ts";
import { citizen, citizenEmail } from "../../shared/callers.ts";
import { failure, unauthorized } from "../../shared/errors.ts";
import { observeResponse, sendSuggestion } from "../../shared/observers.ts";
import { foreignEmail } from "../../shared/passwords.ts";
import { listObjects } from "../../shared/publicContent.ts";
import {
  readBody,
  acceptRejected,
  answer,
  changeObject,
  changeRequestBody,
  changeResponse,
  changeSuccess,
  createResponse,
  getEntries,
  getToken,
  type JsonObject,
  parseJson,
  withBody,
  withJson,
} from "../../shared/seeds.ts";
import { minuteMs } from "../../shared/times.ts";
import { examinedAppeal, sendComplaint, suggestion } from "./shared.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

/** Returns what a person gets of a corrected appeal who follows it by its number. */
const observeFollowedCorrection = async (caller: Caller): Promise<unknown> => {
  const { call } = caller;
  const path = await sendSuggestion(caller);
  await call("correctAppeal", { ...citizen, path, body: { ...suggestion, text: "Put two benches there." } });
  const appealNumber = (await call("readAppeal", { ...citizen, path })).at("appealNumber");
  const email = (await call("readUser", citizen)).at("email");
  return (await call("findAppeal", { body: { appealNumber, email } })).text;
};

const citizenAppeal = "2026-00481";

/** Follows an appeal of the citizen. */
const followAppeal = ({ call }: Caller, email: string) =>
  call("findAppeal", { body: { appealNumber: citizenAppeal, email } });

type Credential = { appealNumber: string; email: string };

/** Returns the number and the e-mail address of the first appeal of the citizen. */
const getCredential = ({ state }: MockStore): Credential => {
  const account = state.accounts.find(({ persona }) => persona === "citizen");
  const appeal = state.appeals.find(({ accountId }) => accountId === account?.id);
  return { appealNumber: appeal?.number ?? "", email: account?.email ?? "" };
};

/** Returns the response to a number and an e-mail address. */
const follow =
  (change: Partial<Credential> = {}): NonNullable<FaultDefinition["observe"]> =>
  async ({ call, store }: Caller) => {
    const body = { ...getCredential(store), ...change };
    const { status, headers, text } = await call("findAppeal", { body, query: { lang: "en" } });
    return [status, headers.get("cache-control"), text];
  };

const unknownNumber = { appealNumber: "2019-77310" };

/** Changes the appeal in the response. */
const changesAppeal = (
  description: string,
  change: (appeal: Record<string, unknown>, store: MockStore) => unknown,
): FaultDefinition => ({
  operationId: "findAppeal",
  description,
  breaks: "contract",
  createHandler: changeObject(["findAppeal"], (body, _request, { store }) => {
    if (isRecord(body["appeal"])) change(body["appeal"], store);
  }),
  observe: follow(),
});

/** Answers what is not found in another way. */
const answersNothing = (
  description: string,
  isConcerned: (number: string, store: MockStore) => boolean,
  status: number,
): FaultDefinition => ({
  operationId: "findAppeal",
  description,
  breaks: "contract",
  createHandler: changeSuccess(["findAppeal"], (response, _request, { store }) => {
    const body = parseJson(response.body);
    if (!isRecord(body) || "appeal" in body || !isConcerned(String(body["appealNumber"]), store)) return;
    return createResponse(status, { message: "Müraciət tapılmadı.", code: "NOT_FOUND" });
  }),
});

const exists = (number: string, { state }: MockStore): boolean =>
  state.appeals.some((appeal) => appeal.number === number);

const maxInteger = 2 ** 31 - 1;

/** Faults of `findAppeal`. */
export const findAppealFaults: readonly SeededFault[] = [
  ...defineFaults("access", {
    "reason-of-a-followed-refusal": {
      operationId: "findAppeal",
      description: "Shows the reason of a refusal to whoever follows the appeal.",
      breaks: "contract",
      createHandler: changeObject(["findAppeal"], ({ appeal }) => {
        for (const step of getEntries(isRecord(appeal) ? appeal["history"] : []))
          if (step["status"] === "REFUSED") step["note"] = "The applicant has not paid the fine of 2025.";
      }),
      observe: async ({ call, store }) => {
        const refused = store.state.appeals.find(({ steps }) => steps.at(-1)?.status === "REFUSED");
        const owner = store.state.accounts.find(({ id }) => refused?.owner === `person:${id}`);
        const body = { appealNumber: refused?.number, email: owner?.email };
        return (await call("findAppeal", { body })).text;
      },
    },
    "correction-for-whoever-follows": {
      operationId: "findAppeal",
      description: "Marks the steps of corrections for whoever follows an appeal.",
      breaks: "contract",
      createHandler: changeObject(["findAppeal"], (body, _request, { store }) => {
        const { appeal } = body;
        if (!isRecord(appeal)) return;
        const found = store.state.appeals.find(({ number }) => number === appeal["appealNumber"]);
        appeal["history"] = found?.steps.map(({ status, at, isCorrection }) => ({
          status,
          at: toIsoDateTime(at),
          ...(isCorrection && { correction: true }),
        }));
      }),
      observe: observeFollowedCorrection,
    },
    "followed-with-any-account": {
      operationId: "findAppeal",
      description: "Lets the e-mail address of every account follow an appeal, and not only that of its sender.",
      breaks: "contract",
      createHandler: answer(["findAppeal"], (request, { store: { state }, send }) => {
        const { appealNumber, email } = readBody(request);
        const isKnown = state.accounts.some((account) => account.email === email);
        const appeal = state.appeals.find(({ number }) => number === String(appealNumber).trim());
        const sender = state.accounts.find(({ id }) => id === appeal?.accountId);
        return send(isKnown && sender ? withBody(request, { appealNumber, email: sender.email }) : request);
      }),
      observe: async (caller) => {
        const id = await sendSuggestion(caller);
        const appealNumber = (await caller.call("readAppeal", { as: "citizen", path: id })).at("appealNumber");
        return (await caller.call("findAppeal", { body: { appealNumber, email: foreignEmail } })).text;
      },
    },
    "followed-by-number": {
      operationId: "findAppeal",
      description: "Returns an appeal to everybody who knows its number.",
      breaks: "contract",
      createHandler: answer(["findAppeal"], (request, { store, send }) => {
        const body = parseJson(request.body);
        if (!isRecord(body)) return send(request);
        const appeal = store.state.appeals.find(({ number }) => number === body["appealNumber"]);
        const sender = store.state.accounts.find(({ id }) => id === appeal?.accountId);
        return send(
          sender && typeof body["email"] === "string" ? withBody(request, { ...body, email: sender.email }) : request,
        );
      }),
      observe: follow({ email: "stranger@mail.example" }),
    },
    "followed-with-text": changesAppeal(
      "Returns also the subject and the text of a followed appeal, and its sender.",
      (appeal, { state }) => {
        const record = state.appeals.find(({ number }) => number === appeal["appealNumber"]);
        Object.assign(appeal, {
          subject: record?.subject ?? "",
          text: record?.text ?? "",
          applicant: record?.applicant,
        });
      },
    ),
    "followed-number-exists": {
      ...answersNothing(
        "Returns 403 when only the e-mail address is wrong, and so tells which appeals exist.",
        exists,
        403,
      ),
      observe: follow({ email: "stranger@mail.example" }),
    },
    "beginning-of-address": {
      operationId: "findAppeal",
      description: "Compares only the part of the e-mail address before the @.",
      breaks: "contract",
      createHandler: changeRequestBody("findAppeal", (body, _request) => {
        const [local] = String(body["email"]).split("@");
        if (local === "aysel.quliyeva") body["email"] = "aysel.quliyeva@poct.example";
        if (local === "nazli.ismayilova") body["email"] = "nazli.ismayilova@ismayilli-bal.example";
      }),
      observe: async ({ call, store }) => {
        const appeal = store.state.appeals.find(({ accountId }) => accountId === 1001);
        const body = { appealNumber: appeal?.number, email: "aysel.quliyeva@lamp.example" };
        return (await call("findAppeal", { body })).text;
      },
    },
    "found-appeal-cached-by-number": {
      operationId: "findAppeal",
      description:
        "Returns an appeal that was found to any e-mail address within the next minute, since it is cached by its number.",
      breaks: "contract",
      createHandler: () => {
        const cached = new Map<string, { response: FaultResponse; at: number }>();
        return changeSuccess(["findAppeal"], (response, request, { store }) => {
          const number = String(readBody(request)["appealNumber"]).trim();
          const found = cached.get(number);
          if ("appeal" in readBody(response)) cached.set(number, { response, at: store.now() });
          else if (found !== undefined && store.now() - found.at < minuteMs) return found.response;
          return undefined;
        })();
      },
      observe: async ({ call }) => {
        const appealNumber = (await call("readAppeal", { ...citizen, path: examinedAppeal })).at("appealNumber");
        const find = async (email: string): Promise<string> =>
          (await call("findAppeal", { body: { appealNumber, email } })).text;
        return [await find("aysel.quliyeva@poct.example"), await find("someone@poct.example")];
      },
    },
    "notes-of-followed-appeal": {
      operationId: "findAppeal",
      description: "Returns the notes of the service in the steps of an appeal without an account.",
      breaks: "contract",
      createHandler: changeObject(["findAppeal"], (body) => {
        const appeal = body["appeal"];
        if (!isRecord(appeal) || !Array.isArray(appeal["history"])) return;
        for (const step of appeal["history"].filter(isRecord)) step["note"] = "Müraciətə şöbə baxır.";
      }),
      observe: async (caller) => {
        await sendComplaint(caller);
        const [appeal] = (await caller.call("listAppeals", { as: "citizen" })).at("items") as JsonObject[];
        const email = caller.store.state.accounts.find(({ persona }) => persona === "citizen")?.email;
        const body = { appealNumber: appeal?.["appealNumber"], email };
        return (await caller.call("findAppeal", { body })).at("appeal.history");
      },
    },
    "address-without-tag": {
      operationId: "findAppeal",
      description: "Ignores what follows a plus sign in the name of the e-mail address.",
      breaks: "contract",
      createHandler: changeRequestBody("findAppeal", (body) => ({
        ...body,
        ...(typeof body["email"] === "string" && { email: body["email"].replace(/\+[^@]*(?=@)/, "") }),
      })),
      observe: async ({ call, store }) => {
        const appeal = store.state.appeals.find(({ accountId }) => accountId === 1001);
        const email = "aysel.quliyeva+portal@poct.example";
        return (await call("findAppeal", { body: { appealNumber: appeal?.number, email } })).text;
      },
    },
  }),
  ...defineFaults("availability", {
    "decided-appeal-is-not-followed": {
      operationId: "findAppeal",
      description: "Finds an appeal by its number and address only until it is decided.",
      breaks: "contract",
      createHandler: changeObject(["findAppeal"], (body) => {
        const { appeal } = body;
        if (isRecord(appeal) && ["CERTIFICATE_ISSUED", "REFUSED"].includes(String(appeal["status"])))
          delete body["appeal"];
      }),
      observe: async ({ call, store }) => {
        const decided = store.state.appeals.find(({ steps }) => steps.at(-1)?.status === "REFUSED");
        const sender = store.state.accounts.find(({ id }) => id === decided?.accountId);
        return (await call("findAppeal", { body: { appealNumber: decided?.number, email: sender?.email } })).text;
      },
    },
    "following-five-times": {
      operationId: "findAppeal",
      description: "Answers 503 to each request after the fifth.",
      breaks: "contract",
      createHandler: () => {
        let count = 0;
        return answer(["findAppeal"], (request, { send }) =>
          (count += 1) > 5
            ? Promise.resolve(createResponse(503, { message: "Xidmət müvəqqəti işləmir.", code: "UNAVAILABLE" }))
            : send(request),
        )();
      },
      observe: observeResponse("findAppeal", { body: { appealNumber: "2026-1", email: "a@kiosk.example" } }, 6),
    },
  }),
  ...defineFaults("persistence", {
    "address-of-sending": {
      operationId: "findAppeal",
      description: "Finds an appeal only with the e-mail address that its sender had when they sent it.",
      breaks: "contract",
      createHandler: () => {
        const addresses = new Map<string, string>();
        return (request, { store, send }) => {
          const { accounts, appeals } = store.state;
          for (const { number, accountId } of appeals) {
            const address = accounts.find(({ id }) => id === accountId)?.email;
            if (address !== undefined && !addresses.has(number)) addresses.set(number, address);
          }
          const body = parseJson(request.body);
          if (request.operationId !== "findAppeal" || !isRecord(body)) return send(request);
          const record = appeals.find(({ number }) => number === String(body["appealNumber"]).trim());
          const current = accounts.find(({ id }) => id === record?.accountId)?.email;
          const stored = addresses.get(record?.number ?? "");
          if (current === undefined || stored === undefined || current === stored) return send(request);
          const entered = String(body["email"]).toLowerCase();
          if (entered === stored.toLowerCase()) return send(withBody(request, { ...body, email: current }));
          return send(entered === current.toLowerCase() ? withBody(request, { ...body, email: stored }) : request);
        };
      },
      observe: async (caller) => {
        const email = "aysel.q@yeni-poct.example";
        await caller.call("updateContacts", { as: "citizen", body: { email, phoneNumber: "+994125550142" } });
        return (await followAppeal(caller, email)).text;
      },
    },
  }),
  ...defineFaults("lists", {
    "steps-without-receipt": {
      operationId: "findAppeal",
      description: "Begins the steps of a followed appeal with the first one of the service, not with its receipt.",
      breaks: "contract",
      createHandler: changeObject(["findAppeal"], ({ appeal }) => {
        if (isRecord(appeal) && Array.isArray(appeal["history"]) && appeal["history"].length > 1)
          appeal["history"] = appeal["history"].slice(1);
      }),
      observe: async ({ call }) => {
        const appealNumber = (await call("readAppeal", { as: "citizen", path: 481 })).at("appealNumber");
        return (await call("findAppeal", { body: { appealNumber, email: "aysel.quliyeva@poct.example" } })).text;
      },
    },
  }),
  ...defineFaults("values", {
    "receipt-at-the-correction": {
      operationId: "findAppeal",
      description: "Returns the time of the last correction as the time of the receipt to whoever follows an appeal.",
      breaks: "contract",
      createHandler: changeObject(["findAppeal"], (body, _request, { store }) => {
        const { appeal } = body;
        if (!isRecord(appeal)) return;
        const found = store.state.appeals.find(({ number }) => number === appeal["appealNumber"]);
        const corrected = found?.steps.findLast(({ isCorrection }) => isCorrection)?.at;
        if (corrected !== undefined) appeal["appealDate"] = toIsoDateTime(corrected + 60_000);
      }),
      observe: observeFollowedCorrection,
    },
    "number-as-sent": {
      operationId: "findAppeal",
      description: "Returns the number of an appeal with the spaces around it that were sent.",
      breaks: "contract",
      createHandler: changeObject(["findAppeal"], (body, request) => {
        const sent = parseJson(request.body);
        if (isRecord(sent) && typeof sent["appealNumber"] === "string") body["appealNumber"] = sent["appealNumber"];
      }),
      observe: observeResponse("findAppeal", { body: { appealNumber: " 2026-00001 ", email: "a@bench.example" } }),
    },
    "calendar-days": {
      operationId: "findAppeal",
      description: "Counts the time limit of a followed appeal in calendar days, so that it ends too early.",
      breaks: "contract",
      createHandler: changeObject(["findAppeal"], ({ appeal }, _request, { store }) => {
        if (!isRecord(appeal) || appeal["dueDate"] === undefined) return;
        const record = store.state.appeals.find(({ number }) => number === appeal["appealNumber"]);
        appeal["dueDate"] = addDays(String(appeal["appealDate"]).slice(0, 10), record?.dueWorkingDays ?? 0);
      }),
      observe: async (caller) => (await followAppeal(caller, citizenEmail)).at("appeal.dueDate"),
    },
    "followed-history-reversed": changesAppeal("Returns the newest step of a followed appeal first.", (appeal) => {
      if (Array.isArray(appeal["history"])) appeal["history"] = appeal["history"].toReversed();
    }),
    "followed-status": changesAppeal(
      "Returns the first status of a followed appeal instead of the current one.",
      (appeal) => {
        appeal["status"] = "WAITING";
      },
    ),
    "followed-other-number": {
      operationId: "findAppeal",
      description: "Returns the number of the found appeal in lower case with another separator.",
      breaks: "contract",
      createHandler: changeObject(["findAppeal"], (body) => {
        body["appealNumber"] = String(body["appealNumber"]).replace("-", "/");
      }),
      observe: follow(),
    },
  }),
  ...defineFaults("inputs", {
    "number-with-spaces": {
      operationId: "findAppeal",
      description: "Finds nothing by a number with spaces around it, and returns it with them.",
      breaks: "contract",
      createHandler: changeSuccess(["findAppeal"], (response, request) => {
        const { appealNumber } = readBody(request);
        return typeof appealNumber === "string" && appealNumber !== appealNumber.trim()
          ? withJson(response, { appealNumber })
          : undefined;
      }),
      observe: observeResponse("findAppeal", {
        body: { appealNumber: " 2026-00481", email: "aysel.quliyeva@poct.example" },
      }),
    },
    "followed-without-email": {
      operationId: "findAppeal",
      description: "Accepts a request to follow an appeal without an e-mail address.",
      breaks: "contract",
      createHandler: acceptRejected("findAppeal", (request) => {
        const body = parseJson(request.body);
        return isRecord(body) && !("email" in body)
          ? withBody(request, { ...body, email: "none@mail.example" })
          : undefined;
      }),
      observe: async ({ call }) => (await call("findAppeal", { body: unknownNumber })).status,
    },
    "any-address-to-follow": {
      operationId: "findAppeal",
      description: "Accepts a text that is no e-mail address.",
      breaks: "contract",
      createHandler: acceptRejected("findAppeal", (request) => {
        const body = readBody(request);
        return typeof body["email"] === "string" && !body["email"].includes("@")
          ? withBody(request, { ...body, email: "nobody@kiosk.example" })
          : undefined;
      }),
      observe: observeResponse("findAppeal", { body: { appealNumber: "2026-00001", email: "kiosk" } }),
    },
  }),
  ...defineFaults("statuses", {
    "withdrawn-is-not-followed": breach(
      "findAppeal",
      "Finds no appeal that was withdrawn for whoever follows it.",
      changeObject(["findAppeal"], (body) => {
        if (isRecord(body["appeal"]) && body["appeal"]["withdrawnAt"] !== undefined) delete body["appeal"];
      }),
      ({ call }) =>
        call("findAppeal", { body: { appealNumber: "2026-00398", email: "aysel.quliyeva@poct.example" } }).then(
          ({ text }) => text,
        ),
    ),
    "withdrawal-is-not-followed": breach(
      "findAppeal",
      "Does not say to whoever follows an appeal that it was withdrawn.",
      changeObject(["findAppeal"], ({ appeal }) => {
        if (isRecord(appeal)) delete appeal["withdrawnAt"];
      }),
      ({ call }) =>
        call("findAppeal", { body: { appealNumber: "2026-00398", email: "aysel.quliyeva@poct.example" } }).then(
          ({ text }) => text,
        ),
    ),
    "refusal-is-not-followed": breach(
      "findAppeal",
      "Shows whoever follows an appeal the status before its refusal.",
      changeObject(["findAppeal"], ({ appeal }) => {
        if (!isRecord(appeal) || appeal["status"] !== "REFUSED") return;
        const history = listObjects(appeal["history"]).slice(0, -1);
        Object.assign(appeal, { history, status: history.at(-1)?.["status"] });
      }),
      ({ call }) =>
        call("findAppeal", { body: { appealNumber: "2026-00385", email: "aysel.quliyeva@poct.example" } }).then(
          ({ text }) => text,
        ),
    ),
    "followed-unknown-404": {
      ...answersNothing("Returns 404 for an appeal that cannot be followed.", () => true, 404),
      observe: follow(unknownNumber),
    },
  }),
  ...defineFaults("transport", {
    "followed-cached": {
      operationId: "findAppeal",
      description: "Lets caches keep the status of a followed appeal.",
      breaks: "contract",
      createHandler: changeSuccess(["findAppeal"], ({ headers }) =>
        headers.set("cache-control", "public, max-age=600"),
      ),
      observe: follow(),
    },
  }),
  ...defineFaults("robustness", {
    "quote-in-number": {
      operationId: "findAppeal",
      description: "Fails with 500 for a number with an apostrophe.",
      breaks: "contract",
      createHandler: changeResponse(["findAppeal"], (_, request) =>
        String(readBody(request)["appealNumber"]).includes("'") ? failure() : undefined,
      ),
      observe: observeResponse("findAppeal", { body: { appealNumber: "1'1", email: "a@kiosk.example" } }),
    },
    "appeal-number-overflow": {
      operationId: "findAppeal",
      description: "Fails with 500 when the digits of an unknown number do not fit into an integer of 32 bits.",
      breaks: "contract",
      createHandler: changeSuccess(["findAppeal"], (_response, request) => {
        const parts = String(readBody(request)["appealNumber"]).trim().split("-");
        return parts.some((part) => /^\d+$/.test(part) && Number(part) > maxInteger) ? failure() : undefined;
      }),
      observe: async ({ call }) =>
        (await call("findAppeal", { body: { appealNumber: "2026-99999999999", email: foreignEmail } })).status,
    },
  }),
  ...defineFaults("tokens", {
    "following-needs-token": {
      operationId: "findAppeal",
      description: "Requires an access token to follow an appeal.",
      breaks: "contract",
      createHandler: answer(["findAppeal"], async (request, { send }) =>
        getToken(request) === "" ? unauthorized() : send(request),
      ),
      observe: observeResponse("findAppeal", { body: { appealNumber: "2026-00001", email: "a@kiosk.example" } }),
    },
  }),
];
