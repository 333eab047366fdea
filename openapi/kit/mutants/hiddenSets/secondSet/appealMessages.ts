import type { CallOptions, Caller } from "../../caller.ts";
import { defineFaults, type FaultDefinition } from "../../fault.ts";
import { changePage, arrangeEntries } from "../../lists.ts";
import { ignoreOwners } from "../../recordOwners.ts";
import {
  acceptRejected,
  changeEntries,
  changeObject,
  changeRequest,
  changeRequestBody,
  isObject,
  parseJson,
  withBody,
} from "../../seeds.ts";
import { getOwner } from "../../../../../mocks/store/owners.ts";
import type { PersonaId } from "../../../../../mocks/store/personas.ts";

/** Returns the id of the first appeal of a persona. */
const findAppealOf = ({ store, getSession }: Caller, persona: PersonaId): number => {
  const session = getSession(persona);
  const account = store.state.accounts.find(({ id }) => id === session.accountId);
  const owner = account && getOwner({ account, session });
  return store.state.appeals.find((appeal) => appeal.owner === owner)?.id ?? 0;
};

const write = (caller: Caller, options: CallOptions) =>
  caller.call("sendAppealMessage", { as: "citizen", path: findAppealOf(caller, "citizen"), ...options });

const list = async (caller: Caller, query: CallOptions["query"] = {}): Promise<unknown> =>
  (await caller.call("listAppealMessages", { as: "citizen", path: findAppealOf(caller, "citizen"), query })).at();

const writeAndList =
  (text: string): NonNullable<FaultDefinition["observe"]> =>
  async (caller) => {
    await write(caller, { body: { text } });
    return list(caller);
  };

const png = (): File =>
  new File([Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")], "scan.png", { type: "image/png" });

export const appealMessageFaults = [
  ...defineFaults("access", {
    "messages-of-others": {
      operationId: "listAppealMessages",
      description: "Returns the messages on an appeal of another user.",
      breaks: "contract",
      createHandler: ignoreOwners(["listAppealMessages"], "appeals"),
      observe: async (caller) =>
        (await caller.call("listAppealMessages", { as: "admin", path: findAppealOf(caller, "citizen") })).status,
    },
    "message-on-others": {
      operationId: "sendAppealMessage",
      description: "Adds a message to an appeal of another user.",
      breaks: "contract",
      createHandler: ignoreOwners(["sendAppealMessage"], "appeals"),
      observe: async (caller) => (await write(caller, { as: "admin", body: { text: "Hello" } })).status,
    },
    "upload-in-message": {
      operationId: "sendAppealMessage",
      description: "Attaches the file of another user to a message on an appeal.",
      breaks: "contract",
      createHandler: ignoreOwners(["sendAppealMessage"], "documents"),
      observe: async (caller) => {
        const id = (await caller.upload("privileged", png())).at("id");
        return (await write(caller, { body: { text: "Enclosed.", documentIds: [id] } })).status;
      },
    },
  }),
  ...defineFaults("lists", {
    "oldest-message-first": {
      operationId: "listAppealMessages",
      description: "Returns the oldest message on an appeal first.",
      breaks: "contract",
      createHandler: arrangeEntries("listAppealMessages", (entries) => entries.toReversed()),
      observe: writeAndList("Newer"),
    },
    "messages-total": {
      operationId: "listAppealMessages",
      description: "Returns the number of messages on the page as the total.",
      breaks: "contract",
      createHandler: changePage("listAppealMessages", (body) => {
        body.total = body.items.length;
      }),
      observe: async (caller) => {
        await write(caller, { body: { text: "Newer" } });
        return list(caller, { perPage: 1 });
      },
    },
  }),
  ...defineFaults("persistence", {
    "message-cut": {
      operationId: "sendAppealMessage",
      description: "Stores only the first 128 characters of a message.",
      breaks: "contract",
      createHandler: changeRequestBody("sendAppealMessage", (body) => {
        if (typeof body["text"] === "string") body["text"] = body["text"].slice(0, 128);
      }),
      observe: writeAndList("word ".repeat(40)),
    },
    "message-key-ignored": {
      operationId: "sendAppealMessage",
      description: "Sends a message again when a request is repeated with its idempotency key.",
      breaks: "contract",
      createHandler: changeRequest("sendAppealMessage", (request) => {
        const headers = new Headers(request.headers);
        headers.delete("idempotency-key");
        return { ...request, headers };
      }),
      observe: async (caller) => {
        const options = { body: { text: "Once" }, headers: { "Idempotency-Key": "same-message-sent-twice" } };
        return (await write(caller, options)).at("id") === (await write(caller, options)).at("id");
      },
    },
    "message-without-files": {
      operationId: "sendAppealMessage",
      description: "Loses the files of a message.",
      breaks: "contract",
      createHandler: changeRequestBody("sendAppealMessage", (body) => void delete body["documentIds"]),
      observe: async (caller) => {
        const id = (await caller.upload("citizen", png())).at("id");
        return (await write(caller, { body: { text: "Enclosed.", documentIds: [id] } })).at("documents.0.id") === id;
      },
    },
  }),
  ...defineFaults("inputs", {
    "blank-message": {
      operationId: "sendAppealMessage",
      description: "Accepts a message of spaces.",
      breaks: "contract",
      createHandler: acceptRejected("sendAppealMessage", (request) => {
        const body = parseJson(request.body);
        return isObject(body) && typeof body["text"] === "string" && body["text"].trim() === ""
          ? withBody(request, { ...body, text: "-" })
          : undefined;
      }),
      observe: async (caller) => (await write(caller, { body: { text: "   " } })).status,
    },
  }),
  ...defineFaults("boundaries", {
    "message-4001": {
      operationId: "sendAppealMessage",
      description: "Cuts a message with 4001 characters instead of rejecting it.",
      breaks: "contract",
      createHandler: acceptRejected("sendAppealMessage", (request) => {
        const body = parseJson(request.body);
        return isObject(body) && typeof body["text"] === "string" && [...body["text"]].length === 4001
          ? withBody(request, { ...body, text: body["text"].slice(0, 4000) })
          : undefined;
      }),
      observe: async (caller) => (await write(caller, { body: { text: "m".repeat(4001) } })).status,
    },
  }),
  ...defineFaults("values", {
    "message-author": {
      operationId: "sendAppealMessage",
      description: "Names the service as the author of the user's own message.",
      breaks: "contract",
      createHandler: changeObject(["sendAppealMessage"], (body) => {
        body["author"] = "SERVICE";
      }),
      observe: async (caller) => (await write(caller, { body: { text: "Mine" } })).at("author"),
    },
    "message-time": {
      operationId: "listAppealMessages",
      description: "Returns the times of messages as local times without an offset.",
      breaks: "contract",
      createHandler: changeEntries(["listAppealMessages"], (entry) => {
        if (typeof entry["sentAt"] === "string") entry["sentAt"] = entry["sentAt"].slice(0, 19);
      }),
      observe: writeAndList("Now"),
    },
  }),
];
