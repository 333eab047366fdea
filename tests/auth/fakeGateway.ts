import { sessionHeader, type GatewaySessionState } from "../../src/api/gatewayProtocol.ts";
import type { User } from "../../src/generated/contract.d.ts";

/** A request that a fake gateway has received. */
type ReceivedCall = { call: string; sessionId: string | null; authorization: string | null; body?: unknown };

/** What the gateway says about the session of a request that is not one of its own calls. */
type Note = { status: number; note: string };

/** A gateway with at most one session, that of the cookie of the browser. */
export type FakeGateway = {
  /** The session of the cookie: "none" without a cookie. */
  session: GatewaySessionState;
  isOnline: boolean;
  received: ReceivedCall[];
  /** The organisation for which the user of every session acts. */
  organisation: string | undefined;
  /** The name of the user of an offered session. */
  offeredUser: string | undefined;
  /** The next notes, before those that follow from the session. */
  notes: Note[];
  signIn: (id: string) => void;
  /** Replaces the global `fetch`. */
  fetch: typeof fetch;
};

/** The user of every session of a fake gateway is named like it. */
const createUser = (name: string, organisation?: string): User => ({
  id: 1,
  name,
  surname: "",
  foreign: false,
  roles: [{ authority: "USER" }],
  language: { isoCode: "az" },
  manufacturers: organisation === undefined ? [] : [{ name: organisation, selected: true }],
});

/** Returns a gateway without a session. */
export function createFakeGateway(): FakeGateway {
  const gateway: FakeGateway = {
    session: { state: "none" },
    isOnline: true,
    organisation: undefined,
    offeredUser: undefined,
    received: [],
    notes: [],
    signIn: (id) => {
      gateway.session = { state: "active", id, version: 0, expiresIn: 600, lifetime: 600 };
    },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const call = `${request.method} ${pathname.replace("/api", "")}`;
      const [sessionId, authorization] = [request.headers.get(sessionHeader), request.headers.get("authorization")];
      const body = await request.text();
      gateway.received.push({
        call,
        sessionId,
        authorization,
        ...(body !== "" && { body: JSON.parse(body) as unknown }),
      });
      if (!gateway.isOnline) throw new TypeError("Failed to fetch");
      return respond(call, search, sessionId);
    },
  };

  function respond(call: string, search: string, sessionId: string | null): Response {
    const { session } = gateway;
    if (call === "POST /gateway/sign-out") {
      gateway.session = { state: "none" };
      return new Response(null, { status: 204 });
    }
    if (call.includes(" /gateway/offer")) return respondToOffer(call, sessionId);
    if (call === "POST /gateway/refresh" && session.state === "active" && search === `?version=${session.version}`)
      gateway.session = { ...session, version: session.version + 1 };
    if (call.includes(" /gateway/")) return Response.json(gateway.session);
    const isOwn = session.state === "active" && session.id === sessionId;
    const { status, note } = gateway.notes.shift() ?? {
      status: isOwn ? 200 : 401,
      note: isOwn ? `active ${session.version}` : session.state === "none" ? "none" : "ended",
    };
    return Response.json(
      status === 200 ? { ...createUser(sessionId ?? "", gateway.organisation), message: sessionId } : { message: "No" },
      {
        status,
        headers: { [sessionHeader]: note },
      },
    );
  }

  function respondToOffer(call: string, sessionId: string | null): Response {
    const note = `offer ${gateway.offeredUser}`;
    const isNamed = call.startsWith("POST /gateway/offer/") ? sessionId === note : true;
    const isAny = call === "POST /gateway/offer/reject" && sessionId === "none";
    if (gateway.offeredUser === undefined || !(isNamed || isAny))
      return Response.json({ message: "None" }, { status: 404 });
    const user = createUser(gateway.offeredUser);
    if (call === "POST /gateway/offer/accept") gateway.signIn(user.name);
    if (call.startsWith("POST /gateway/offer/")) gateway.offeredUser = undefined;
    return Response.json(user, { headers: { [sessionHeader]: note } });
  }
  return gateway;
}
