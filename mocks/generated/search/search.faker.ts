/**
 * Generated from openapi/. Do not edit.
 */
import { fakeItemCount, faker } from "../../fakeData.ts";

import type {
  SearchResults
} from '../../../src/generated/queries/model';

import {
  getSearchResultMock
} from '../model/index.faker.ts';


export const getSearchPortalResponseMock = (overrideResponse: Partial<Extract<SearchResults, object>> = {}): SearchResults => ({page: faker.number.int(), perPage: faker.number.int(), total: faker.number.int({min: 0}), items: Array.from({ length: fakeItemCount({min: 1, max: 5}) }, (_, i) => i + 1).map(() => ({ ...getSearchResultMock() })), ...overrideResponse})

