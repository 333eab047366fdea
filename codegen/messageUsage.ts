import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { bundleFile } from "./contractFiles.ts";
import { readLayout } from "./formLayout.ts";
import { escapeRegExp, createMessageIdPattern } from "./messageTiers.ts";
import { languageCodes } from "./languages.ts";
import { readFormOptions } from "./formSchema.ts";
import {
  listMessageIds,
  readFormNames,
  stubPrefix,
  type FormFields,
  type FormOptions,
  type MessagesByLanguage,
} from "./messageFiles.ts";
import { repositoryRoot } from "../cli/repositoryRoot.ts";
import { parseSourceModule } from "./sourceModule.ts";

/** What can use a message. */
type Usage = {
  /** Ids that are spelled out. */
  strings: ReadonlySet<string>;
  /** Patterns of the ids that template literals can produce, with one group for each substitution. */
  patterns: readonly RegExp[];
  /** What can fill a substitution. */
  substitutions: ReadonlySet<string>;
};

/** What can use the messages of the portal, and those of the stub pages by their ids without the prefix; the selects of the forms. */
export type UsageSources = { portal: Usage; stubPages: Usage; options: readonly FormOptions[] };

/** Reads the code, form layouts and contract. Generated code is left out, because it proves no use. */
export async function readUsageSources(): Promise<UsageSources> {
  const [portalFiles, pluginFiles, stubFiles, layouts, contract, options] = await Promise.all([
    listModules("src"),
    listModules("deploy/vitePlugins"),
    Promise.all(["mocks/identity", "mocks/payment", "mocks/external"].map(listModules)),
    readLayouts(),
    readFile(join(repositoryRoot, bundleFile), "utf8"),
    readFormOptions(),
  ]);
  return {
    portal: collectUsage(
      [...portalFiles, ...pluginFiles],
      layouts.flatMap(jsonTexts),
      jsonTexts(JSON.parse(contract) as unknown),
      "[^.]+",
    ),
    // The pages list the personas by id.
    stubPages: collectUsage([...stubFiles.flat(), "mocks/store/personas.ts"], [], [], ".+"),
    options,
  };
}

function collectUsage(
  files: readonly string[],
  moreStrings: readonly string[],
  moreSubstitutions: readonly string[],
  gap: string,
): Usage {
  const modules = files.map((path) => parseSourceModule(path));
  const strings = new Set([...modules.flatMap((module) => [...module.strings]), ...moreStrings]);
  return {
    strings,
    // Ids of forms are looked up by form and field: `findUnused` reads those from the layouts.
    patterns: modules.flatMap(({ templates }) =>
      templates.filter(([head]) => head !== "form.").flatMap((template) => createMessageIdPattern(template, gap)),
    ),
    substitutions: new Set([...strings, ...modules.flatMap(({ names }) => [...names]), ...moreSubstitutions]),
  };
}

async function listModules(folder: string): Promise<string[]> {
  const files = await readdir(join(repositoryRoot, folder), { recursive: true });
  return files
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith("generated/"))
    .map((name) => join(folder, name));
}

const readLayouts = async (): Promise<unknown[]> => Promise.all((await readFormNames()).map(readLayout));

/** Returns the keys and strings of a JSON value. */
function jsonTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(jsonTexts);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...jsonTexts(inner)]);
}

/**
 * Returns one line for each language and id that nothing uses: no string is equal to it, no template literal can produce it,
 * and no form field or group has it.
 */
export function findUnused(
  messages: MessagesByLanguage,
  sources: UsageSources,
  forms: readonly FormFields[],
): string[] {
  const formPatterns = forms.map((form) =>
    formMessagePattern(form, sources.options.find((other) => other.form === form.form)?.options ?? {}),
  );
  return listMessageIds(messages)
    .filter((id) => !isUsed(id, sources, formPatterns))
    .flatMap((id) =>
      languageCodes
        .filter((language) => id in messages[language])
        .map((language) => `locales/${language}.json: "${id}" is used nowhere. Delete it, or use it.`),
    );
}

const isUsed = (id: string, { portal, stubPages }: UsageSources, formPatterns: readonly RegExp[]): boolean =>
  id.startsWith(stubPrefix)
    ? canProduce(stubPages, id.slice(stubPrefix.length))
    : canProduce(portal, id) || formPatterns.some((pattern) => pattern.test(id));

/** Whether the code spells an id out, or has a template literal and the substitutions for it. */
const canProduce = ({ strings, patterns, substitutions }: Usage, id: string): boolean =>
  strings.has(id) ||
  patterns.some((pattern) => {
    const gaps = pattern.exec(id)?.slice(1);
    return gaps?.every((gap) => substitutions.has(gap)) ?? false;
  });

/** The rules of the contract that the value of a field can break: the keywords of JSON Schema, and our own. */
const fieldRules = [
  "required",
  "type",
  "enum",
  "const",
  "format",
  "pattern",
  "minLength",
  "maxLength",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "x-minDistinct",
  "x-equalTo",
  "x-sumOf",
  "x-atLeast",
];

/** Returns the pattern of the ids that a form looks up: the messages of each field and option, and the names of its groups. */
function formMessagePattern({ form, fields, groups }: FormFields, options: FormOptions["options"]): RegExp {
  const getIdPattern = (field: string): string => escapeRegExp(field.replaceAll("/", "."));
  const suffixes = [
    String.raw`(?:${fields.map(getIdPattern).join("|")})\.(?:label|hint|${fieldRules.join("|")})`,
    ...Object.entries(options).map(
      ([field, values]) => String.raw`${getIdPattern(field)}\.option\.(?:${values.map(escapeRegExp).join("|")})`,
    ),
    ...groups.map((group) => String.raw`group\.${escapeRegExp(group)}`),
  ];
  return new RegExp(String.raw`^form\.${escapeRegExp(form)}\.(?:${suffixes.join("|")})$`);
}
