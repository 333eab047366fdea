/**
 * Generated from openapi/. Do not edit.
 */
import type { Incident } from './incident.ts';
import type { Language } from './language.ts';
import type { ServiceState } from './serviceState.ts';

/**
 * The current status of the service.
 */
export interface ServiceStatus {
  state: ServiceState;
  /**
     * What is unavailable and what users can do in the meantime, for a banner on every page. Absent when everything works.
     * @minLength 1
     * @maxLength 1000
     */
  message?: string;
  /** The language of the message, when it is not available in the requested language. */
  lang?: Language;
  /** The time at which this status began. */
  since: string;
  /** The last incident. Absent when there has been none. */
  lastIncident?: Incident;
}
