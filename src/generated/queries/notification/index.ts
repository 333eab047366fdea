export * from './read-notifications.ts';
export * from './count-notifications.ts';
export * from './mark-notifications-read.ts';
