/**
 * Generated from openapi/. Do not edit.
 */
import type { PossessorDraft } from './possessorDraft.ts';

/**
 * The organisation that stands behind a foreign user's account.
 */
export type Possessor = PossessorDraft & {
  /**
     * The possessor's number.
     * @minimum 1
     */
  id: number;
};
