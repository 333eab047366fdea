/**
 * Generated from openapi/. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  Standards
} from '../../../src/generated/queries/model';

import {
  getPagingMock,
  getStandardMock
} from '../model/index.faker.ts';


export const getListStandardsResponseMock = (): Standards => ({...{ ...getPagingMock() },...{items: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getStandardMock() }))},})

