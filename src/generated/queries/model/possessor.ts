/**
 * Generated from openapi/. Do not edit.
 */
import type { PossessorDraft } from './possessorDraft.ts';

/**
 * The organisation that a foreign user's account belongs to.
 */
export type Possessor = PossessorDraft & {
  /**
     * The possessor's id.
     * @minimum 1
     */
  id: number;
};
