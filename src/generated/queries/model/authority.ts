/**
 * Generated from openapi/. Do not edit.
 */

/**
 * What kind of user somebody is. ASAN_USER came through the state identity service, ADMIN works for the oversight service, USER signed in with an e-mail address.
 */
export type Authority = 'ASAN_USER' | 'ADMIN' | 'USER';