export * from './list-services.ts';
export * from './read-service.ts';
