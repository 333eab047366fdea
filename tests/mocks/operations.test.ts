import { describe, expect, it } from "vitest";
import { getTagPurpose, operations } from "../../mocks/operations.ts";
import type { OperationId } from "../../mocks/generated/requestValidators.js";
import type { Language } from "../../mocks/store/localizedText.ts";
import { accountCases } from "./cases/accountCases.ts";
import type { OperationCase } from "./cases/operationCase.ts";
import { personalCases } from "./cases/personalCases.ts";
import { publicCases } from "./cases/publicCases.ts";
import { createTestBackend } from "./testBackend.ts";
import { languageCodes } from "../../src/generated/languages.ts";

/** All responses of the mock backend, by operation. An operation without cases does not compile. */
const cases: Record<OperationId, OperationCase[]> = { ...accountCases, ...personalCases, ...publicCases };

type Alphabet = { has: RegExp; hasNot: RegExp };

/** Characters that messages of a language contain and do not contain. */
const alphabets: Readonly<Partial<Record<Language, Alphabet>>> = {
  az: { has: /[əğşçöüıİ]/i, hasNot: /[а-яё]/i },
  ru: { has: /[а-яё]/i, hasNot: /[əğşı]/i },
  en: { has: /[a-z]/i, hasNot: /[əğşıа-яё]/i },
};

/** For a language without an entry: the mock backend may not have its texts yet and uses Azerbaijani ones. */
const anyAlphabet: Alphabet = { has: /\p{L}/u, hasNot: /[{}]/ };

describe.each(operations.map(({ id }) => id))("%s", (id) => {
  describe.each(languageCodes)("in %s", (lang) => {
    const alphabet = alphabets[lang] ?? anyAlphabet;
    it.each(cases[id])("$name: $status", async ({ status, persona, request }) => {
      const backend = createTestBackend();
      const resolvedRequest = typeof request === "function" ? await request(backend) : (request ?? {});
      const token = resolvedRequest.token ?? (persona && (await backend.signIn(persona)).token);
      const response = await backend.call(id, { ...resolvedRequest, token, lang });
      expect(response.status, JSON.stringify(response.body)).toBe(status);
      const isRevalidated = status === 200 && getTagPurpose(id) === "revalidation";
      expect(response.headers.get("cache-control")).toBe(
        !isRevalidated ? "no-store" : token === undefined ? "public, no-cache" : "private, no-cache",
      );
      expect(response.headers.has("etag")).toBe(status === 200 && getTagPurpose(id) !== undefined);
      expect(response.headers.get("content-language")).toBe(lang);
      expect(response.headers.has("retry-after")).toBe(status === 429);
      for (const sentence of collectMessages(response.body)) {
        expect(sentence).toMatch(alphabet.has);
        expect(sentence).not.toMatch(alphabet.hasNot);
      }
    });
  });

  it("has cases for status 200 and for the rejections that apply", () => {
    const statuses = new Set(cases[id].map(({ status }) => status));
    expect(statuses).toContain(200);
    const { bearerAuth, body } = operations.find((operation) => operation.id === id) ?? {};
    if (bearerAuth === "required") expect(statuses).toContain(401);
    if (body === "required") expect(statuses).toContain(400);
  });
});

/** Returns all messages of a response: its own and those of its fields. */
function collectMessages(body: unknown): string[] {
  if (typeof body !== "object" || body === null) return [];
  const { message, reason, fields } = body as { message?: unknown; reason?: unknown; fields?: unknown };
  return [
    ...[message, reason].filter((item) => typeof item === "string"),
    ...(Array.isArray(fields) ? fields.flatMap(collectMessages) : []),
  ];
}
