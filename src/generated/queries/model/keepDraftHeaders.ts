/**
 * Generated from openapi/. Do not edit.
 */
import type { IfMatchParameter } from './ifMatchParameter.ts';

export type KeepDraftHeaders = {
/**
 * The `ETag` of what the client has read. When it has changed meanwhile, in another tab or on another device, the server changes nothing and answers 412. Without the header, or when the server sends no `ETag`, the last update wins.
 * @maxLength 200
 * @pattern ^(W/)?"[^"]*"$
 */
'If-Match'?: IfMatchParameter;
};
