export * from './list-exchange-rates.ts';
export * from './read-exchange-rate-history.ts';
