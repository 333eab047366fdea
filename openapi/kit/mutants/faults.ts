import { accessFaults } from "./classes/access.ts";
import { availabilityFaults } from "./classes/availability.ts";
import { boundaryFaults } from "./classes/boundaries.ts";
import { draftFaults } from "./classes/drafts.ts";
import { errorFaults } from "./classes/errors.ts";
import { feedFaults } from "./classes/feed.ts";
import { filterFaults } from "./classes/filters.ts";
import { inputFaults } from "./classes/inputs.ts";
import { languageFaults } from "./classes/languages.ts";
import { listFaults } from "./classes/lists.ts";
import { messageFaults } from "./classes/messages.ts";
import { parameterFaults } from "./classes/parameters.ts";
import { passwordRuleFaults } from "./classes/passwordRules.ts";
import { passwordFaults } from "./classes/passwords.ts";
import { persistenceFaults } from "./classes/persistence.ts";
import { robustnessFaults } from "./classes/robustness.ts";
import { roleFaults } from "./classes/roles.ts";
import { schemaFaults } from "./classes/schemas.ts";
import { searchFaults } from "./classes/searches.ts";
import { sessionFaults } from "./classes/sessions.ts";
import { statusFaults } from "./classes/statuses.ts";
import { tokenFaults } from "./classes/tokens.ts";
import { transportFaults } from "./classes/transport.ts";
import { valueFaults } from "./classes/values.ts";
import { appealMessageFaults } from "./secondSet/appealMessages.ts";
import { certificateFaults } from "./secondSet/certificates.ts";
import { draftListFaults } from "./secondSet/draftLists.ts";
import { followedAppealFaults } from "./secondSet/followedAppeals.ts";
import { otherFaults } from "./secondSet/others.ts";
import { randomPersonalFaults } from "./fourthSet/personal.ts";
import { randomPublicFaults } from "./fourthSet/publicContent.ts";
import { moreRandomFaults } from "./fourthSet/moreRandom.ts";
import { accountFaults } from "./thirdSet/account.ts";
import { appealFaults } from "./thirdSet/appeals.ts";
import { sectionFaults } from "./thirdSet/sections.ts";
import { fifthAccountFaults } from "./fifthSet/account.ts";
import { fifthAppealFaults } from "./fifthSet/appeals.ts";
import { fifthPublicFaults } from "./fifthSet/publicContent.ts";
import { sixthFaults } from "./sixthSet/randomFaults.ts";
import { eighthFaults } from "./eighthSet/randomFaults.ts";
import { ninthFaults } from "./ninthSet/randomFaults.ts";
import { seventhFaults } from "./seventhSet/randomFaults.ts";
import { tenthFaults } from "./tenthSet/randomFaults.ts";
import { eleventhPersonalFaults } from "./eleventhSet/personal.ts";
import { eleventhPublicFaults } from "./eleventhSet/publicContent.ts";
import type { SeededFault } from "./fault.ts";

/** Faults that were written after `verify`, without a look at it, to measure it once more. */
const secondSet: readonly SeededFault[] = [
  ...followedAppealFaults,
  ...appealMessageFaults,
  ...certificateFaults,
  ...draftListFaults,
  ...otherFaults,
];

/** Faults for each operation of the contract, written in the same way after the second set. */
const thirdSet: readonly SeededFault[] = [...appealFaults, ...accountFaults, ...sectionFaults];

/** Faults of operations and classes that a generator of random numbers has chosen. */
const fourthSet: readonly SeededFault[] = [...randomPersonalFaults, ...randomPublicFaults, ...moreRandomFaults];

/** Faults for each operation and each class, written from the contract alone after the fourth set. */
const fifthSet: readonly SeededFault[] = [...fifthAppealFaults, ...fifthAccountFaults, ...fifthPublicFaults];

/** Faults of operations and classes chosen at random, written before `verify` was adapted to any of them. */
const sixthSet: readonly SeededFault[] = sixthFaults;

/** Other operations and classes chosen at random, written before `verify` was adapted to any of them. */
const seventhSet: readonly SeededFault[] = seventhFaults;

/** Faults of operations and classes chosen at random, by an author who saw neither `verify` nor the other faults. */
const eighthSet: readonly SeededFault[] = eighthFaults;

/** Other operations and classes chosen at random, again by an author who saw neither `verify` nor the other faults. */
const ninthSet: readonly SeededFault[] = ninthFaults;

/** Other operations and classes chosen at random, once more by an author who saw neither `verify` nor the other faults. */
const tenthSet: readonly SeededFault[] = tenthFaults;

/** Operations and classes in the order of a generator of random numbers, by an author who saw neither `verify` nor the other faults. */
const eleventhSet: readonly SeededFault[] = [...eleventhPersonalFaults, ...eleventhPublicFaults];

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
  ...secondSet,
  ...thirdSet,
  ...fourthSet,
  ...fifthSet,
  ...sixthSet,
  ...seventhSet,
  ...eighthSet,
  ...ninthSet,
  ...tenthSet,
  ...eleventhSet,
];
