/**
 * Generated from openapi/. Do not edit.
 */
import { faker } from "../../fakeData.ts";

import type {
  Draft
} from '../../../src/generated/queries/model';


export const getReadDraftResponseMock = (overrideResponse: Partial<Extract<Draft, object>> = {}): Draft => ({data: faker.helpers.arrayElement([null,]), updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getKeepDraftResponseMock = (overrideResponse: Partial<Extract<Draft, object>> = {}): Draft => ({data: faker.helpers.arrayElement([null,]), updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

