/**
 * Generated from openapi/. Do not edit.
 */
import type { Reference } from './reference.ts';
import type { RequiredDocument } from './requiredDocument.ts';
import type { Service } from './service.ts';
import type { ServiceForm } from './serviceForm.ts';
import type { ServiceStep } from './serviceStep.ts';

/**
 * A service with everything one needs to know before asking for it, and the form it is asked for with.
 */
export type ServiceDetail = Service & {
  /**
     * What happens from the request to the result, in order. Empty when there is nothing to explain.
     * @maxItems 30
     */
  steps: ServiceStep[];
  /**
     * The documents to have at hand. Empty when none are needed.
     * @maxItems 50
     */
  requiredDocuments: RequiredDocument[];
  /**
     * The laws and rules the service rests on.
     * @maxItems 50
     */
  legalBasis: Reference[];
  /** What is asked from whoever applies. Absent when the service is only described here, or given on another site. */
  form?: ServiceForm;
};
