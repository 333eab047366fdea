import { setTimeout as delay } from "node:timers/promises";
import { defineFaults, type SeededFault } from "../../fault.ts";
import { failAfter } from "../../shared/availability.ts";
import { foreign } from "../../shared/callers.ts";
import { observeResponse } from "../../shared/observers.ts";
import {
  changeOwn,
  foreignEmail,
  foreignPassword,
  requestReset,
  resetWith,
  otherPassword,
} from "../../shared/passwords.ts";
import { getPrincipal } from "../../shared/recordOwners.ts";
import {
  answer,
  changeErrors,
  changeJson,
  changeObject,
  changeRequest,
  changeResponse,
  changeSuccess,
  createResponse,
  parseJson,
  withJson,
  withQuery,
} from "../../shared/seeds.ts";
import { appendIf, missingParts, weakCheck } from "./shared.ts";

const failure = createResponse(500, { message: "Xəta baş verdi." });

/** Faults of `checkOwnPassword`. */
export const checkOwnPasswordFaults: readonly SeededFault[] = [
  ...defineFaults("account-sentences", {
    "own-check-trims": {
      operationId: "checkOwnPassword",
      description: "Removes the spaces around a password before it checks it.",
      breaks: "contract",
      createHandler: changeRequest("checkOwnPassword", (request) =>
        withQuery(request, { pass: request.url.searchParams.get("pass")?.trim() }),
      ),
      observe: observeResponse("checkOwnPassword", { as: "foreign", query: { pass: "Wolk&Zi82 " } }),
    },
  }),
  ...defineFaults("availability", {
    "own-check-every-fourth": {
      operationId: "checkOwnPassword",
      description: "Fails with 503 after the third check of a password.",
      breaks: "specification",
      createHandler: failAfter("checkOwnPassword", 3, 503),
      observe: observeResponse("checkOwnPassword", { as: "foreign", query: { pass: "Bərk-Ağac-2041" } }, 4),
    },
  }),
  ...defineFaults("passwords", {
    "only-current-is-used": {
      operationId: "checkOwnPassword",
      description: "Finds an earlier password acceptable, since it compares only with the current one.",
      breaks: "contract",
      createHandler: changeJson(["checkOwnPassword"], (check, request, { store }) => {
        const passwords = getPrincipal(request, store)?.account.passwords ?? [];
        const pass = request.url.searchParams.get("pass") ?? "";
        return passwords.includes(pass) && passwords.at(-1) !== pass ? { valid: true } : check;
      }),
      observe: async (caller) => {
        await changeOwn(caller, otherPassword);
        return (await caller.call("checkOwnPassword", { as: "foreign", query: { pass: foreignPassword } })).text;
      },
    },
    "own-name-in-password": {
      operationId: "checkOwnPassword",
      description: "Accepts a new password that contains the name of the signed-in user.",
      breaks: "contract",
      createHandler: changeRequest("checkOwnPassword", (request, { store }) => {
        const pass = request.url.searchParams.get("pass");
        const account = getPrincipal(request, store)?.account;
        if (pass === null || account === undefined) return request;
        const hidden = [account.name, account.surname].reduce(
          (text, name) => text.replaceAll(new RegExp(name, "giu"), (found) => [...found].toReversed().join("")),
          pass,
        );
        return withQuery(request, { pass: hidden });
      }),
      observe: observeResponse("checkOwnPassword", { as: "foreign", query: { pass: "Lindqvist#2041x" } }),
    },
    "earlier-passwords-accepted": {
      operationId: "checkOwnPassword",
      description: "Accepts the current password as the new one.",
      breaks: "contract",
      createHandler: changeObject(["checkOwnPassword"], (body, request, { store }) => {
        const current = getPrincipal(request, store)?.account.passwords.at(-1);
        if (request.url.searchParams.get("pass") !== current) return;
        body["valid"] = true;
        delete body["reason"];
      }),
      observe: async ({ call }) =>
        (await call("checkOwnPassword", { as: "foreign", query: { pass: foreignPassword } })).at(),
    },
  }),
  ...defineFaults("repetition", {
    "candidate-in-a-shared-field": {
      operationId: "checkOwnPassword",
      description:
        "Keeps the password that it checks in a field that all requests share, so that of two checks at the same time both get the result of the later one.",
      breaks: "contract",
      createHandler: () => {
        let candidate: string | undefined;
        return async (request, backend) => {
          if (request.operationId !== "checkOwnPassword" || getPrincipal(request, backend.store) === undefined)
            return backend.send(request);
          candidate = request.url.searchParams.get("pass") ?? undefined;
          await delay(50);
          return backend.send(withQuery(request, { pass: candidate }));
        };
      },
      observe: async ({ call }) => {
        const results = await Promise.all(
          ["Qar-Topu-2031", "short"].map((pass) => call("checkOwnPassword", { ...foreign, query: { pass } })),
        );
        return results.map(({ text }) => text);
      },
    },
  }),
  ...defineFaults("values", {
    "earlier-passwords-forgotten": {
      operationId: "checkOwnPassword",
      description: "Accepts a password that the user had before the current one.",
      breaks: "contract",
      createHandler: changeJson(["checkOwnPassword"], (value, request, { store }) => {
        const pass = request.url.searchParams.get("pass") ?? "";
        const passwords = getPrincipal(request, store)?.account.passwords ?? [];
        return passwords.slice(0, -1).includes(pass) && passwords.at(-1) !== pass ? { valid: true } : value;
      }),
      observe: async (caller) => {
        const [first, second] = ["Qızıl#Alma-2027", "Mavi#Dəniz-2028"];
        await changeOwn(caller, first);
        await changeOwn(caller, second, first);
        return (await caller.call("checkOwnPassword", { ...foreign, query: { pass: first } })).at("valid");
      },
    },
  }),
  ...defineFaults("robustness", {
    "letters-outside-latin-1": {
      operationId: "checkOwnPassword",
      description: "Fails with 500 for a password with a letter outside ISO 8859-1.",
      breaks: "specification",
      createHandler: changeResponse(["checkOwnPassword"], (_, { url }) =>
        /[\u0100-\uffff]/.test(url.searchParams.get("pass") ?? "") ? failure : undefined,
      ),
      observe: observeResponse("checkOwnPassword", { as: "foreign", query: { pass: "Bərk-Ağac-2041" } }),
    },
  }),
  ...defineFaults("errors", {
    "missing-password-without-message": {
      operationId: "checkOwnPassword",
      description: "Answers 400 without a message when the password is missing.",
      breaks: "contract",
      createHandler: changeErrors(["checkOwnPassword"], (response) =>
        response.status === 400 ? withJson(response, { code: "INVALID_PARAMETERS" }) : undefined,
      ),
      observe: observeResponse("checkOwnPassword", { as: "foreign" }),
    },
  }),
  ...defineFaults("password-rules", {
    "no-special-character": weakCheck(
      "Accepts a new password without a special character for a signed-in user.",
      appendIf((password) => !/[^\p{L}\p{M}\p{N}\s]/u.test(password), missingParts.special),
      "WolkenZiegel82",
      "checkOwnPassword",
    ),
    "used-password": {
      operationId: "checkOwnPassword",
      description: "Accepts a password that the user had before.",
      breaks: "contract",
      createHandler: changeObject(["checkOwnPassword"], (body, request, { store }) => {
        const pass = request.url.searchParams.get("pass") ?? "";
        if (getPrincipal(request, store)?.account.passwords.includes(pass) !== true) return;
        body["valid"] = true;
        delete body["reason"];
      }),
      observe: async ({ call, store }) => {
        const pass = store.state.accounts.find(({ persona }) => persona === "foreign")?.passwords[0] ?? "";
        return (await call("checkOwnPassword", { as: "foreign", query: { pass } })).at("valid");
      },
    },
    "reset-forgets-earlier-passwords": {
      operationId: "checkOwnPassword",
      description: "Forgets the earlier passwords of a user who resets theirs.",
      breaks: "contract",
      createHandler: answer(["resetPassword"], async (request, { send, store }) => {
        const response = await send(request);
        const { newPassword } = (parseJson(request.body) ?? {}) as { newPassword?: string };
        for (const account of store.state.accounts)
          if (response.status === 200 && newPassword !== undefined && account.passwords.at(-1) === newPassword)
            account.passwords = [newPassword];
        return response;
      }),
      observe: async (caller) => {
        await requestReset(caller, foreignEmail);
        const status = await resetWith(caller, "", otherPassword);
        const token = (await caller.call("signIn", { body: { username: foreignEmail, password: otherPassword } })).at(
          "token",
        );
        const query = { pass: foreignPassword };
        return [status, (await caller.call("checkOwnPassword", { token: String(token), query })).text];
      },
    },
    "only-current-password-is-old": {
      operationId: "checkOwnPassword",
      description: "Compares a new password only with the current one, not with earlier ones.",
      breaks: "contract",
      createHandler: changeSuccess(["checkOwnPassword"], (response, request, { store }) => {
        const { passwords = [] } = getPrincipal(request, store)?.account ?? {};
        const candidate = request.url.searchParams.get("pass") ?? "";
        return passwords.slice(0, -1).includes(candidate) && candidate !== passwords.at(-1)
          ? withJson(response, { valid: true })
          : undefined;
      }),
      observe: async (caller) => {
        await changeOwn(caller, "Sarı-Heyva-2031");
        return (await caller.call("checkOwnPassword", { as: "foreign", query: { pass: foreignPassword } })).at("valid");
      },
    },
  }),
];
