/**
 * Generated from openapi/. Do not edit.
 */
import type { ApplicationDraft } from './applicationDraft.ts';
import type { ComplaintDraft } from './complaintDraft.ts';
import type { SuggestionDraft } from './suggestionDraft.ts';

/**
 * What a person sends, each kind of appeal with what belongs to it.
 */
export type AppealDraft = ApplicationDraft | ComplaintDraft | SuggestionDraft;
