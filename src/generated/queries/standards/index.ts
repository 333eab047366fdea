export * from './list-standards.ts';
