import { usersSentenceFaults } from "./accountSentences/users.ts";
import { passwordsSentenceFaults } from "./accountSentences/passwords.ts";
import { sessionsSentenceFaults } from "./accountSentences/sessions.ts";
import { notificationsSentenceFaults } from "./accountSentences/notifications.ts";
import { draftsSentenceFaults } from "./accountSentences/drafts.ts";
import { evaluationsSentenceFaults } from "./accountSentences/evaluations.ts";
import { callsSentenceFaults } from "./accountSentences/calls.ts";
import { responsesSentenceFaults } from "./accountSentences/responses.ts";

/** Faults that break one sentence of the contract on accounts, sessions, personal sections and what all responses share. */
export const accountSentenceFaults = [
  ...usersSentenceFaults,
  ...passwordsSentenceFaults,
  ...sessionsSentenceFaults,
  ...notificationsSentenceFaults,
  ...draftsSentenceFaults,
  ...evaluationsSentenceFaults,
  ...callsSentenceFaults,
  ...responsesSentenceFaults,
];
