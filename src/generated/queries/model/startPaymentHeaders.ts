/**
 * Generated from openapi/. Do not edit.
 */
import type { IdempotencyKeyParameter } from './idempotencyKeyParameter.ts';

export type StartPaymentHeaders = {
/**
 * A word the portal makes up for one thing that is sent, such as a UUID, and sends again when it has to repeat the request. A repeat is answered as the first one was, and nothing is done a second time. The service remembers a key for a day. The same key with something else in the request is refused with 422.
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]{16,64}$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};
