import { listsSentenceFaults } from "./contentSentences/lists.ts";
import { publicContentSentenceFaults } from "./contentSentences/content.ts";
import { appealsSentenceFaults } from "./contentSentences/appeals.ts";
import { appealContentsSentenceFaults } from "./contentSentences/appealContents.ts";
import { messagesSentenceFaults } from "./contentSentences/messages.ts";
import { languagesSentenceFaults } from "./contentSentences/languages.ts";
import { paymentsSentenceFaults } from "./contentSentences/payments.ts";

/** Faults that break a sentence of the contract about content, appeals, payments or files. */
export const contentSentenceFaults = [
  ...listsSentenceFaults,
  ...publicContentSentenceFaults,
  ...appealsSentenceFaults,
  ...appealContentsSentenceFaults,
  ...messagesSentenceFaults,
  ...languagesSentenceFaults,
  ...paymentsSentenceFaults,
];
