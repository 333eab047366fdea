export * from './read-call-center.ts';
export * from './request-callback.ts';
