import { isRecord } from "../../../../src/config/isRecord.ts";
import type { OpenApiDocument } from "../../contract/document.ts";
import { flattenSchema } from "../../contract/operations.ts";
import type { ValueRule } from "./valueRule.ts";

const weekdayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

const weekday = `(${weekdayNames.join("|")})`;

/** Days in English from one to another one, such as "Monday to Friday". */
const range = new RegExp(`${weekday}(?: to | through |\\s*[-–—]\\s*)${weekday}`, "g");

/** Returns the numbers of the days from one to another one, 1 for Monday. */
function listDays(first: string, last: string): readonly number[] {
  const [from, to] = [weekdayNames.indexOf(first), weekdayNames.indexOf(last)];
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, index) => ((from + index) % 7) + 1);
}

/** Returns the numbers of the days that a text in English names, and whether it names nothing else. */
function readDays(text: string): { named: ReadonlySet<number>; isComplete: boolean } {
  const inRanges = [...text.matchAll(range)].flatMap(([, first = "", last = ""]) => listDays(first, last));
  const others = text.replaceAll(range, "");
  const single = weekdayNames.flatMap((name, index) => (others.includes(name) ? [index + 1] : []));
  const rest = weekdayNames.reduce((left, name) => left.replaceAll(name, ""), others);
  return { named: new Set([...inRanges, ...single]), isComplete: /^(?:[\s,;&]|and)*$/.test(rest) };
}

/** Returns the rule that an office closes after it opens, and that its days in English are those of their numbers. */
const findWrongHours: ValueRule = ({ opens, closes, days, weekdays }) => {
  if (typeof opens !== "string" || typeof closes !== "string") return undefined;
  if (closes <= opens) return `a time of closing after ${opens}`;
  const { named, isComplete } = readDays(String(days));
  if (!Array.isArray(weekdays) || named.size === 0 || /\b(?:except|not|closed)\b/i.test(String(days))) return undefined;
  const isOne = named.size === 1 && !/ to |[-–]/.test(String(days));
  return [...named].every((day) => weekdays.includes(day)) && (!(isComplete || isOne) || weekdays.length === named.size)
    ? undefined
    : `the weekdays of "${String(days)}", from 1 for Monday`;
};

/** Returns the rule that the address of an office has its postcode, which has four digits in this country. */
const findMissingPostcode: ValueRule = ({ address, hours }) =>
  typeof address === "string" && Array.isArray(hours) && !/\d{4}/.test(address)
    ? "an address with the postcode"
    : undefined;

/** The length from which a text has more than one paragraph. */
const longTextLength = 300;

/** Returns the rule that the full text of a post is HTML with paragraphs, headings and lists. */
const findMissingMarkup: ValueRule = ({ content, related }) =>
  typeof content === "string" &&
  Array.isArray(related) &&
  content.length > longTextLength &&
  !/<(?:p|h[1-6]|ul|ol)\b/i.test(content)
    ? "a content with paragraphs, headings or lists"
    : undefined;

/** The degrees between which the country lies, with a margin. */
const countryDegrees = { latitude: [37, 43], longitude: [43, 52] } as const;

/** Returns the rule that a place is in the country, which is elsewhere when latitude and longitude are exchanged. */
const findPlaceElsewhere: ValueRule = (fields) => {
  for (const [name, [low, high]] of Object.entries(countryDegrees)) {
    const degrees = fields[name];
    if (typeof degrees === "number" && (degrees < low || degrees > high))
      return `a ${name} between ${low} and ${high} degrees`;
  }
  return undefined;
};

/** Returns the rule that a replaced standard names its successor. */
const findMissingSuccessor: ValueRule = ({ designation, status, replacedBy }) => {
  return designation !== undefined && status === "REPLACED" && replacedBy === undefined
    ? "replacedBy where status is REPLACED"
    : undefined;
};

/** Returns the rule that a site is named only beside its URL, and that a service of the portal that is delivered online has its form. */
const findWrongSite: ValueRule = ({ externalUrl, externalSite, type, requiredDocuments, form }) => {
  if (externalSite !== undefined && externalUrl === undefined) return "externalSite only beside externalUrl";
  return requiredDocuments !== undefined && type === "E_SERVICE" && externalUrl === undefined && form === undefined
    ? "the form of a service that is requested online"
    : undefined;
};

/** Returns the rule that a form uses only the keywords that the contract lists. */
const createKeywordRule = (document: OpenApiDocument): ValueRule => {
  const listNames = (name: string, field?: string): readonly string[] => {
    const schema = flattenSchema(document, { $ref: `#/components/schemas/${name}` });
    const found = field === undefined ? schema : flattenSchema(document, schema.properties?.[field] ?? {});
    return Object.keys(found.properties ?? {});
  };
  return ({ schema, uiSchema }) => {
    if (!isRecord(schema) || !isRecord(uiSchema) || !isRecord(schema["properties"])) return undefined;
    const [known, knownOfFields] = [listNames("ServiceForm", "schema"), listNames("ServiceFormField")];
    const other =
      Object.keys(schema).find((name) => !known.includes(name)) ??
      Object.values(schema["properties"])
        .flatMap((field) => (isRecord(field) ? Object.keys(field) : []))
        .find((name) => !knownOfFields.includes(name));
    return other && `no other keyword in a form than the contract lists, and not ${other}`;
  };
};

/** Returns the rule that the values to choose from are texts. */
const findWrongChoice: ValueRule = ({ type, enum: values, title }) =>
  title !== undefined && Array.isArray(values) && type !== undefined && type !== "string"
    ? "the type string for a field with an enum"
    : undefined;

/** Returns the rule that a post is not related to itself. */
const findRelatedToItself: ValueRule = ({ id, related }) =>
  Array.isArray(related) && related.some((post) => isRecord(post) && String(post["id"]) === String(id))
    ? "only other posts in related"
    : undefined;

/** Returns the rules that the contract states for public content: offices, standards, services and posts. */
export const createContentRules = (document: OpenApiDocument): readonly ValueRule[] => [
  findWrongHours,
  findMissingPostcode,
  findMissingMarkup,
  findPlaceElsewhere,
  findMissingSuccessor,
  findWrongSite,
  createKeywordRule(document),
  findWrongChoice,
  findRelatedToItself,
];
