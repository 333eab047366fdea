/**
 * Generated from openapi/. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  Faqs
} from '../../../src/generated/queries/model';

import {
  getFaqMock,
  getPagingMock,
  getTopicMock
} from '../model/index.faker.ts';


export const getListFaqResponseMock = (): Faqs => ({...{ ...getPagingMock() },...{items: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getFaqMock() })), categories: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getTopicMock() }))},})

