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
  Confirmation
} from '../../../src/generated/queries/model';

import {
  getSendRemarkResponseMock
} from './remarks.faker.ts';

export { getSendRemarkResponseMock } from './remarks.faker.ts';


export const getSendRemarkMockHandler = (overrideResponse?: Confirmation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Confirmation> | Confirmation), options?: RequestHandlerOptions) => {
  return http.post('*/api/remarks/public', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendRemarkResponseMock(),
      { status: 200
      })
  }, options)
}
export const getRemarksMock = () => [
  getSendRemarkMockHandler()
]
