/**
 * Generated from openapi/. Do not edit.
 */
import type { ApplicationDraftAnswers } from './applicationDraftAnswers.ts';
import type { ContentId } from './contentId.ts';
import type { DocumentIds } from './documentIds.ts';

/**
 * The payload of an application for a service.
 */
export interface ApplicationDraft {
  /** Always APPLICATION. */
  kind: 'APPLICATION';
  /** The id of the requested service. */
  serviceId: ContentId;
  /** The values of the service form, by field name. The schema of the form validates them. */
  answers?: ApplicationDraftAnswers;
  documentIds?: DocumentIds;
}
