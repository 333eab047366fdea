import { parseFlags } from "../cli/commandLine.ts";
import { exitWithError, type Command } from "../cli/command.ts";
import { languageCodes } from "./languages.ts";
import { listMessageIds, readAlphabets, readFormFields, readMessages } from "./messageFiles.ts";
import { findMessageErrors } from "./messageReview.ts";
import { readUsageSources } from "./messageUsage.ts";

const help = `Reviews the messages of locales/ and says how to correct each one.

  npm run locales

Names each message that is missing, unused, not ICU, too long or not translated, that has other arguments than its
translations, or letters of another language.
`;

/** Runs `npm run locales`. */
export const run: Command = async (args) => {
  parseFlags({ help, options: {}, args });
  const [messages, alphabets, forms, sources] = await Promise.all([
    readMessages(),
    readAlphabets(),
    readFormFields(),
    readUsageSources(),
  ]);
  const errors = await findMessageErrors(messages, { alphabets, forms, sources });
  for (const line of errors) console.error(`✗ ${line}`);
  if (errors.length > 0) exitWithError(`${errors.length} ${errors.length === 1 ? "error" : "errors"} in locales/.`);
  console.log(
    `${listMessageIds(messages).length} messages in ${languageCodes.length} languages: none is missing, each is used.`,
  );
};
