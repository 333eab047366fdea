/*
 * The choices that the specification leaves to a server. A style makes one choice in each dimension.
 */

/** What a server may choose, where the specification does not show it. The first choice of each is the default. */
export const styleChoices = {
  id: ["number", "text", "UUID", "absent"],
  list: ["bare", "items", "content", "data and total", "data and content", "results"],
  count: ["number", "text", "count in an object", "data in an object"],
  envelope: ["bare", "data", "own name"],
  roles: ["objects", "texts"],
  language: ["object", "code", "capitals in an object", "capitals", "absent"],
  command: [
    "200 with a message",
    "200 without a body as text/html",
    "204",
    "200 {}",
    "200 null",
    "200 true",
    "201 with a message",
    "202 null",
  ],
  empty: ["absent", "null", "an empty text"],
  date: ["absent", "ISO", "milliseconds"],
  tokens: ["token", "accessToken", "access_token"],
  accountChoice: ["tokens", "as a command"],
  citizenChoice: ["accepted", "refused with 400"],
  chosenLanguage: ["isoCode in the body", "lang in the query"],
  possessor: ["object", "id", "without a body", "an empty object"],
  error: ["message", "without a body", "HTML", "problem details", "message in error"],
  refusal: ["400", "401", "403", "404", "409", "200 with success false"],
  type: ["application/json", "text/plain", "none"],
  search: ["any size", "at most 10"],
  missing: ["without a body", "HTML", "JSON"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Dimension = keyof typeof styleChoices;

/** What each choice is about. */
const dimensionMeanings: Readonly<Record<Dimension, string>> = {
  id: "ids; `absent` leaves out those that the specification does not name",
  list: "the envelope of a list",
  count: "the answer of `GET /notification/count`",
  envelope: "the envelope of an object",
  roles: "the roles and the privileges of a user",
  language: "the language of a user",
  command: "the answer to a command, whose body is not shown",
  empty: "a field without a value, also an empty list of organisations",
  date: "the time of a notification, which the specification does not name",
  tokens: "the names of tokens, where the specification does not show them",
  accountChoice: "the answer of `POST /public/auth/v2/select-structure`",
  citizenChoice: "that call without `certNumber`",
  chosenLanguage: "what `PUT /user/set-language` stores",
  possessor: "the answer of `POST /possessors/public`, whose status is 200: any other one stops the registration",
  error: "the body of an error",
  refusal: "the status of a refused code, or a success whose body refuses it",
  type: "the content type of JSON",
  search: "how many results a request may ask for; more than 10 get 400",
  missing: "the body of the 404 of a call that the specification does not name",
};

/** One choice in each dimension. */
export type SpecificationStyle = { readonly [Name in Dimension]: (typeof styleChoices)[Name][number] };

/** The first choice of every dimension. */
export const defaultStyle = Object.fromEntries(
  Object.entries(styleChoices).map(([name, [first]]) => [name, first]),
) as SpecificationStyle;

const dimensions = Object.entries(styleChoices) as readonly (readonly [Dimension, readonly string[]])[];

/** Returns the pairs of choices that a style contains. */
const listPairs = (choices: readonly string[]): string[] =>
  choices.flatMap((choice, index) =>
    choices.slice(index + 1).map((other, offset) => `${index}=${choice}&${index + 1 + offset}=${other}`),
  );

/** Returns every pair of choices of two dimensions. */
export const listAllPairs = (): string[] =>
  dimensions.flatMap(([, choices], index) =>
    dimensions
      .slice(index + 1)
      .flatMap(([, others], offset) =>
        choices.flatMap((choice) => others.map((other) => `${index}=${choice}&${index + 1 + offset}=${other}`)),
      ),
  );

/** Returns the pairs of choices of a style. */
export const listPairsOfStyle = (style: SpecificationStyle): string[] =>
  listPairs(dimensions.map(([name]) => style[name]));

let styleCache: readonly SpecificationStyle[] | undefined;

/**
 * Returns styles that contain every pair of choices at least once, the default style first. Each next style starts with a
 * pair that is missing yet, and takes in each other dimension the choice that adds the most missing pairs.
 */
export const listStyles = (): readonly SpecificationStyle[] => (styleCache ??= createStyles());

function createStyles(): SpecificationStyle[] {
  const missing = new Set(listAllPairs());
  const styles: string[][] = [];
  const add = (choices: string[]): void => {
    styles.push(choices);
    for (const pair of listPairs(choices)) missing.delete(pair);
  };
  add(dimensions.map(([name]) => defaultStyle[name]));
  for (let [pair] = missing; pair !== undefined; [pair] = missing) add(completePair(pair, missing));
  return styles.map(
    (choices) => Object.fromEntries(dimensions.map(([name], index) => [name, choices[index]])) as SpecificationStyle,
  );
}

/**
 * Returns few of the styles that contain each choice at least once: the style at a position in the list of all, and then
 * always the one that adds the most missing choices.
 */
export function listStylesWithEachChoice(start: number): SpecificationStyle[] {
  const all = listStyles();
  const position = start % all.length;
  const candidates = [...all.slice(position), ...all.slice(0, position)];
  const listChoices = (style: SpecificationStyle): string[] => dimensions.map(([name]) => `${name}: ${style[name]}`);
  const missing = new Set(candidates.flatMap(listChoices));
  const countMissing = (style: SpecificationStyle): number =>
    listChoices(style).filter((choice) => missing.has(choice)).length;
  const styles: SpecificationStyle[] = [];
  for (let [style] = candidates; style !== undefined && missing.size > 0; [style] = sortByMissing()) {
    styles.push(style);
    for (const choice of listChoices(style)) missing.delete(choice);
  }
  return styles;

  function sortByMissing(): SpecificationStyle[] {
    return candidates.toSorted((left, right) => countMissing(right) - countMissing(left));
  }
}

/** Returns the choices of a style that contains a pair and as many missing pairs as a greedy search finds. */
function completePair(pair: string, missing: ReadonlySet<string>): string[] {
  const choices: (string | undefined)[] = dimensions.map(() => undefined);
  for (const part of pair.split("&")) {
    const [index, choice] = part.split("=");
    choices[Number(index)] = choice;
  }
  const countMissing = (index: number, choice: string): number =>
    choices.filter(
      (other, otherIndex) =>
        other !== undefined &&
        missing.has(
          otherIndex < index
            ? `${otherIndex}=${other}&${index}=${choice}`
            : `${index}=${choice}&${otherIndex}=${other}`,
        ),
    ).length;
  return dimensions.map(([, candidates], index) => {
    const [best = ""] = candidates.toSorted((left, right) => countMissing(index, right) - countMissing(index, left));
    return (choices[index] ??= best);
  });
}

/** Returns the choices of a style that are not the default ones, as the name of a test. */
export const describeStyle = (style: SpecificationStyle): string =>
  dimensions
    .filter(([name]) => style[name] !== defaultStyle[name])
    .map(([name]) => `${name}: ${style[name]}`)
    .join(", ") || "the default style";

/** Returns the page about the styles and the tests that run with each of them. */
export function renderStyles(testFiles: readonly { file: string; titles: readonly string[] }[]): string {
  const styles = listStyles();
  return [
    "# Backends that keep the specification",
    "",
    "Generated by `npx vitest run --project=unit tests/conformance --update`.",
    "",
    "`specificationBackend.ts` is a server written from the specification alone: its 24 calls with the fields that it names, and 404 for any other path. It imports nothing from `src/`, `mocks/` and `openapi/`. Where the specification leaves a choice, a style makes it:",
    "",
    "| dimension | choices | about |",
    "|---|---|---|",
    ...dimensions.map(([name, choices]) => `| ${name} | ${choices.join(", ")} | ${dimensionMeanings[name]} |`),
    "",
    `${styles.length} styles contain each of the ${listAllPairs().length} pairs of choices of two dimensions at least once. \`specificationClient.test.ts\` sends every call from the client of the portal to a server of each style, without a browser, in every run. The tests below open the real build of the portal in Chromium. None is expected to fail with any style. What a test expects stands there, below the sentence of the specification. A run takes one style, another each day; \`TEST_DAY=3\` the one of another day, \`npm test -- --full\` so many that each choice is among them, each night from another one on. The languages alternate.`,
    "",
    ...testFiles.flatMap(({ file, titles }) => titles.map((title) => `- [${file}](../e2e/${file}): ${title}`)),
    "",
    "`variants.ts` has single responses in more forms, with what the parsers in `src/api/parsers` make of them.",
    "",
  ].join("\n");
}
