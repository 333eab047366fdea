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
  Offices
} from '../../../src/generated/queries/model';

import {
  getListOfficesResponseMock
} from './offices.faker.ts';

export { getListOfficesResponseMock } from './offices.faker.ts';


export const getListOfficesMockHandler = (overrideResponse?: Offices | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Offices> | Offices), options?: RequestHandlerOptions) => {
  return http.get('*/api/offices/public', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOfficesResponseMock(),
      { status: 200
      })
  }, options)
}
export const getOfficesMock = () => [
  getListOfficesMockHandler()
]
