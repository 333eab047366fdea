import type { SeededFault } from "../fault.ts";
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
import { sixthFaults } from "./sixthSet.ts";
import { eighthFaults } from "./eighthSet.ts";
import { ninthFaults } from "./ninthSet.ts";
import { seventhFaults } from "./seventhSet.ts";
import { tenthFaults } from "./tenthSet.ts";
import { eleventhPersonalFaults } from "./eleventhSet/personal.ts";
import { eleventhPublicFaults } from "./eleventhSet/publicContent.ts";
import { twelfthAccountFaults } from "./twelfthSet/account.ts";
import { twelfthPersonalFaults } from "./twelfthSet/personal.ts";
import { twelfthPublicFaults } from "./twelfthSet/publicContent.ts";
import { thirteenthPersonalFaults } from "./thirteenthSet/personal.ts";
import { thirteenthPublicFaults } from "./thirteenthSet/publicContent.ts";
import { fourteenthPersonalFaults } from "./fourteenthSet/personal.ts";
import { fourteenthPublicFaults } from "./fourteenthSet/publicContent.ts";
import { fifteenthAccountFaults } from "./fifteenthSet/account.ts";
import { fifteenthPersonalFaults } from "./fifteenthSet/personal.ts";
import { fifteenthPublicFaults } from "./fifteenthSet/publicContent.ts";

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

/** Operations chosen once more by a generator of random numbers, by an author who saw neither `verify` nor the other faults. */
const twelfthSet: readonly SeededFault[] = [...twelfthPersonalFaults, ...twelfthAccountFaults, ...twelfthPublicFaults];

/** Another draw of operations by a generator of random numbers, by an author who saw neither `verify` nor the other faults. */
const thirteenthSet: readonly SeededFault[] = [...thirteenthPersonalFaults, ...thirteenthPublicFaults];

/** One more draw of operations by a generator of random numbers, by an author who saw neither `verify` nor the other faults. */
const fourteenthSet: readonly SeededFault[] = [...fourteenthPersonalFaults, ...fourteenthPublicFaults];

/** Operations chosen by another draw of random numbers, by an author who saw neither `verify` nor the other faults. */
const fifteenthSet: readonly SeededFault[] = [
  ...fifteenthPersonalFaults,
  ...fifteenthAccountFaults,
  ...fifteenthPublicFaults,
];

/** The faults of all sets that were written without a look at `verify`. */
export const hiddenFaults: readonly SeededFault[] = [
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
  ...twelfthSet,
  ...thirteenthSet,
  ...fourteenthSet,
  ...fifteenthSet,
];
