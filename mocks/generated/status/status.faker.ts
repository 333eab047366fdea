/**
 * Generated from openapi/. Do not edit.
 */
import { fakeText, faker } from "../../fakeData.ts";

import type {
  ServiceStatus
} from '../../../src/generated/queries/model';

import {
  getIncidentMock,
  getLanguageMock,
  getServiceStateMock
} from '../model/index.faker.ts';


export const getReadServiceStatusResponseMock = (overrideResponse: Partial<Extract<ServiceStatus, object>> = {}): ServiceStatus => ({state: getServiceStateMock(), message: fakeText({min: 1, max: 1000}), lang: getLanguageMock(), since: faker.date.past().toISOString().slice(0, 19) + 'Z', lastIncident: { ...getIncidentMock() }, ...overrideResponse})

