export * from './read-service-status.ts';
