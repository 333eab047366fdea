export * from './list-obligations.ts';
export * from './list-paid-payments.ts';
export * from './start-payment.ts';
export * from './download-receipt.ts';
