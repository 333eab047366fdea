/**
 * Generated from openapi/. Do not edit.
 */
import type { IdempotencyKeyParameter } from './idempotencyKeyParameter.ts';

export type SendAppealHeaders = {
/**
 * A unique value, such as a UUID, that the client generates for one submission and sends again with each retry. A retry with the same key returns the first successful response, with its message in the first language, and is not processed a second time. Only a success uses up the key: after a refusal it may be sent again, with the same or a corrected request. The server keeps a key for 24 hours, for the account that has sent it, which is the person or the organisation they act for: the same key of another account is another one. All requests without a token share theirs. A key counts for one operation: another operation has keys of its own. The same key with another request than the successful one, such as one with another id in its path, is rejected with 422 and the code KEY_REUSED. A second request with the key that arrives while the first one is processed waits for its response.
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]{16,64}$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};
