/**
 * Generated from openapi/. Do not edit.
 */
import type { ServiceFormField } from './serviceFormField.ts';

/**
 * The questions by name.
 */
export type ServiceFormSchemaProperties = {[key: string]: ServiceFormField};
