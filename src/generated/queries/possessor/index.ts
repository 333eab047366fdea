export * from './register-possessor.ts';
export * from './read-possessor.ts';
export * from './update-possessor.ts';
