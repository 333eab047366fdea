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
  ServiceDetail,
  Services
} from '../../../src/generated/queries/model';

import {
  getListServicesResponseMock,
  getReadServiceResponseMock
} from './services.faker.ts';

export { getListServicesResponseMock, getReadServiceResponseMock } from './services.faker.ts';


export const getListServicesMockHandler = (overrideResponse?: Services | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Services> | Services), options?: RequestHandlerOptions) => {
  return http.get('*/api/services/public', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListServicesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadServiceMockHandler = (overrideResponse?: ServiceDetail | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceDetail> | ServiceDetail), options?: RequestHandlerOptions) => {
  return http.get('*/api/services/public/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadServiceResponseMock(),
      { status: 200
      })
  }, options)
}
export const getServicesMock = () => [
  getListServicesMockHandler(),
  getReadServiceMockHandler()
]
