/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The kind of user. ASAN_USER signed in with the state identity, ADMIN works for the oversight service, USER signed in with an e-mail address.
 */
export type Authority = 'ASAN_USER' | 'ADMIN' | 'USER';