/*
 * The choices that the specification leaves to a server. A style makes one choice in each dimension.
 */

/** What a server may choose, where the specification does not show it. The first choice of each is the default. */
export const styleChoices = {
  /** Ids that the specification names; `absent` leaves out those that it does not name. */
  id: ["number", "text", "UUID", "absent"],
  list: ["bare", "items", "content", "data and total", "data and content", "results"],
  count: ["number", "text", "count in an object", "data in an object"],
  /** Objects: as they are, or in an envelope. */
  envelope: ["bare", "data"],
  roles: ["objects", "texts"],
  language: ["object", "code", "capitals in an object", "capitals", "absent"],
  /** The answer to a command, whose body is not shown. */
  command: [
    "200 with a message",
    "200 without a body",
    "204",
    "200 {}",
    "200 null",
    "200 true",
    "201 with a message",
    "202 null",
  ],
  /** A field without a value. */
  empty: ["absent", "null"],
  /** The time of a notification, which the specification does not name. */
  date: ["absent", "ISO", "milliseconds"],
  /** The names of tokens, where the specification does not show them. */
  tokens: ["token", "accessToken", "access_token"],
  /** The answer to an account choice. */
  accountChoice: ["tokens", "as a command"],
  /** The answer to `POST /possessors/public`. Its status is 200: any other one stops the registration. */
  possessor: ["object", "id", "without a body", "an empty object"],
  /** The body of an error. */
  error: ["message", "without a body", "HTML"],
  /** The body of the 404 of a call that the server does not have. */
  missing: ["without a body", "HTML", "JSON"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Dimension = keyof typeof styleChoices;

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

/**
 * Returns styles that contain every pair of choices at least once, the default style first. Each next style starts with a
 * pair that is missing yet, and takes in each other dimension the choice that adds the most missing pairs.
 */
export function listStyles(): SpecificationStyle[] {
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
