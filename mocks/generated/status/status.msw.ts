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
  ServiceStatus
} from '../../../src/generated/queries/model';

import {
  getReadServiceStatusResponseMock
} from './status.faker.ts';

export { getReadServiceStatusResponseMock } from './status.faker.ts';


export const getReadServiceStatusMockHandler = (overrideResponse?: ServiceStatus | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceStatus> | ServiceStatus), options?: RequestHandlerOptions) => {
  return http.get('*/api/status/public', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadServiceStatusResponseMock(),
      { status: 200
      })
  }, options)
}
export const getStatusMock = () => [
  getReadServiceStatusMockHandler()
]
