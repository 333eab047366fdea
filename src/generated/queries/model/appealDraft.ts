/**
 * Generated from openapi/. Do not edit.
 */
import type { ApplicationDraft } from './applicationDraft.ts';
import type { ComplaintDraft } from './complaintDraft.ts';
import type { SuggestionDraft } from './suggestionDraft.ts';

/**
 * The payload of a new appeal. Each kind has its own fields.
 */
export type AppealDraft = ApplicationDraft | ComplaintDraft | SuggestionDraft;
