export * from './sign-in.ts';
export * from './choose-account.ts';
export * from './sign-in-with-identity.ts';
export * from './renew-session.ts';
export * from './hand-over-session.ts';
