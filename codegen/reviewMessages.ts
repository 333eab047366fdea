import { styleText } from "node:util";
import { parseFlags } from "./commandLine.ts";
import { runCommand, exitWithError } from "./command.ts";
import { findForeignLetters, messageRules, findTooLong, findUntranslated } from "./messageReview.ts";
import {
  readFormFields,
  messageIds,
  languageCodes,
  findMissing,
  findMissingLabels,
  readMessages,
} from "./messageFiles.ts";
import { readUsageSources, findUnused } from "./messageUsage.ts";

const help = `Reviews the words of locales/ and says how to mend each that needs it.

  npm run locales        what is missing or said nowhere fails it; what is too long for its place, not translated
                         or written in letters of another language is only told
`;

parseFlags({ help, options: {} });

await runCommand(async () => {
  const [words, forms, sources] = await Promise.all([readMessages(), readFormFields(), readUsageSources()]);
  const faults = [
    ...findMissing(words),
    ...findMissingLabels(words, forms),
    ...findUnused(words, sources, forms, messageRules),
  ];
  const advice = [
    ...findTooLong(words, messageRules),
    ...findUntranslated(words, messageRules),
    ...findForeignLetters(words),
  ];
  for (const line of faults) console.error(`✗ ${line}`);
  for (const line of advice) console.log(`${styleText("yellow", "!")} ${line}`);
  if (faults.length > 0)
    exitWithError(`${faults.length === 1 ? "One word has" : `${faults.length} words have`} to be mended.`);
  console.log(
    `${messageIds(words).length} words in ${languageCodes.length} languages: none is missing, each is said somewhere.`,
  );
});
