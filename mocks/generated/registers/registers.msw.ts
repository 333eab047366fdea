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
  RegisterEntries
} from '../../../src/generated/queries/model';

import {
  getSearchRegisterResponseMock
} from './registers.faker.ts';

export { getSearchRegisterResponseMock } from './registers.faker.ts';


export const getSearchRegisterMockHandler = (overrideResponse?: RegisterEntries | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RegisterEntries> | RegisterEntries), options?: RequestHandlerOptions) => {
  return http.get('*/api/registers/public/:register', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchRegisterResponseMock(),
      { status: 200
      })
  }, options)
}
export const getRegistersMock = () => [
  getSearchRegisterMockHandler()
]
