import { toIsoDateTime } from "../../../../../mocks/store/calendar.ts";
import { localizedText, parseLanguage, translate } from "../../../../../mocks/store/localizedText.ts";
import type { MockStore } from "../../../../../mocks/store/mockStore.ts";
import { unverifiedActivationCode } from "../../../../../mocks/store/personas.ts";
import { defineFaults, type FeedConnection, type FrameHandler, type SeededFault } from "../../fault.ts";
import { getConnectedAccountId } from "../../shared/feed.ts";
import { getCommand, getHeader } from "../../shared/frames.ts";
import { observeResponse } from "../../shared/observers.ts";
import { foreignEmail, register, requestReset } from "../../shared/passwords.ts";
import {
  acceptRejected,
  answer,
  readBody,
  changeErrors,
  changeResponse,
  changeSuccess,
  createResponse,
  getLang,
  parseJson,
  withJson,
  withQuery,
} from "../../shared/seeds.ts";
import { codesForEver } from "./shared.ts";

const activated = {
  title: localizedText("E-poçt ünvanı təsdiqləndi", "Адрес подтверждён", "The e-mail address is confirmed"),
  description: localizedText(
    "Hesab aktivdir, portala daxil ola bilərsiniz.",
    "Учётная запись активна, вы можете войти на портал.",
    "The account is active, you can sign in to the portal.",
  ),
};

/** The connections of the feed by store, each with its subscriptions. */
const audiences = new WeakMap<object, Map<FeedConnection, Set<string>>>();

const audienceOf = (store: object): Map<FeedConnection, Set<string>> => {
  const audience = audiences.get(store) ?? new Map<FeedConnection, Set<string>>();
  audiences.set(store, audience);
  return audience;
};

/** Remembers the subscriptions of a connection, and forwards its frames. */
const listen = (connection: FeedConnection): FrameHandler => {
  const audience = audienceOf(connection.store);
  let isKnown = false;
  return {
    fromClient: (frame) => {
      isKnown ||= getConnectedAccountId(frame, connection) !== undefined;
      const id = getHeader(frame, "id");
      if (getCommand(frame) === "SUBSCRIBE" && isKnown && id !== undefined)
        audience.set(connection, new Set(audience.get(connection)).add(id));
      if (getCommand(frame) === "UNSUBSCRIBE") audience.get(connection)?.delete(id ?? "");
      connection.sendToServer(frame);
    },
    onClose: () => audience.delete(connection),
  };
};

/** Sends a message to all users who are connected. */
const broadcast = (store: MockStore, lang: string): void => {
  const id = store.nextId();
  const language = parseLanguage(lang);
  const body = JSON.stringify({
    id,
    type: "INFORMATION",
    title: translate(activated.title, language),
    description: translate(activated.description, language),
    createdAt: toIsoDateTime(store.now()),
  });
  for (const [connection, subscriptions] of audienceOf(store))
    for (const subscription of subscriptions)
      connection.sendToClient(
        `MESSAGE\nsubscription:${subscription}\ndestination:/user/queue/notifications\nmessage-id:${subscription}-${id}\ncontent-type:application/json\n\n${body}\0`,
      );
};

