import { styleText } from "node:util";
import { parseFlags } from "../cli/commandLine.ts";
import { exitWithError, type Command } from "../cli/command.ts";
import { languageCodes } from "./languages.ts";
import { findMissingLabels, listMessageIds, readAlphabets, readFormFields, readMessages } from "./messageFiles.ts";
import { findForeignLetters, findTooLong, findUntranslated, messageRules } from "./messageReview.ts";
import { findUnused, readUsageSources } from "./messageUsage.ts";
import { verifyMessages } from "./verifyMessages.ts";

const help = `Reviews the messages of locales/ and says how to correct each one.

  npm run locales

Errors:    a message that is missing, unused, not ICU, or has other arguments than its translations
Warnings:  a message that is too long, not translated, or has letters of another language
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
  const invalid = await verifyMessages(messages);
  const errors = [...invalid, ...findMissingLabels(messages, forms), ...findUnused(messages, sources, forms)];
  // Texts are only measured when each of them can be parsed.
  const warnings =
    invalid.length > 0
      ? []
      : [
          ...findTooLong(messages, messageRules),
          ...findUntranslated(messages, messageRules),
          ...findForeignLetters(messages, alphabets),
        ];
  for (const line of errors) console.error(`✗ ${line}`);
  for (const line of warnings) console.log(`${styleText("yellow", "!")} ${line}`);
  if (errors.length > 0) exitWithError(`${errors.length} ${errors.length === 1 ? "error" : "errors"} in locales/.`);
  console.log(
    `${listMessageIds(messages).length} messages in ${languageCodes.length} languages: none is missing, each is used.`,
  );
};
