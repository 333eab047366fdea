export * from './list-reports.ts';
export * from './submit-report.ts';
