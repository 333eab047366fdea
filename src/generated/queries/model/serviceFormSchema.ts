/**
 * Generated from openapi/. Do not edit.
 */
import type { ServiceFormSchemaProperties } from './serviceFormSchemaProperties.ts';

/**
 * A JSON Schema (2020-12) of one flat object, so that the portal can check it without compiling code in the browser. Each question is a property. Words of JSON Schema that are not named here are not used.
 */
export type ServiceFormSchema = {
  /** Always an object. */
  type: 'object';
  /**
     * The names of the questions that have to be answered.
     * @maxItems 60
     * @items.minLength 1
     * @items.maxLength 64
     */
  required?: string[];
  /** The questions by name. */
  properties: ServiceFormSchemaProperties;
};
