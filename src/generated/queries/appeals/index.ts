export * from './list-appeals.ts';
export * from './send-appeal.ts';
export * from './find-appeal.ts';
export * from './read-appeal.ts';
export * from './correct-appeal.ts';
export * from './list-appeal-messages.ts';
export * from './send-appeal-message.ts';
export * from './withdraw-appeal.ts';
