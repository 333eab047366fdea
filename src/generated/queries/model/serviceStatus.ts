/**
 * Generated from openapi/. Do not edit.
 */
import type { Incident } from './incident.ts';
import type { ServiceState } from './serviceState.ts';

/**
 * Whether the service works at this moment.
 */
export interface ServiceStatus {
  state: ServiceState;
  /**
     * What does not work and what to do meanwhile, for a banner on every page. Absent when everything works.
     * @minLength 1
     * @maxLength 1000
     */
  message?: string;
  /** Since when it has been so. */
  since: string;
  /** What did not work the last time. Absent when nothing has happened yet. */
  lastIncident?: Incident;
}
