/**
 * Generated from openapi/. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  SearchResults
} from '../../../src/generated/queries/model';

import {
  getPagingMock,
  getSearchResultMock
} from '../model/index.faker.ts';


export const getSearchPortalResponseMock = (): SearchResults => ({...{ ...getPagingMock() },...{items: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getSearchResultMock() }))},})

