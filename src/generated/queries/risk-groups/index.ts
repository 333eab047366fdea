export * from './list-risk-groups.ts';
