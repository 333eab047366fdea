/**
 * Generated from openapi/. Do not edit.
 */
import type { Reference } from './reference.ts';
import type { RequiredDocument } from './requiredDocument.ts';
import type { Service } from './service.ts';
import type { ServiceForm } from './serviceForm.ts';
import type { ServiceStep } from './serviceStep.ts';

/**
 * A service with the information for applicants and its application form.
 */
export type ServiceDetail = Service & {
  /**
     * The steps from the application to the result, in order. Empty when there are none.
     * @maxItems 30
     */
  steps: ServiceStep[];
  /**
     * The required documents. Empty when there are none.
     * @maxItems 50
     */
  requiredDocuments: RequiredDocument[];
  /**
     * The laws and regulations that the service is based on.
     * @maxItems 50
     */
  legalBasis: Reference[];
  /** The application form. Absent when the service is only described here, or provided by another site. */
  form?: ServiceForm;
};
