import { findAccountByEmail } from "../../../../../mocks/store/accounts.ts";
import { defineFaults, type SeededFault } from "../../fault.ts";
import { answersError, withProblem } from "../../shared/errors.ts";
import { answerSecond } from "../../shared/idempotencyKeys.ts";
import { observeResponse } from "../../shared/observers.ts";
import { foreignEmail, register, otherPassword } from "../../shared/passwords.ts";
import {
  readBody,
  acceptRejected,
  answer,
  changeErrors,
  changeObject,
  changeRequest,
  changeRequestBody,
  createResponse,
  getEntries,
  parseJson,
  toJson,
  withBody,
  withJson,
} from "../../shared/seeds.ts";
import { appendIf, joinOthers, refusePassword, storeWeakPassword, trimPasswords, unusualName } from "./shared.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

const maxHashedBytes = 72;

/** Returns a text up to the bytes that bcrypt reads of it. */
const cutForHash = (password: string): string =>
  new TextDecoder().decode(new TextEncoder().encode(password).slice(0, maxHashedBytes));

/** Faults of `registerUser`. */
export const registerUserFaults: readonly SeededFault[] = [
  ...defineFaults("account-sentences", {
    "registered-password-trimmed": {
      operationId: "registerUser",
      description: "Stores the password of a registration without the spaces around it.",
      breaks: "contract",
      createHandler: trimPasswords("registerUser"),
      observe: async (caller) => {
        const password = ` ${otherPassword} `;
        await register(caller, { username: "space@birch.example", password, repeatedPassword: password });
        return findAccountByEmail(caller.store.state.accounts, "space@birch.example")?.passwords;
      },
    },
    "given-name-in-password": {
      operationId: "registerUser",
      description: "Accepts a password with the given name at registration; only the surname is looked for.",
      breaks: "contract",
      createHandler: answer(["registerUser"], async (request, { store, send }) => {
        const body = readBody(request);
        const response = await send(request);
        if (
          response.status !== 422 ||
          !/\p{L}{3}/u.test(String(body["name"])) ||
          !String(body["password"]).includes(String(body["name"]))
        )
          return response;
        const accepted = await send(withBody(request, { ...body, name: "Qqq" }));
        const account = findAccountByEmail(store.state.accounts, String(body["username"]));
        if (accepted.status === 200 && account !== undefined) account.name = String(body["name"]);
        return accepted;
      }),
      observe: async (caller) =>
        register(caller, {
          username: "ida@birch.example",
          name: "Ingrid",
          password: "Ingrid#2026Aa",
          repeatedPassword: "Ingrid#2026Aa",
        }),
    },
    "special-characters-of-ascii": {
      operationId: "registerUser",
      description: "Counts only special characters in ASCII.",
      breaks: "contract",
      createHandler: refusePassword(
        "registerUser",
        "password",
        (password) => password !== "" && !/[!-/:-@[-`{-~]/.test(password),
      ),
      observe: async (caller) =>
        register(caller, {
          username: "manat@birch.example",
          password: "Qiymət₼123456",
          repeatedPassword: "Qiymət₼123456",
        }),
    },
    "rejected-value": {
      operationId: "registerUser",
      description: "Repeats each rejected value in the error, also a password.",
      breaks: "contract",
      createHandler: changeErrors(["registerUser"], (response, request) => {
        const body = readBody(response);
        const sent = readBody(request);
        if (!Array.isArray(body["fields"])) return;
        const fields = getEntries(body["fields"]).map((field) => ({
          ...field,
          rejectedValue: sent[String(field["field"])],
        }));
        return withJson(response, { ...body, fields });
      }),
      observe: observeResponse("registerUser", { body: { name: "Ida", password: "not-strong-enough" } }),
    },
    "address-registered-twice": {
      operationId: "registerUser",
      description:
        "Looks for an account with the address before it stores a new one, and creates two at the same time.",
      breaks: "contract",
      createHandler: answerSecond(
        (request) => (request.operationId === "registerUser" ? String(readBody(request)["username"]) : undefined),
        async (request, { send }) =>
          send(withBody(request, { ...readBody(request), username: `second-${Date.now()}@alder.example` })),
      ),
      observe: async (caller) => {
        const person = { username: "twice@alder.example", password: otherPassword, repeatedPassword: otherPassword };
        return Promise.all([register(caller, person), register(caller, person)]);
      },
    },
    "account-registered-again": {
      operationId: "registerUser",
      description: "Gives a confirmed account the password of a later registration with its address.",
      breaks: "contract",
      createHandler: answer(["registerUser"], async (request, { store, send }) => {
        const body = readBody(request);
        const account = findAccountByEmail(store.state.accounts, String(body["username"]));
        if (account?.emailVerified !== true) return send(request);
        const response = await send(withBody(request, { ...body, username: `again-${Date.now()}@alder.example` }));
        if (response.status === 200) account.passwords.push(String(body["password"]));
        return response;
      }),
      observe: async (caller) =>
        register(caller, { username: foreignEmail, password: otherPassword, repeatedPassword: otherPassword }),
    },
    "registers-for-any-organisation": {
      operationId: "registerUser",
      description: "Registers a user of each organisation whose number they enter, also of one with another user.",
      breaks: "specification",
      createHandler: joinOthers("registerUser", (request, store) =>
        findAccountByEmail(store.state.accounts, String(readBody(request)["username"])),
      ),
      observe: async (caller) => {
        const { call, store } = caller;
        const own = await call("registerPossessor", { body: { name: "Birch Ltd", address: "Birch Lane 1" } });
        const person = { username: "joins@birch.example", password: otherPassword, repeatedPassword: otherPassword };
        return [await register(caller, { ...person, possessorIds: [own.at("id"), 7001] }), store.state.accounts.length];
      },
    },
    "no-organisation-needed": {
      operationId: "registerUser",
      description: "Registers a user without an organisation.",
      breaks: "contract",
      createHandler: answer(["registerUser"], async (request, { store, send }) => {
        const body = readBody(request);
        if (!Array.isArray(body["possessorIds"]) || body["possessorIds"].length > 0) return send(request);
        const possessor = { id: store.nextId(), name: "None", address: "Nowhere 1" };
        store.state.possessors.push(possessor);
        return send(withBody(request, { ...body, possessorIds: [possessor.id] }));
      }),
      observe: async (caller) =>
        register(caller, {
          username: "alone@birch.example",
          password: otherPassword,
          repeatedPassword: otherPassword,
          possessorIds: [],
        }),
    },
    "father-name-with-a-letter": {
      operationId: "registerUser",
      description: "Refuses a dash as the father's name, which has to contain a letter.",
      breaks: "contract",
      createHandler: changeRequest("registerUser", (request) => {
        const body = readBody(request);
        return /\p{L}/u.test(String(body["fatherName"] ?? "a"))
          ? request
          : withBody(request, { ...body, fatherName: "" });
      }),
      observe: async (caller) =>
        register(caller, {
          username: "dash@birch.example",
          password: otherPassword,
          repeatedPassword: otherPassword,
          fatherName: "-",
        }),
    },
  }),
  ...defineFaults("boundaries", {
    "script-of-name": {
      operationId: "registerUser",
      description: "Refuses a name in a script other than the Latin and the Cyrillic one.",
      breaks: "contract",
      createHandler: changeRequestBody("registerUser", (body) => {
        const refused = ["name", "surname", "fatherName"].filter(
          (name) =>
            typeof body[name] === "string" && !/^[\p{Script=Latin}\p{Script=Cyrillic}\s'’.-]+$/u.test(body[name]),
        );
        return { ...body, ...Object.fromEntries(refused.map((name) => [name, " "])) };
      }),
      observe: (caller) =>
        register(caller, { name: "გიორგი", password: otherPassword, repeatedPassword: otherPassword }),
    },
  }),
  ...defineFaults("passwords", {
    "repetition-at-registration": {
      operationId: "registerUser",
      description: "Compares the repeated password without its case at registration.",
      breaks: "contract",
      createHandler: changeRequest("registerUser", (request) => {
        const body = readBody(request);
        const isSimilar = String(body["password"]).toLowerCase() === String(body["repeatedPassword"]).toLowerCase();
        return isSimilar ? withBody(request, { ...body, repeatedPassword: body["password"] }) : request;
      }),
      observe: (caller) => register(caller, { password: "Wolken&Ziegel82", repeatedPassword: "wolken&ziegel82" }),
    },
    "first-72-bytes": {
      operationId: "registerUser",
      description: "Hashes the first 72 bytes of a password, so that any other end signs in too.",
      breaks: "contract",
      createHandler: answer(["registerUser", "signIn"], async (request, { send }) => {
        const body = readBody(request);
        const { password, repeatedPassword } = body;
        const cut = cutForHash(String(password));
        if (cut === password) return send(request);
        if (request.operationId === "signIn") {
          const response = await send(request);
          return response.status === 401 ? send(withBody(request, { ...body, password: cut })) : response;
        }
        if (password !== repeatedPassword) return send(request);
        const response = await send(withBody(request, { ...body, password: cut, repeatedPassword: cut }));
        return response.status === 200 ? response : send(request);
      }),
      observe: async (caller) => {
        const password = `Clear+Prices-2026 ${"on every market of the town, ".repeat(3)}`;
        const username = "long.password@alder.example";
        const registered = await register(caller, {
          username,
          password: `${password}today`,
          repeatedPassword: `${password}today`,
        });
        const signIn = await caller.call("signIn", { body: { username, password: `${password}tomorrow` } });
        return [registered, signIn.status];
      },
    },
  }),
  ...defineFaults("persistence", {
    "only-last-organisation": {
      operationId: "registerUser",
      description: "Registers a user with the last of several organisations only.",
      breaks: "contract",
      createHandler: changeRequestBody("registerUser", ({ possessorIds, ...person }) => ({
        ...person,
        possessorIds: Array.isArray(possessorIds) ? possessorIds.slice(-1) : possessorIds,
      })),
      observe: async (caller) => {
        const ids = [];
        for (const name of ["Elm Ltd", "Oak Ltd"])
          ids.push((await caller.call("registerPossessor", { body: { name, address: "Elm Lane 12" } })).at("id"));
        const password = "Ziegel&Wolken82";
        await register(caller, { possessorIds: ids, password, repeatedPassword: password });
        return caller.store.state.accounts.at(-1)?.possessorIds;
      },
    },
    "father-name-lost": {
      operationId: "registerUser",
      description: "Stores the given name as the father's name.",
      breaks: "contract",
      createHandler: changeRequestBody("registerUser", (body) => {
        if (typeof body["name"] === "string" && typeof body["fatherName"] === "string")
          body["fatherName"] = body["name"];
      }),
      observe: async (caller) => {
        await register(caller, { password: "Bərk-Köşk-2041", repeatedPassword: "Bərk-Köşk-2041" });
        return caller.store.state.accounts.at(-1)?.fatherName;
      },
    },
  }),
  ...defineFaults("inputs", {
    "one-known-organisation-is-enough": {
      operationId: "registerUser",
      description: "Registers a user of several organisations of which only one is known.",
      breaks: "contract",
      createHandler: changeRequest("registerUser", (request, { store }) => {
        const body = readBody(request);
        const ids = Array.isArray(body["possessorIds"]) ? (body["possessorIds"] as unknown[]) : [];
        const known = ids.filter((id) => store.state.possessors.some((possessor) => possessor.id === Number(id)));
        return known.length > 0 && known.length < ids.length
          ? withBody(request, { ...body, possessorIds: known })
          : request;
      }),
      observe: async (caller) => {
        const possessor = await caller.call("registerPossessor", {
          body: { name: "Birch Ltd", address: "Birch Lane 1" },
        });
        return register(caller, {
          username: "olaf@birch.example",
          password: otherPassword,
          repeatedPassword: otherPassword,
          possessorIds: [possessor.at("id"), 2_000_000_000],
        });
      },
    },
    "unknown-possessor": {
      operationId: "registerUser",
      description: "Registers a user of an organisation that does not exist.",
      breaks: "contract",
      createHandler: acceptRejected("registerUser", (request, { store }) => {
        const body = readBody(request);
        const ids = store.state.possessors.map(({ id }) => String(id));
        const sent = Array.isArray(body["possessorIds"]) ? body["possessorIds"] : [];
        return sent.length > 0 && sent.every((id) => !ids.includes(String(id)))
          ? withBody(request, { ...body, possessorIds: [store.state.possessors.at(-1)?.id] })
          : undefined;
      }),
      observe: (caller) =>
        register(caller, { password: "Bərk-Ağac-2041", repeatedPassword: "Bərk-Ağac-2041", possessorIds: [99_887] }),
    },
  }),
  ...defineFaults("errors", {
    "fields-as-object": answersError(
      "registerUser",
      "Returns the invalid fields as an object.",
      422,
      withProblem((problem) => {
        const fields = Array.isArray(problem["fields"]) ? problem["fields"].filter(isRecord) : [];
        problem["fields"] = Object.fromEntries(fields.map(({ field, message }) => [String(field), [message]]));
      }),
      { body: { name: "" } },
    ),
    "instance-with-the-entered-name": {
      operationId: "registerUser",
      description: "Names a person by the surname that was entered in the instance of an error.",
      breaks: "contract",
      createHandler: changeErrors(["registerUser"], (response, request) => {
        const { surname } = readBody(request);
        if (typeof surname !== "string") return undefined;
        return {
          ...response,
          body: toJson({ ...readBody(response), instance: `urn:user:${encodeURIComponent(surname)}` }),
        };
      }),
      observe: observeResponse("registerUser", { body: { name: "Ida", surname: "Berg" } }),
    },
  }),
  ...defineFaults("password-rules", {
    "four-distinct": {
      operationId: "registerUser",
      description: "Registers a password of four different characters.",
      breaks: "contract",
      createHandler: storeWeakPassword(
        "registerUser",
        "password",
        appendIf((password) => new Set(password).size === 4, "k"),
        ({ body }, { state }) => {
          const parsed = parseJson(body);
          return findAccountByEmail(state.accounts, isRecord(parsed) ? String(parsed["username"]) : "");
        },
      ),
      observe: (caller) => register(caller, { password: "Zz8&Zz8&Zz8&", repeatedPassword: "Zz8&Zz8&Zz8&" }),
    },
    "registration-with-name-of-three-letters": {
      operationId: "registerUser",
      description: "Accepts a password with a name of three letters at the registration.",
      breaks: "contract",
      createHandler: acceptRejected("registerUser", (request) => {
        const body = readBody(request);
        return String(body["name"]).length === 3 ? withBody(request, { ...body, name: unusualName }) : undefined;
      }),
      observe: (caller) =>
        register(caller, { name: "Ulf", password: "Ulf%Wagen2026", repeatedPassword: "Ulf%Wagen2026" }),
    },
    "distinct-without-case": {
      operationId: "registerUser",
      description: "Counts capital and small letters as the same among the five different characters.",
      breaks: "specification",
      createHandler: answer(["registerUser"], async (request, { send }) => {
        const body = parseJson(request.body);
        const text = isRecord(body) ? String(body["password"]).toLowerCase() : "";
        return isRecord(body) && text.length >= 10 && new Set(text).size < 5
          ? createResponse(422, { message: "Şifrə tələblərə uyğun deyil.", code: "VALIDATION_FAILED" })
          : send(request);
      }),
      observe: async ({ call }) => {
        const pass = "aA1!bB1!aAbB";
        const body = {
          name: "Ada",
          surname: "Byron",
          fatherName: "Noel",
          username: "ada@engine.example",
          password: "aA1!aA1!aA1!z",
          repeatedPassword: "aA1!aA1!aA1!z",
          phoneNumber: "+4912345",
          possessorIds: [1],
        };
        const possessor = await call("registerPossessor", { body: { name: "Engine", address: "London, street 1" } });
        body.possessorIds = [Number(possessor.at("id"))];
        const weak = (await call("registerUser", { body: { ...body, password: pass, repeatedPassword: pass } })).status;
        return [weak, (await call("registerUser", { body })).status];
      },
    },
  }),
  ...defineFaults("schemas", {
    "registration-message-as-object": {
      operationId: "registerUser",
      description: "Returns the message about the registration as an object by language.",
      breaks: "contract",
      createHandler: changeObject(["registerUser"], (body) => {
        body["message"] = { az: body["message"] };
      }),
      observe: async ({ call }) => {
        const { at } = await call("registerPossessor", { body: { name: "Scales", address: "Street 12, Riga" } });
        const password = "Köhnə-Tərəzi-1905";
        const names = { name: "Ivo", surname: "Kalns", fatherName: "Jan", username: "ivo@scales.example" };
        const rest = { password, repeatedPassword: password, phoneNumber: "+37120000000", possessorIds: [at("id")] };
        return (await call("registerUser", { body: { ...names, ...rest } })).text;
      },
    },
  }),
];