/** Faults of `activateAccount`. */
export const activateAccountFaults: readonly SeededFault[] = [
  ...defineFaults("account-sentences", {
    "activation-code-for-ever": {
      operationId: "activateAccount",
      description: "Accepts the code of an activation at any later time.",
      breaks: "contract",
      createHandler: codesForEver("activateAccount"),
      observe: async ({ call, store }) => {
        store.advanceClock(40 * 86_400);
        return (await call("activateAccount", { path: "482913" })).status;
      },
    },
    "wrong-code-is-not-accepted": {
      operationId: "activateAccount",
      description: "Names a wrong code like any other value that is not accepted.",
      breaks: "contract",
      createHandler: changeErrors(["activateAccount"], (response) =>
        readBody(response)["code"] === "WRONG_CODE"
          ? withJson(response, { ...readBody(response), code: "NOT_ACCEPTED" })
          : undefined,
      ),
      observe: observeResponse("activateAccount", { path: "777123" }),
    },
    "code-in-the-address-of-an-error": {
      operationId: "activateAccount",
      description: "Names the path of the request with its code in each error.",
      breaks: "contract",
      createHandler: changeErrors(["activateAccount"], (response, { url }) =>
        url.pathname.length < 100 ? withJson(response, { ...readBody(response), instance: url.pathname }) : undefined,
      ),
      observe: observeResponse("activateAccount", { path: "777123" }),
    },
  }),
  ...defineFaults("sessions", {
    "wrong-code-ends-activation": {
      operationId: "activateAccount",
      description: "Deletes the codes that were sent when a wrong one is entered.",
      breaks: "contract",
      createHandler: changeErrors(["activateAccount"], (_, __, { store }) => {
        store.state.verificationCodes = store.state.verificationCodes.filter(({ purpose }) => purpose !== "activation");
      }),
      observe: async ({ call }) => {
        await call("activateAccount", { path: "000001" });
        return (await call("activateAccount", { path: "482913" })).status;
      },
    },
    "activation-code-twice": {
      operationId: "activateAccount",
      description: "Accepts any code of six digits for an account that is active already.",
      breaks: "specification",
      createHandler: changeResponse(["activateAccount"], ({ status }) =>
        status >= 400 && status < 500 ? createResponse(200, { message: "Hesab təsdiqləndi." }) : undefined,
      ),
      observe: async ({ call }) => (await call("activateAccount", { path: "000001" })).status,
    },
  }),
  ...defineFaults("languages", {
    "wrong-code-in-azerbaijani": {
      operationId: "activateAccount",
      description: "Explains a wrong code in Azerbaijani, whatever the language of the request.",
      breaks: "contract",
      createHandler: changeErrors(["activateAccount"], async (response, request, { send }) =>
        response.status === 422 && getLang(request) !== "az" ? send(withQuery(request, { lang: "az" })) : undefined,
      ),
      observe: observeResponse("activateAccount", { path: "000001", query: { lang: "en" } }),
    },
  }),
  ...defineFaults("roles", {
    "any-activation-code": {
      operationId: "activateAccount",
      description: "Confirms the newest account with any code.",
      breaks: "contract",
      createHandler: acceptRejected("activateAccount", (request, { store }) => {
        const code = store.state.verificationCodes.findLast(({ purpose }) => purpose === "activation")?.code;
        return code === undefined
          ? undefined
          : { ...request, url: new URL(`/api/user/public/activation/${code}${request.url.search}`, request.url) };
      }),
      observe: async ({ call }) => (await call("activateAccount", { path: "110022" })).status,
    },
  }),
  ...defineFaults("errors", {
    "route-of-six-digits": {
      operationId: "activateAccount",
      description: "Answers a wrong code that is not six digits with 404 and NO_SUCH_CALL instead of 422.",
      breaks: "contract",
      createHandler: answer(["activateAccount"], (request, { send }) =>
        send(
          /\/\d{6}$/.test(request.url.pathname)
            ? request
            : { ...request, url: new URL(`none/none${request.url.search}`, request.url) },
        ),
      ),
      observe: observeResponse("activateAccount", { path: "48-29-13", query: { lang: "en" } }),
    },
  }),
  ...defineFaults("feed", {
    "activation-is-broadcast": {
      operationId: "activateAccount",
      description: "Pushes the message about a confirmed e-mail address to all connected users, whose it is not.",
      breaks: "contract",
      createHandler: changeSuccess(["activateAccount"], (_response, request, { store }) =>
        broadcast(store, getLang(request)),
      ),
      createFrameHandler: listen,
      observe: ({ readFeed, getSession, call }) =>
        readFeed({
          token: getSession("citizen").accessToken,
          act: () => call("activateAccount", { path: unverifiedActivationCode }),
        }),
    },
  }),
  ...defineFaults("schemas", {
    "activation-as-list": {
      operationId: "activateAccount",
      description: "Returns the message about the activation in a list.",
      breaks: "contract",
      createHandler: changeSuccess(["activateAccount"], (response) => withJson(response, [parseJson(response.body)])),
      observe: observeResponse("activateAccount", { path: "482913" }),
    },
  }),
  ...defineFaults("tokens", {
    "wrong-code-cancels-last": {
      operationId: "activateAccount",
      description: "Cancels the code that was sent last when somebody enters a wrong one.",
      breaks: "contract",
      createHandler: changeErrors(["activateAccount"], (_response, _request, { store }) => {
        const last = store.state.verificationCodes.findLast(({ purpose }) => purpose === "activation");
        store.state.verificationCodes = store.state.verificationCodes.filter((code) => code !== last);
      }),
      observe: async (caller) => {
        const { call, store } = caller;
        await register(caller, { password: "Qırmızı-Alma-77", repeatedPassword: "Qırmızı-Alma-77" });
        const code = store.outbox.at(-1)?.code ?? "";
        await call("activateAccount", { path: "000111" });
        return (await call("activateAccount", { path: code })).status;
      },
    },
    "reset-code-activates": {
      operationId: "activateAccount",
      description: "Accepts a code for another purpose, such as a reset, as the confirmation of an address.",
      breaks: "contract",
      createHandler: answer(["activateAccount"], async (request, { send, store }) => {
        const code = decodeURIComponent(request.url.pathname.split("/").at(-1) ?? "");
        const found = store.state.verificationCodes.find((entry) => entry.code === code && entry.purpose === "reset");
        return found === undefined ? send(request) : createResponse(200, { message: "Hesab uğurla təsdiqləndi." });
      }),
      observe: async (caller) => {
        await requestReset(caller, foreignEmail);
        return (await caller.call("activateAccount", { path: caller.store.outbox.at(-1)?.code ?? "" })).status;
      },
    },
  }),
];
