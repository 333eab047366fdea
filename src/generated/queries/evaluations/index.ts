export * from './list-questionnaires.ts';
export * from './send-evaluation.ts';
export * from './read-evaluation-summary.ts';
