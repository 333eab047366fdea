import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { Refusal, printedBy, run } from "./run.ts";
import { root, type Stage } from "./stage.ts";

/** The portal's languages; each has one file of words in `locales/`. */
export const languages = ["az", "ru", "en"] as const;

/** Words of the stand-in identity page belong to the embedded service: they are compiled apart and never reach the portal. */
const standIn = "standIn.";

/**
 * Compiled messages for each language, the union of their ids, and the stand-in page's words.
 * Refuses with one line for each word that a language lacks or that is not valid ICU.
 */
export async function messages(stage: Stage): Promise<void> {
  const words = await Promise.all(languages.map(readWords));
  const gaps = [...missing(words), ...(await missingLabels(words))];
  if (gaps.length > 0) throw new Refusal(gaps);

  await Promise.all(
    languages.map(async (language, index) => {
      const own = Object.fromEntries(Object.entries(words[index] ?? {}).filter(([id]) => !id.startsWith(standIn)));
      const source = join(stage.dir, `words-${language}.json`);
      await stage.write(`words-${language}.json`, JSON.stringify(own));
      try {
        const printed = await run("formatjs", ["compile", source, "--format", "simple", "--ast"]);
        await stage.write(`src/generated/messages/${language}.json`, `${JSON.stringify(JSON.parse(printed))}\n`);
      } catch (error) {
        throw new Refusal([`locales/${language}.json: ${printedBy(error)}`]);
      }
    }),
  );

  const ids = Object.keys(words[0] ?? {});
  await stage.write("src/generated/messages/ids.ts", union("MessageId", "Every message that a person can be shown.", ids.filter((id) => !id.startsWith(standIn))));
  const identity = languages.map((language, index) => [language, Object.fromEntries(Object.entries(words[index] ?? {}).filter(([id]) => id.startsWith(standIn)))]);
  await stage.write("mocks/generated/words.json", `${JSON.stringify(Object.fromEntries(identity), null, 1)}\n`);
}

/** One line for each id that one of the three languages lacks. */
export function missing(words: readonly Readonly<Record<string, string>>[]): string[] {
  const ids = new Set(words.flatMap((table) => Object.keys(table)));
  return languages.flatMap((language, index) =>
    [...ids].filter((id) => !words[index]?.[id]?.trim()).map((id) => `locales/${language}.json: "${id}" is missing. Add its text in this language.`),
  );
}

async function readWords(language: string): Promise<Record<string, string>> {
  const path = `locales/${language}.json`;
  try {
    return JSON.parse(await readFile(join(root, path), "utf8")) as Record<string, string>;
  } catch (error) {
    throw new Refusal([`${path}: ${error instanceof Error ? error.message : String(error)}`]);
  }
}

/** One line for each language and form field without a label: words are found by place, `form.<form>.<field>.label`. */
async function missingLabels(words: readonly Readonly<Record<string, string>>[]): Promise<string[]> {
  const lines: string[] = [];
  for (const form of await readdir(join(root, "forms"))) {
    const layout = JSON.parse(await readFile(join(root, "forms", form, "layout.json"), "utf8")) as { fields: Record<string, unknown> };
    for (const field of Object.keys(layout.fields)) {
      const id = `form.${form}.${field.replaceAll("/", ".")}.label`;
      // A word that one language has is already asked of the others.
      if (words.some((table) => id in table)) continue;
      for (const language of languages) lines.push(`locales/${language}.json: "${id}" is missing. The field "${field}" of forms/${form}/layout.json needs it.`);
    }
  }
  return lines;
}

const union = (name: string, doc: string, ids: readonly string[]): string =>
  `// Generated from locales/. Do not edit.\n\n/** ${doc} */\nexport type ${name} =\n${ids.toSorted().map((id) => `  | ${JSON.stringify(id)}`).join("\n")};\n`;
