/**
 * Generated from openapi/. Do not edit.
 */
import type { ServiceFormSchemaProperties } from './serviceFormSchemaProperties.ts';

/**
 * A JSON Schema (2020-12) of one flat object, so that the portal can validate values without compiling code in the browser. Each field of the form is a property. Keywords that are not listed here are not used.
 */
export type ServiceFormSchema = {
  /** Always object. */
  type: 'object';
  /**
     * The names of the required fields.
     * @maxItems 60
     * @items.minLength 1
     * @items.maxLength 64
     */
  required?: string[];
  /** The questions by name. */
  properties: ServiceFormSchemaProperties;
};
