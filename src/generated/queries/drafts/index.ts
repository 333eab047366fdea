export * from './list-drafts.ts';
export * from './read-draft.ts';
export * from './keep-draft.ts';
