import { setTimeout as delay } from "node:timers/promises";
import { defineFaults, type FaultResponse, type SeededFault } from "../../fault.ts";
import { citizen } from "../../shared/callers.ts";
import { problemOf } from "../../shared/errors.ts";
import { observeResponse } from "../../shared/observers.ts";
import { foreignEmail, foreignPassword } from "../../shared/passwords.ts";
import { createTokenOf, getPrincipal } from "../../shared/recordOwners.ts";
import {
  answer,
  readBody,
  changeErrors,
  changeObject,
  getEntries,
  getToken,
  type JsonObject,
  parseJson,
  withJson,
} from "../../shared/seeds.ts";
import { rememberTokens } from "../../shared/tokens.ts";
import { choosePush } from "./shared.ts";

/** Faults of `readNotificationSettings`. */
export const readNotificationSettingsFaults: readonly SeededFault[] = [
  ...defineFaults("access", {
    "settings-of-last-person": {
      operationId: "readNotificationSettings",
      description: "Returns the settings of the person who saved theirs last.",
      breaks: "contract",
      createHandler: () => {
        let last: Uint8Array | undefined;
        return async (request, { send }) => {
          const response = await send(request);
          if (response.status !== 200) return response;
          if (request.operationId === "updateNotificationSettings") last = response.body;
          return request.operationId === "readNotificationSettings"
            ? { ...response, body: last ?? response.body }
            : response;
        };
      },
      observe: async ({ call }) => {
        const body = { items: [{ event: "APPEAL_STATUS", email: false, sms: false, push: true }] };
        const settings = await call("readNotificationSettings", { as: "citizen" });
        const items = settings.at("items") as JsonObject[];
        await call("updateNotificationSettings", {
          as: "citizen",
          body: items[0] ? { items: [{ ...items[0], email: items[0]["email"] !== true, sms: true }] } : body,
        });
        return (await call("readNotificationSettings", { as: "foreign" })).at();
      },
    },
  }),
  ...defineFaults("account-sentences", {
    "title-for-people": {
      operationId: "readNotificationSettings",
      description: "Writes a title for people into each error, in the place of the reason phrase.",
      breaks: "contract",
      createHandler: changeErrors(["readNotificationSettings"], (response) =>
        withJson(response, { ...readBody(response), title: "Something went wrong" }),
      ),
      observe: observeResponse("readNotificationSettings"),
    },
  }),
  ...defineFaults("sessions", {
    "settings-kept-in-session": {
      operationId: "readNotificationSettings",
      description: "Keeps the settings that a session has read, so that it misses what another session changes.",
      breaks: "contract",
      createHandler: () => {
        const kept = new Map<string, FaultResponse>();
        return async (request, { send }) => {
          const token = getToken(request);
          if (request.operationId === "updateNotificationSettings") kept.delete(token);
          if (request.operationId !== "readNotificationSettings") return send(request);
          const response = await send(request);
          if (response.status !== 200) return response;
          const earlier = kept.get(token) ?? response;
          kept.set(token, earlier);
          return earlier;
        };
      },
      observe: async ({ call, store }) => {
        await call("readNotificationSettings", citizen);
        const token = createTokenOf(store, ({ persona }) => persona === "citizen") ?? "";
        await call("updateNotificationSettings", { token, body: choosePush("PAYMENT", true) });
        return (await call("readNotificationSettings", citizen)).text;
      },
    },
    "settings-of-session": {
      operationId: "readNotificationSettings",
      description: "Returns the defaults in each new session.",
      breaks: "contract",
      createHandler: () => {
        const saved = new Map<string, unknown>();
        let defaults: unknown;
        return async (request, { send }) => {
          const response = await send(request);
          const token = getToken(request);
          if (response.status !== 200) return response;
          if (request.operationId === "updateNotificationSettings") saved.set(token, parseJson(response.body));
          if (request.operationId !== "readNotificationSettings") return response;
          defaults ??= parseJson(response.body);
          return withJson(response, saved.get(token) ?? defaults);
        };
      },
      observe: async ({ call }) => {
        await call("readNotificationSettings", citizen);
        const items = [{ event: "PAYMENT", email: false, sms: true, push: true }];
        await call("updateNotificationSettings", { ...citizen, body: { items } });
        const { at } = await call("signInWithIdentity", {
          query: { code: "citizen-kiosk-number-3", redirect: "https://portal.example/asan-login" },
        });
        return (await call("readNotificationSettings", { token: String(at("token")) })).at("items");
      },
    },
    "settings-of-sign-in": {
      operationId: "readNotificationSettings",
      description: "Keeps the settings in the session, which does not see what another session has changed.",
      breaks: "contract",
      createHandler: () => {
        const known = new Map<number, FaultResponse>();
        return answer(["readNotificationSettings", "updateNotificationSettings"], async (request, { store, send }) => {
          const sessionId = getPrincipal(request, store)?.session.id;
          if (sessionId === undefined) return send(request);
          if (request.operationId === "updateNotificationSettings") known.delete(sessionId);
          const response = known.get(sessionId) ?? (await send(request));
          if (request.operationId === "readNotificationSettings" && response.status === 200)
            known.set(sessionId, response);
          return response;
        })();
      },
      observe: async ({ call }) => {
        const otherSession = String((await call("chooseAccount", citizen)).at("token"));
        const channels = { event: "PAYMENT", email: false, sms: true, push: true };
        await call("readNotificationSettings", citizen);
        await call("updateNotificationSettings", { token: otherSession, body: { items: [channels] } });
        return (await call("readNotificationSettings", citizen)).text;
      },
    },
  }),
  ...defineFaults("values", {
    "two-entries-for-event": {
      operationId: "readNotificationSettings",
      description: "Returns two entries for one kind of event.",
      breaks: "contract",
      createHandler: changeObject(["readNotificationSettings"], (body) => {
        const items = getEntries(body["items"]);
        body["items"] = [...items, ...items.slice(0, 1).map((item) => ({ ...item, sms: item["sms"] !== true }))];
      }),
      observe: observeResponse("readNotificationSettings", { as: "citizen" }),
    },
  }),
  ...defineFaults("robustness", {
    "four-connections-for-all": {
      operationId: "readNotificationSettings",
      description:
        "Has four connections to the database, and fails with 500 for more requests than that at the same time.",
      breaks: "quality",
      createHandler: () => {
        let active = 0;
        return async (request, { send }) => {
          if (request.operationId !== "readNotificationSettings") return send(request);
          active += 1;
          try {
            await delay(30);
            return active > 4 ? problemOf(request, 500) : await send(request);
          } finally {
            active -= 1;
          }
        };
      },
      observe: async ({ call }) => {
        const results = await Promise.all(Array.from({ length: 12 }, () => call("readNotificationSettings", citizen)));
        return results.some(({ status }) => status === 500);
      },
    },
  }),
  ...defineFaults("tokens", {
    "settings-after-sign-out": {
      operationId: "readNotificationSettings",
      description: "Returns the settings to an access token whose session has been signed out.",
      breaks: "contract",
      createHandler: rememberTokens(({ operationId }) => operationId === "readNotificationSettings"),
      observe: async ({ call }) => {
        const { at } = await call("signIn", { body: { username: foreignEmail, password: foreignPassword } });
        await call("signOut", { body: { refreshToken: at("refreshToken") } });
        return (await call("readNotificationSettings", { token: String(at("token")) })).status;
      },
    },
  }),
];
