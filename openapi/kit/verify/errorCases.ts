import { whole, type Operation } from "../contract/operations.ts";
import type { Schema } from "../contract/document.ts";
import { expectAnswer, type Check, type Ground } from "./check.ts";
import { goodRequest } from "./requests.ts";
import type { Sent } from "./contractClient.ts";

// A refusal of what was sent: 400 and 422 are told apart in words only, so either is one.
const refused = [400, 422];

const lang = "ru";

/** Whoever is not signed in, and whoever comes with a token that nobody was given, is refused where somebody has to be signed in. */
export const withoutToken = (operation: Operation): readonly Check[] => [
  ...(operation.bearer === "required"
    ? [{ name: "401 to whoever is not signed in", look: async (ground: Ground) => void (await expectAnswer(ground, operation, { ...(await goodRequest(ground, operation)), token: undefined, lang }, 401)) }]
    : []),
  ...(operation.bearer !== "ignored"
    ? [{ name: "401 to a token that nobody was given", look: async (ground: Ground) => void (await expectAnswer(ground, operation, { ...(await goodRequest(ground, operation)), token: "a-token-of-nobody", lang }, 401)) }]
    : []),
];

/** Values that something may be broken with, from the likeliest mistake on. */
const candidates = ["x", "", "a b", "0", "-1", "100000000", "2026-13-45", "x".repeat(5000)];

/** What an address that breaks a rule of the contract gets. */
export const brokenAddresses = (operation: Operation): readonly Check[] =>
  operation.parameters
    .filter(({ name }) => name !== "lang")
    .flatMap(({ name, in: place, required, schema }) => {
      const change = (sent: Sent, value: string | undefined): Sent => (place === "path" ? { ...sent, path: { ...sent.path, [name]: value ?? "" } } : place === "query" ? { ...sent, query: { ...sent.query, [name]: value } } : { ...sent, headers: { [name]: value ?? "" } });
      const broken: Check = {
        name: `a refusal of a ${name} that breaks its rule`,
        look: async (ground) => {
          const numeric = ["integer", "number"].includes(String(whole(ground.document, schema).type));
          const fits = (text: string): boolean => ground.judge.schema(schema, numeric && text !== "" && !Number.isNaN(Number(text)) ? Number(text) : text);
          // An empty part of a path is another path.
          const values = candidates.filter((text) => !fits(text) && (place !== "path" || text !== "") && (place !== "header" || text.trim() !== "")).slice(0, 2);
          const good = values.length > 0 ? await goodRequest(ground, operation) : {};
          for (const value of values) await expectAnswer(ground, operation, { ...change(good, value), lang }, ...refused, ...(place === "path" ? [404] : []));
        },
      };
      const missing: Check = { name: `a refusal without ${name}`, look: async (ground) => void (await expectAnswer(ground, operation, { ...change(await goodRequest(ground, operation), undefined), lang }, ...refused)) };
      return required === true && place === "query" ? [broken, missing] : [broken];
    });

/** A language that the portal does not speak may be answered or refused, but by the contract. */
export const unknownLanguage = (operation: Operation): readonly Check[] =>
  operation.changes
    ? []
    : [
        {
          name: "a declared answer to a language that is not spoken",
          look: async (ground) => {
            const sent = await goodRequest(ground, operation);
            await expectAnswer(ground, operation, { ...sent, query: { ...sent.query, lang: "tr" } }, 200, ...refused);
          },
        },
      ];

/** What a body that breaks a rule of the contract gets. */
export function brokenBodies(operation: Operation): readonly Check[] {
  const { body } = operation;
  if (body === undefined) return [];
  const sendsRaw = (name: string, raw: string | undefined): Check => ({
    name,
    look: async (ground) => {
      const { body: _body, form: _form, ...sent } = await goodRequest(ground, operation);
      await expectAnswer(ground, operation, { ...sent, lang, ...(raw !== undefined && { raw }) }, ...refused);
    },
  });
  if (body.type === "multipart/form-data") return [sendsRaw("a refusal of a body that is no form", '{"file":"none"}'), sendsRaw("a refusal without a body", undefined)];
  const fields: Check = {
    name: "a refusal of each field that is missing or wrong",
    look: async (ground) => {
      const { body: good, ...sent } = await goodRequest(ground, operation);
      const fields = good as Readonly<Record<string, unknown>>;
      for (const changed of spoiled(ground, body.schema ?? {}, fields)) {
        if (ground.judge.value(body.pointer, changed).length > 0) await expectAnswer(ground, operation, { ...sent, body: changed, lang }, ...refused);
      }
    },
  };
  return [sendsRaw("a refusal of a body that is no JSON", "{"), ...(body.required ? [sendsRaw("a refusal without a body", undefined)] : []), fields];
}

/** A good body with one thing wrong: each field gone, each of another kind, each choice an unknown one. */
function spoiled({ document }: Ground, schema: Schema, good: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>[] {
  const { required = [] } = whole(document, schema);
  const without = (name: string): Record<string, unknown> => Object.fromEntries(Object.entries(good).filter(([key]) => key !== name));
  return [...new Set([...required, ...Object.keys(good)])].flatMap((name) => [without(name), { ...good, [name]: typeof good[name] === "object" ? "x" : { not: "this" } }, { ...good, [name]: typeof good[name] === "string" ? "" : -1 }, { ...good, [name]: null }]);
}

/** What names nothing that exists is not found. */
export const unknownIds = (operation: Operation): readonly Check[] =>
  operation.parameters
    .filter(({ name, in: place }) => place === "path" && name === "id")
    .map(({ schema }) => ({
      name: "404 to an id that nothing has",
      look: async (ground) => {
        const nothing = whole(ground.document, schema).type === "integer" ? 2_000_000_000 : "nothing-has-this";
        await expectAnswer(ground, operation, { ...(await goodRequest(ground, operation)), path: { id: nothing }, lang }, 404, 403);
      },
    }));
