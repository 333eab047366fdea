export * from './sign-out.ts';
