export * from './read-notification-settings.ts';
export * from './update-notification-settings.ts';
