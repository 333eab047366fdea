import { accessFaults } from "./classes/access.ts";
import { boundaryFaults } from "./classes/boundaries.ts";
import { errorFaults } from "./classes/errors.ts";
import { feedFaults } from "./classes/feed.ts";
import { inputFaults } from "./classes/inputs.ts";
import { languageFaults } from "./classes/languages.ts";
import { listFaults } from "./classes/lists.ts";
import { passwordFaults } from "./classes/passwords.ts";
import { persistenceFaults } from "./classes/persistence.ts";
import { roleFaults } from "./classes/roles.ts";
import { schemaFaults } from "./classes/schemas.ts";
import { searchFaults } from "./classes/searches.ts";
import { sessionFaults } from "./classes/sessions.ts";
import { transportFaults } from "./classes/transport.ts";
import { valueFaults } from "./classes/values.ts";
import type { SeededFault } from "./fault.ts";

/** All faults that can be seeded, by class. */
export const seededFaults: readonly SeededFault[] = [
  ...accessFaults,
  ...roleFaults,
  ...sessionFaults,
  ...passwordFaults,
  ...boundaryFaults,
  ...inputFaults,
  ...persistenceFaults,
  ...listFaults,
  ...searchFaults,
  ...languageFaults,
  ...valueFaults,
  ...transportFaults,
  ...errorFaults,
  ...feedFaults,
  ...schemaFaults,
];
