export * from './list-posts.ts';
export * from './read-post.ts';
