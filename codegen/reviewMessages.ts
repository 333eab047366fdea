import { styleText } from "node:util";
import { readArguments } from "./commandLine.ts";
import { attempt, refuse } from "./command.ts";
import { foreignLetters, portalRules, tooLong, untranslated } from "./messageReview.ts";
import { formPlaces, idsOf, languages, missing, missingLabels, readWords } from "./messageFiles.ts";
import { readSources, unused } from "./messageUsage.ts";

const help = `Reviews the words of locales/ and says how to mend each that needs it.

  npm run locales        what is missing or said nowhere fails it; what is too long for its place, not translated
                         or written in letters of another language is only told
`;

readArguments({ help, options: {} });

await attempt(async () => {
  const [words, forms, sources] = await Promise.all([readWords(), formPlaces(), readSources()]);
  const faults = [...missing(words), ...missingLabels(words, forms), ...unused(words, sources, forms, portalRules)];
  const advice = [...tooLong(words, portalRules), ...untranslated(words, portalRules), ...foreignLetters(words)];
  for (const line of faults) console.error(`✗ ${line}`);
  for (const line of advice) console.log(`${styleText("yellow", "!")} ${line}`);
  if (faults.length > 0) refuse(`${faults.length === 1 ? "One word has" : `${faults.length} words have`} to be mended.`);
  console.log(`${idsOf(words).length} words in ${languages.length} languages: none is missing, each is said somewhere.`);
});
