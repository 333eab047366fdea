import { describe, expect, it } from "vitest";
import { operations } from "../../mocks/operations.ts";
import type { OperationId } from "../../mocks/generated/requests.js";
import type { Language } from "../../mocks/store/localizedText.ts";
import { accounts } from "./cases/accountCases.ts";
import type { Case } from "./cases/operationCase.ts";
import { personal } from "./cases/personalCases.ts";
import { published } from "./cases/publicCases.ts";
import { openService } from "./testBackend.ts";

/** Every answer that the service gives, by call. A call without a row does not compile. */
const cases: Record<OperationId, Case[]> = { ...accounts, ...personal, ...published };

/** Letters that a sentence of each language has, and those that it cannot have. */
const letters: Readonly<Record<Language, { has: RegExp; hasNot: RegExp }>> = {
  az: { has: /[əğşçöüıİ]/i, hasNot: /[а-яё]/i },
  ru: { has: /[а-яё]/i, hasNot: /[əğşı]/i },
  en: { has: /[a-z]/i, hasNot: /[əğşıа-яё]/i },
};

describe.each(operations.map(({ id }) => id))("%s", (id) => {
  describe.each(["az", "ru", "en"] as const)("in %s", (lang) => {
    it.each(cases[id])("$name: $status", async ({ status, as, sent }) => {
      const service = openService();
      const given = typeof sent === "function" ? await sent(service) : (sent ?? {});
      const token = given.token ?? (as && (await service.signIn(as)).token);
      const answered = await service.call(id, { ...given, token, lang });
      expect(answered.status, JSON.stringify(answered.body)).toBe(status);
      expect(answered.headers.get("cache-control")).toBe("no-store");
      expect(answered.headers.get("content-language")).toBe(lang);
      expect(answered.headers.has("retry-after")).toBe(status === 429);
      for (const sentence of sentencesOf(answered.body)) {
        expect(sentence).toMatch(letters[lang].has);
        expect(sentence).not.toMatch(letters[lang].hasNot);
      }
    });
  });

  it("has a good answer here, and a refusal where it can be refused", () => {
    const statuses = new Set(cases[id].map(({ status }) => status));
    expect(statuses).toContain(200);
    const { bearer, body } = operations.find((one) => one.id === id) ?? {};
    if (bearer === "required") expect(statuses).toContain(401);
    if (body === "required") expect(statuses).toContain(400);
  });
});

/** Every sentence that an answer says to a person: its message, and those of its fields. */
function sentencesOf(body: unknown): string[] {
  if (typeof body !== "object" || body === null) return [];
  const { message, reason, fields } = body as { message?: unknown; reason?: unknown; fields?: unknown };
  return [...[message, reason].filter((one) => typeof one === "string"), ...(Array.isArray(fields) ? fields.flatMap(sentencesOf) : [])];
}
