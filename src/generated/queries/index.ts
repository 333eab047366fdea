export * from './auth/auth.ts';
export * from './notification/notification.ts';
export * from './possessor/possessor.ts';
export * from './posts/posts.ts';
export * from './rates/rates.ts';
export * from './search/search.ts';
export * from './services/services.ts';
export * from './user/user.ts';
