import { join } from "node:path";
import { firstWords } from "./firstWords.ts";
import { Refusal, printedBy, run } from "./run.ts";
import type { Stage } from "./stage.ts";
import { formPlaces, languages, missing, missingLabels, readWords } from "./words.ts";

/** Words of the stand-in identity page belong to the embedded service: they are compiled apart and never reach the portal. */
const standIn = "standIn.";

/**
 * Compiled messages for each language, those of the first view apart from all others, the union of their ids, and the
 * stand-in page's words.
 * Refuses with one line for each word that a language lacks or that is not valid ICU.
 */
export async function messages(stage: Stage): Promise<void> {
  const words = await readWords();
  const gaps = [...missing(words), ...missingLabels(words, await formPlaces())];
  if (gaps.length > 0) throw new Refusal(gaps);

  const first = await firstWords(Object.keys(words.az));
  await Promise.all(
    languages.map(async (language) => {
      const own = part(words[language], (id) => !id.startsWith(standIn));
      const source = join(stage.dir, `words-${language}.json`);
      await stage.write(`words-${language}.json`, JSON.stringify(own));
      try {
        const printed = await run("formatjs", ["compile", source, "--format", "simple", "--ast"]);
        const compiled = JSON.parse(printed) as Record<string, unknown>;
        await stage.write(`src/generated/messages/first/${language}.json`, `${JSON.stringify(part(compiled, (id) => first.has(id)))}\n`);
        await stage.write(`src/generated/messages/further/${language}.json`, `${JSON.stringify(part(compiled, (id) => !first.has(id)))}\n`);
      } catch (error) {
        throw new Refusal([`locales/${language}.json: ${printedBy(error)}`]);
      }
    }),
  );

  const ids = Object.keys(words.az);
  await stage.write("src/generated/messages/ids.ts", union("MessageId", "Every message that a person can be shown.", ids.filter((id) => !id.startsWith(standIn))));
  const identity = languages.map((language) => [language, part(words[language], (id) => id.startsWith(standIn))]);
  await stage.write("mocks/generated/words.json", `${JSON.stringify(Object.fromEntries(identity), null, 1)}\n`);
}

const part = <Value>(table: Readonly<Record<string, Value>>, belongs: (id: string) => boolean): Record<string, Value> => Object.fromEntries(Object.entries(table).filter(([id]) => belongs(id)));

const union = (name: string, doc: string, ids: readonly string[]): string =>
  `// Generated from locales/. Do not edit.\n\n/** ${doc} */\nexport type ${name} =\n${ids.toSorted().map((id) => `  | ${JSON.stringify(id)}`).join("\n")};\n`;
