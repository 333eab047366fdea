import { accessFaults } from "./classes/access.ts";
import { accountSentenceFaults } from "./classes/accountSentences.ts";
import { availabilityFaults } from "./classes/availability.ts";
import { boundaryFaults } from "./classes/boundaries.ts";
import { changedRuleFaults } from "./classes/changedRules.ts";
import { changedStateFaults } from "./classes/changedStates.ts";
import { comparedDayFaults } from "./classes/comparedDays.ts";
import { comparedEntryFaults } from "./classes/comparedEntries.ts";
import { comparedResponseFaults } from "./classes/comparedResponses.ts";
import { conditionFaults } from "./classes/conditions.ts";
import { contentSentenceFaults } from "./classes/contentSentences.ts";
import { draftFaults } from "./classes/drafts.ts";
import { entryKindFaults } from "./classes/entryKinds.ts";
import { otherConditionFaults } from "./classes/otherConditions.ts";
import { errorFaults } from "./classes/errors.ts";
import { feedFaults } from "./classes/feed.ts";
import { filterFaults } from "./classes/filters.ts";
import { harmfulFaults } from "./classes/harmfulFaults.ts";
import { inputFaults } from "./classes/inputs.ts";
import { laterPartFaults } from "./classes/laterParts.ts";
import { laterValueFaults } from "./classes/laterValues.ts";
import { languageFaults } from "./classes/languages.ts";
import { listFaults } from "./classes/lists.ts";
import { messageFaults } from "./classes/messages.ts";
import { neglectedTimeFaults } from "./classes/neglectedTimes.ts";
import { nextValueFaults } from "./classes/nextValues.ts";
import { parameterFaults } from "./classes/parameters.ts";
import { passwordRuleFaults } from "./classes/passwordRules.ts";
import { passwordFaults } from "./classes/passwords.ts";
import { personalPromiseFaults } from "./classes/personalPromises.ts";
import { persistenceFaults } from "./classes/persistence.ts";
import { robustnessFaults } from "./classes/robustness.ts";
import { roleFaults } from "./classes/roles.ts";
import { schemaFaults } from "./classes/schemas.ts";
import { searchFaults } from "./classes/searches.ts";
import { sessionFaults } from "./classes/sessions.ts";
import { statusFaults } from "./classes/statuses.ts";
import { tokenFaults } from "./classes/tokens.ts";
import { transportFaults } from "./classes/transport.ts";
import { unusualRequestFaults } from "./classes/unusualRequests.ts";
import { valueFaults } from "./classes/values.ts";
import type { SeededFault } from "./fault.ts";
import { hiddenFaults } from "./hiddenSets/hiddenFaults.ts";

/** All faults that can be seeded, by class. */
export const seededFaults: readonly SeededFault[] = [
  ...accessFaults,
  ...roleFaults,
  ...sessionFaults,
  ...tokenFaults,
  ...passwordFaults,
  ...passwordRuleFaults,
  ...boundaryFaults,
  ...parameterFaults,
  ...inputFaults,
  ...robustnessFaults,
  ...persistenceFaults,
  ...draftFaults,
  ...listFaults,
  ...filterFaults,
  ...searchFaults,
  ...languageFaults,
  ...valueFaults,
  ...schemaFaults,
  ...statusFaults,
  ...errorFaults,
  ...transportFaults,
  ...availabilityFaults,
  ...feedFaults,
  ...messageFaults,
  ...changedRuleFaults,
  ...conditionFaults,
  ...comparedResponseFaults,
  ...comparedEntryFaults,
  ...comparedDayFaults,
  ...changedStateFaults,
  ...laterPartFaults,
  ...unusualRequestFaults,
  ...nextValueFaults,
  ...laterValueFaults,
  ...entryKindFaults,
  ...otherConditionFaults,
  ...harmfulFaults,
  ...neglectedTimeFaults,
  ...personalPromiseFaults,
  ...contentSentenceFaults,
  ...accountSentenceFaults,
  ...hiddenFaults,
];
