/**
 * Generated from openapi/. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  Confirmation
} from '../../../src/generated/queries/model';


export const getSendRemarkResponseMock = (overrideResponse: Partial<Extract<Confirmation, object>> = {}): Confirmation => ({message: faker.string.alpha({length: {min: 1, max: 1000}}), ...overrideResponse})

