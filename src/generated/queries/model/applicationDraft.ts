/**
 * Generated from openapi/. Do not edit.
 */
import type { ApplicationDraftAnswers } from './applicationDraftAnswers.ts';
import type { ContentId } from './contentId.ts';
import type { DocumentIds } from './documentIds.ts';

/**
 * What a person sends to ask for a service.
 */
export interface ApplicationDraft {
  /** That it is an application. */
  kind: 'APPLICATION';
  /** The service that is asked for. */
  serviceId: ContentId;
  /** The answers to the form of the service, by the names of its questions. They are checked by the form's own rules. */
  answers?: ApplicationDraftAnswers;
  documentIds?: DocumentIds;
}
