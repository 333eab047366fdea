export * from './send-remark.ts';
