export * from './list-market-prices.ts';
