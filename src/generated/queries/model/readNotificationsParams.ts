/**
 * Generated from openapi/. Do not edit.
 */
import type { LangParameter } from './langParameter.ts';

export type ReadNotificationsParams = {
/**
 * A language of the portal. Azerbaijani is the default everywhere.
 */
lang?: LangParameter;
/**
 * The page number, starting at 1. Without `perPage` it has no effect.
 * @minimum 1
 * @maximum 100000
 */
page?: number;
/**
 * The number of notifications per page. Without it, the response has all notifications. A server may ignore it: a client stops at a notification that it has already.
 * @minimum 1
 * @maximum 100
 */
perPage?: number;
};
