/**
 * Generated from openapi/. Do not edit.
 */

/**
 * What went wrong, the same in every language. The list is closed: a server sends one of these codes or none, and a new code raises the version of the contract. A client treats an unknown code like none.
 */
export type ProblemCode = 'INVALID_PARAMETERS' | 'UNAUTHORIZED' | 'WRONG_CREDENTIALS' | 'IDENTITY_REFUSED' | 'SESSION_ENDED' | 'FORBIDDEN' | 'NOT_FOUND' | 'NO_SUCH_CALL' | 'NOT_ACCEPTABLE' | 'EMAIL_NOT_VERIFIED' | 'APPEAL_CLOSED' | 'APPEAL_TAKEN_UP' | 'ALREADY_PAID' | 'ALREADY_EVALUATED' | 'SLOT_TAKEN' | 'CHANGED' | 'TOO_LARGE' | 'FILE_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'NOT_ACCEPTED' | 'WRONG_CODE' | 'CODE_EXPIRED' | 'KEY_REUSED' | 'TOO_MANY_REQUESTS' | 'UNKNOWN' | 'UNAVAILABLE';