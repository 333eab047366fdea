export * from './check-certificate.ts';
