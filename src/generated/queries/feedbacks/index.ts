export * from './list-feedbacks.ts';
export * from './send-feedback.ts';
