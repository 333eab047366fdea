/**
 * Generated from openapi/. Do not edit.
 */
import type { IfMatchParameter } from './ifMatchParameter.ts';

export type UpdateContactsHeaders = {
/**
 * The `ETag` of what the client has read. When it has changed meanwhile, in another tab or on another device, the server changes nothing and answers 412. A tag with the prefix `W/` and the same tag without it name the same version, because a proxy that compresses a response adds the prefix. Without the header, or when the server sends no `ETag`, the last update wins.
 * @maxLength 200
 * @pattern ^(W/)?"[^"]*"$
 */
'If-Match'?: IfMatchParameter;
};
