export * from './search-register.ts';
