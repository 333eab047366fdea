import { afterEach, describe, expect, it } from "vitest";
import type { Failure } from "../../src/api/failure.ts";
import { isMissingForVisitor } from "../../src/auth/isMissingForVisitor.ts";
import { setSession, type Session, type User } from "../../src/auth/sessionStore.ts";

const user: User = {
  id: 1,
  name: "Aysel",
  surname: "",
  foreign: false,
  roles: [],
  language: { isoCode: "az" },
  manufacturers: [],
};
afterEach(() => setSession({ state: "unknown" }));

/** Returns whether an operation may be missing at the server, after a failure in a session. */
function mayBeMissing(session: Session, failure: Failure | undefined): boolean {
  setSession(session);
  return isMissingForVisitor(failure);
}

describe("an operation that demands a sign-in", () => {
  it("may be missing for an anonymous visitor", () => {
    for (const session of [{}, { signedOut: true }, { wasRejected: true }] as const)
      expect(mayBeMissing({ state: "anonymous", ...session }, { kind: "unauthorized" })).toBe(true);
  });

  it.each<Session>([
    { state: "unknown" },
    { state: "ended" },
    { state: "choosingAccount", user },
    { state: "signedIn", user },
  ])("is there for anybody else: %j", (session) => {
    expect(mayBeMissing(session, { kind: "unauthorized" })).toBe(false);
  });
});

describe("another failure", () => {
  it.each<Session>([{ state: "anonymous" }, { state: "signedIn", user }])(
    "says the same to everybody: %j",
    (session) => {
      expect(mayBeMissing(session, { kind: "notFound" })).toBe(true);
      expect(mayBeMissing(session, { kind: "offline" })).toBe(false);
      expect(mayBeMissing(session, undefined)).toBe(false);
    },
  );
});
