export * from './list-faq.ts';
