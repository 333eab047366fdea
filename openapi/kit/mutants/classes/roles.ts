import { findAccountByEmail } from "../../../../mocks/store/accounts.ts";
import { defineFaults } from "../fault.ts";
import { getPrincipal } from "../recordOwners.ts";
import { acceptRejected, answer, changeObject, createResponse, getToken, isObject, parseJson } from "../seeds.ts";

const profile = {
  name: "Aylin",
  surname: "Sarı",
  fatherName: "Kamal",
  email: "aylin@mail.example",
  phoneNumber: "+99455",
};

/** Returns the id of an appeal of the citizen. */
const findCitizensAppeal = (appeals: readonly { id: number; owner: string }[]): number =>
  appeals.find(({ owner }) => owner === "person:1001")?.id ?? 0;

export const roleFaults = defineFaults("roles", {
  "citizen-renames-themselves": {
    operationId: "updateUser",
    description: "Lets a user with a state identity change the name from the state register.",
    breaks: "contract",
    createHandler: acceptRejected("updateUser", (request, { store }) => {
      const [principal, body] = [getPrincipal(request, store), parseJson(request.body)];
      if (principal === undefined || principal.account.foreign || !isObject(body)) return undefined;
      Object.assign(principal.account, { name: body["name"], surname: body["surname"] });
      return {
        ...request,
        operationId: "readUser",
        method: "GET",
        body: new Uint8Array(),
        url: new URL("/api/user/details", request.url),
      };
    }),
    observe: async ({ call }) => {
      await call("updateUser", { as: "citizen", body: profile });
      return (await call("readUser", { as: "citizen" })).at("name");
    },
  },
  "foreign-user-as-citizen": {
    operationId: "updateContacts",
    description: "Lets a foreign user change contact details with the call for users with a state identity.",
    breaks: "quality",
    createHandler: acceptRejected(
      "updateContacts",
      (request, { store }) => {
        const principal = getPrincipal(request, store);
        if (principal?.account.foreign !== true) return undefined;
        principal.account.foreign = false;
        return request;
      },
      (request, { store }) => {
        const principal = getPrincipal(request, store);
        if (principal !== undefined) principal.account.foreign = true;
      },
    ),
    observe: async ({ call }) =>
      (await call("updateContacts", { as: "foreign", body: { email: "e@mail.example", phoneNumber: "+4670" } })).status,
  },
  "forbidden-own-data": {
    operationId: "readAppeal",
    description: "Returns 403 for the user's own appeal unless they are an administrator.",
    breaks: "contract",
    createHandler: answer(["readAppeal"], async (request, { store, send }) =>
      getPrincipal(request, store)?.account.authority === "ASAN_USER"
        ? createResponse(403, { message: "Bu bölməyə girişiniz yoxdur." })
        : send(request),
    ),
    observe: async ({ call, store }) =>
      (await call("readAppeal", { as: "citizen", path: findCitizensAppeal(store.state.appeals) })).status,
  },
  "role-of-registered-user": {
    operationId: "readUser",
    description: "Gives each user who signs in with an e-mail address the role ADMIN.",
    breaks: "contract",
    createHandler: changeObject(["readUser"], (body) => {
      if (body["foreign"] === true) body["roles"] = [{ authority: "ADMIN" }];
    }),
    observe: async ({ call }) => (await call("readUser", { as: "foreign" })).at("roles.0.authority"),
  },
  "role-of-state-identity": {
    operationId: "readUser",
    description: "Names the role of users with a state identity differently.",
    breaks: "specification",
    createHandler: changeObject(["readUser"], (body) => {
      if (body["foreign"] === false) body["roles"] = [{ authority: "ROLE_ASAN_USER" }];
    }),
    observe: async ({ call }) => (await call("readUser", { as: "citizen" })).at("roles.0.authority"),
  },
  "no-role": {
    operationId: "readUser",
    description: "Returns no roles for a user without an organisation.",
    breaks: "specification",
    createHandler: changeObject(["readUser"], (body) => {
      if (Array.isArray(body["manufacturers"]) && body["manufacturers"].length === 0) body["roles"] = [];
    }),
    observe: async ({ call }) => (await call("readUser", { as: "foreign" })).at("roles"),
  },
  "foreign-flag": {
    operationId: "readUser",
    description: "Says of every user that they are not foreign.",
    breaks: "specification",
    createHandler: changeObject(["readUser"], (body) => {
      body["foreign"] = false;
    }),
    observe: async ({ call }) => (await call("readUser", { as: "foreign" })).at("foreign"),
  },
  "privileges-of-everybody": {
    operationId: "handOverSession",
    description: "Grants privileges in the other portal to every user.",
    breaks: "contract",
    createHandler: changeObject(["handOverSession"], (body) => {
      body["privileges"] = ["QUALITY_CERTIFICATES"];
    }),
    observe: async ({ call }) => (await call("handOverSession", { as: "citizen" })).at("privileges"),
  },
  "public-list-needs-token": {
    operationId: "listPosts",
    description: "Requires an access token for public news.",
    breaks: "contract",
    createHandler: answer(["listPosts"], async (request, { send }) =>
      getToken(request) === "" ? createResponse(401, { message: "Daxil olmamısınız." }) : send(request),
    ),
    observe: async ({ call }) => (await call("listPosts")).status,
  },
  "personal-list-without-token": {
    operationId: "listDocuments",
    description: "Returns an empty list of documents without an access token.",
    breaks: "contract",
    createHandler: answer(["listDocuments"], async (request, { send }) =>
      getToken(request) === "" ? createResponse(200, { page: 1, perPage: 10, total: 0, items: [] }) : send(request),
    ),
    observe: async ({ call }) => (await call("listDocuments")).status,
  },
  "last-user-without-token": {
    operationId: "readNotifications",
    description: "Answers a request without a token as the user of the request before.",
    breaks: "contract",
    createHandler: () => {
      let lastAuthorization: string | null = null;
      return (request, { send }) => {
        lastAuthorization = request.headers.get("authorization") ?? lastAuthorization;
        if (request.operationId !== "readNotifications" || lastAuthorization === null) return send(request);
        const headers = new Headers(request.headers);
        headers.set("authorization", lastAuthorization);
        return send({ ...request, headers });
      };
    },
    observe: async ({ call }) => {
      await call("readUser", { as: "citizen" });
      return (await call("readNotifications")).status;
    },
  },
  "slots-without-token": {
    operationId: "readCallCenter",
    description: "Returns the time slots for a callback also to visitors who are not signed in.",
    breaks: "contract",
    createHandler: changeObject(["readCallCenter"], (body, request) => {
      if (getToken(request) === "")
        body["slots"] = [{ id: "s-9", from: "2027-02-01T09:00:00+04:00", to: "2027-02-01T09:30:00+04:00", free: true }];
    }),
    observe: async ({ call }) => (await call("readCallCenter")).at("slots"),
  },
  "selected-organisation": {
    operationId: "readUser",
    description: "Marks no organisation as selected.",
    breaks: "specification",
    createHandler: changeObject(["readUser"], (body) => {
      const { manufacturers } = body;
      if (Array.isArray(manufacturers)) for (const one of manufacturers.filter(isObject)) one["selected"] = false;
    }),
    observe: async ({ call }) => (await call("readUser", { as: "director" })).at("manufacturers.0.selected"),
  },
  "unconfirmed-account": {
    operationId: "signIn",
    description: "Signs a user in whose e-mail address is not confirmed.",
    breaks: "contract",
    createHandler: acceptRejected("signIn", (request, { store }) => {
      const body = parseJson(request.body);
      const account = findAccountByEmail(store.state.accounts, isObject(body) ? String(body["username"]) : "");
      if (
        account === undefined ||
        account.emailVerified ||
        account.passwords.at(-1) !== (isObject(body) && body["password"])
      )
        return undefined;
      account.emailVerified = true;
      return request;
    }),
    observe: async ({ call, store }) => {
      const account = store.state.accounts.find(({ emailVerified }) => !emailVerified);
      const body = { username: account?.email, password: account?.passwords[0] };
      return (await call("signIn", { body })).status;
    },
  },
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
});
