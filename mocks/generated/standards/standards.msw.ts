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
  Standards
} from '../../../src/generated/queries/model';

import {
  getListStandardsResponseMock
} from './standards.faker.ts';

export { getListStandardsResponseMock } from './standards.faker.ts';


export const getListStandardsMockHandler = (overrideResponse?: Standards | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Standards> | Standards), options?: RequestHandlerOptions) => {
  return http.get('*/api/standards/public', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStandardsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getStandardsMock = () => [
  getListStandardsMockHandler()
]
