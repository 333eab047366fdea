/**
 * Generated from openapi/. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  SearchResults
} from '../../../src/generated/queries/model';

import {
  getSearchPortalResponseMock
} from './search.faker.ts';

export { getSearchPortalResponseMock } from './search.faker.ts';


export const getSearchPortalMockHandler = (overrideResponse?: SearchResults | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SearchResults> | SearchResults), options?: RequestHandlerOptions) => {
  return http.get('*/api/search/public', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchPortalResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSearchMock = () => [
  getSearchPortalMockHandler()
]
