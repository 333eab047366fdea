export * from './search-portal.ts';
