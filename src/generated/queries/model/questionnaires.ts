/**
 * Generated from openapi/. Do not edit.
 */
import type { Paging } from './paging.ts';
import type { Questionnaire } from './questionnaire.ts';

/**
 * One page of questionnaires.
 */
export type Questionnaires = Paging & {
  /**
     * The questionnaires on this page.
     * @maxItems 100
     */
  items: Questionnaire[];
};
