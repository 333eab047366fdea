/**
 * Generated from openapi/. Do not edit.
 */
import type { IdempotencyKeyParameter } from './idempotencyKeyParameter.ts';

export type SendAppealMessageHeaders = {
/**
 * A unique value, such as a UUID, that the client generates for one submission and sends again with each retry. A retry with the same key returns the first response and is not processed a second time. The server keeps a key for 24 hours. The same key with a different request is rejected with 422.
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]{16,64}$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};
