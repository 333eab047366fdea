import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./scratchTree.ts";
import { idsOf, languages, type FormPlaces, type Words } from "./messageFiles.ts";

/** Words of pages that stand in for others: only the embedded service says them. */
const standIn = "standIn.";

/** The texts of all files that may say a word: the portal's code and forms, what the contract calls things, and the embedded service's code. */
export type Sources = { portal: string; contract: string; service: string };

/** Reads the code that says words. What is generated from the words themselves proves no use of them. */
export async function readSources(): Promise<Sources> {
  const [code, forms, page, contract, service] = await Promise.all([read("src"), read("forms"), readFile(join(root, "vite.config.ts"), "utf8"), read("openapi"), read("mocks")]);
  return { portal: `${code}\n${forms}\n${page}`, contract, service };
}

async function read(folder: string): Promise<string> {
  const files = (await readdir(join(root, folder), { recursive: true })).map((name) => join(folder, name)).filter((path) => /\.(?:tsx?|yaml|json)$/.test(path) && !path.startsWith(join(folder, "generated")));
  return (await Promise.all(files.map((path) => readFile(join(root, path), "utf8")))).join("\n");
}

/** One line for each language and id that nothing says: no code names it, no template can make it, no form has its place. What was agreed with the service stays all the same. */
export function unused(words: Words, sources: Sources, forms: readonly FormPlaces[], { agreed }: { agreed: readonly string[] }): string[] {
  const said = sayer(sources, forms);
  return idsOf(words)
    .filter((id) => !said(id) && !agreed.includes(id))
    .flatMap((id) => languages.filter((language) => id in words[language]).map((language) => `locales/${language}.json: "${id}" is said nowhere. Delete it, or say it.`));
}

/** Answers whether the code can say an id. */
function sayer({ portal, contract, service }: Sources, forms: readonly FormPlaces[]): (id: string) => boolean {
  const quoted = new Set([...portal.matchAll(/"([^"\n]*)"/g)].map(([, text]) => text));
  const parts = new Set(`${portal}\n${contract}`.match(/[\w-]+/g));
  const serviceParts = new Set(service.match(/[\w-]+/g));
  const templates = [...new Set([...portal.matchAll(/`([a-zA-Z]+\.[\w.]*\$\{[^`]*)`/g)].map(([, text = ""]) => text))].filter((text) => !text.startsWith("form.$")).map(patternOf);
  const places = forms.map(placePattern);
  return (id) => {
    if (id.startsWith(standIn)) return serviceParts.has(id.split(".").at(-1) ?? "");
    if (quoted.has(id) || places.some((place) => place.test(id))) return true;
    // What fills a template is a word of the code too: the name of a column, a status, a category.
    return templates.some((template) => template.exec(id)?.slice(1).every((part) => parts.has(part)) ?? false);
  };
}

/** A template such as `list.${name}.${key}` as a pattern; each gap is one part of an id. */
const patternOf = (template: string): RegExp => new RegExp(`^${template.split(/\$\{[^}]*\}/).map(plain).join("([^.]+)")}$`);

/** The ids that a form looks for by place: what is said of each field, and the names of its groups. */
function placePattern({ form, fields, groups }: FormPlaces): RegExp {
  const ofFields = `(?:${fields.map((field) => plain(field.replaceAll("/", "."))).join("|")})\\.(?:label|hint|required|pattern|option\\.\\w+)`;
  return new RegExp(`^form\\.${plain(form)}\\.(?:${[ofFields, ...groups.map((group) => `group\\.${plain(group)}`)].join("|")})$`);
}

const plain = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\-]/g, String.raw`\$&`);
