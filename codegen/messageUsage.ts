import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { repositoryRoot } from "./scratchTree.ts";
import { messageIds, languageCodes, type FormFields, type MessagesByLanguage } from "./messageFiles.ts";

/** Words of pages that stand in for others: only the embedded service says them. */
const standInPrefix = "standIn.";

/** The texts of all files that may say a word: the portal's code and forms, what the contract calls things, and the embedded service's code. */
export type UsageSources = { portal: string; contract: string; mockBackend: string };

/** Reads the code that says words. What is generated from the words themselves proves no use of them. */
export async function readUsageSources(): Promise<UsageSources> {
  const [code, forms, page, contract, service] = await Promise.all([
    readSourceText("src"),
    readSourceText("forms"),
    readFile(join(repositoryRoot, "vite.config.ts"), "utf8"),
    readSourceText("openapi"),
    readSourceText("mocks"),
  ]);
  return { portal: `${code}\n${forms}\n${page}`, contract, mockBackend: service };
}

async function readSourceText(folder: string): Promise<string> {
  const files = (await readdir(join(repositoryRoot, folder), { recursive: true }))
    .map((name) => join(folder, name))
    .filter((path) => /\.(?:tsx?|yaml|json)$/.test(path) && !path.startsWith(join(folder, "generated")));
  return (await Promise.all(files.map((path) => readFile(join(repositoryRoot, path), "utf8")))).join("\n");
}

/** One line for each language and id that nothing says: no code names it, no template can make it, no form has its place. What was agreed with the service stays all the same. */
export function findUnused(
  messages: MessagesByLanguage,
  sources: UsageSources,
  forms: readonly FormFields[],
  { reservedIds }: { reservedIds: readonly string[] },
): string[] {
  const said = createUsageCheck(sources, forms);
  return messageIds(messages)
    .filter((id) => !said(id) && !reservedIds.includes(id))
    .flatMap((id) =>
      languageCodes
        .filter((language) => id in messages[language])
        .map((language) => `locales/${language}.json: "${id}" is said nowhere. Delete it, or say it.`),
    );
}

/** Answers whether the code can say an id. */
function createUsageCheck(
  { portal, contract, mockBackend }: UsageSources,
  forms: readonly FormFields[],
): (id: string) => boolean {
  const quoted = new Set([...portal.matchAll(/"([^"\n]*)"/g)].map(([, text]) => text));
  const parts = new Set(`${portal}\n${contract}`.match(/[\w-]+/g));
  const serviceParts = new Set(mockBackend.match(/[\w-]+/g));
  const templates = [...new Set([...portal.matchAll(/`([a-zA-Z]+\.[\w.]*\$\{[^`]*)`/g)].map(([, text = ""]) => text))]
    .filter((text) => !text.startsWith("form.$"))
    .map(templatePattern);
  const places = forms.map(formMessagePattern);
  return (id) => {
    if (id.startsWith(standInPrefix)) return serviceParts.has(id.split(".").at(-1) ?? "");
    if (quoted.has(id) || places.some((place) => place.test(id))) return true;
    // What fills a template is a word of the code too: the name of a column, a status, a category.
    return templates.some(
      (template) =>
        template
          .exec(id)
          ?.slice(1)
          .every((part) => parts.has(part)) ?? false,
    );
  };
}

/** A template such as `list.${name}.${key}` as a pattern; each gap is one part of an id. */
const templatePattern = (template: string): RegExp =>
  new RegExp(
    `^${template
      .split(/\$\{[^}]*\}/)
      .map(escapeRegExp)
      .join("([^.]+)")}$`,
  );

/** The ids that a form looks for by place: what is said of each field, and the names of its groups. */
function formMessagePattern({ form, fields, groups }: FormFields): RegExp {
  const ofFields = `(?:${fields.map((field) => escapeRegExp(field.replaceAll("/", "."))).join("|")})\\.(?:label|hint|required|pattern|option\\.\\w+)`;
  return new RegExp(
    `^form\\.${escapeRegExp(form)}\\.(?:${[ofFields, ...groups.map((group) => `group\\.${escapeRegExp(group)}`)].join("|")})$`,
  );
}

const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\-]/g, String.raw`\$&`);
