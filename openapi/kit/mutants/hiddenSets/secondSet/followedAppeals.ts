import type { Caller } from "../../caller.ts";
import { defineFaults, type FaultDefinition } from "../../fault.ts";
import {
  acceptRejected,
  answer,
  changeObject,
  changeSuccess,
  createResponse,
  isObject,
  parseJson,
  withBody,
} from "../../seeds.ts";
import type { MockStore } from "../../../../../mocks/store/mockStore.ts";

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
    if (isObject(body["appeal"])) change(body["appeal"], store);
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
    if (!isObject(body) || "appeal" in body || !isConcerned(String(body["appealNumber"]), store)) return;
    return createResponse(status, { message: "Müraciət tapılmadı.", code: "NOT_FOUND" });
  }),
});

const exists = (number: string, { state }: MockStore): boolean =>
  state.appeals.some((appeal) => appeal.number === number);

export const followedAppealFaults = [
  ...defineFaults("access", {
    "followed-by-number": {
      operationId: "findAppeal",
      description: "Returns an appeal to everybody who knows its number.",
      breaks: "contract",
      createHandler: answer(["findAppeal"], (request, { store, send }) => {
        const body = parseJson(request.body);
        if (!isObject(body)) return send(request);
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
  }),
  ...defineFaults("statuses", {
    "followed-unknown-404": {
      ...answersNothing("Returns 404 for an appeal that cannot be followed.", () => true, 404),
      observe: follow(unknownNumber),
    },
  }),
  ...defineFaults("values", {
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
    "followed-without-email": {
      operationId: "findAppeal",
      description: "Accepts a request to follow an appeal without an e-mail address.",
      breaks: "contract",
      createHandler: acceptRejected("findAppeal", (request) => {
        const body = parseJson(request.body);
        return isObject(body) && !("email" in body)
          ? withBody(request, { ...body, email: "none@mail.example" })
          : undefined;
      }),
      observe: async ({ call }) => (await call("findAppeal", { body: unknownNumber })).status,
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
];
