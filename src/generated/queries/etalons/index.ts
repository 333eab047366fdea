export * from './list-etalons.ts';
