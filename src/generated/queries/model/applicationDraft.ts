/**
 * Generated from openapi/. Do not edit.
 */
import type { ApplicationDraftAnswers } from './applicationDraftAnswers.ts';
import type { DocumentIds } from './documentIds.ts';
import type { Id } from './id.ts';

/**
 * The payload of an application for a service.
 */
export interface ApplicationDraft {
  /** Always APPLICATION. */
  kind: 'APPLICATION';
  /** The id of the requested service. */
  serviceId: Id;
  /** The values of the service form, by field name. The schema of the form validates them. */
  answers?: ApplicationDraftAnswers;
  documentIds?: DocumentIds;
}
