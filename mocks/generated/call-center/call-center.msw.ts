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
  CallCenter,
  CallbackReceipt
} from '../../../src/generated/queries/model';

import {
  getReadCallCenterResponseMock,
  getRequestCallbackResponseMock
} from './call-center.faker.ts';

export { getReadCallCenterResponseMock, getRequestCallbackResponseMock } from './call-center.faker.ts';


export const getReadCallCenterMockHandler = (overrideResponse?: CallCenter | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CallCenter> | CallCenter), options?: RequestHandlerOptions) => {
  return http.get('*/api/call-center', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadCallCenterResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRequestCallbackMockHandler = (overrideResponse?: CallbackReceipt | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CallbackReceipt> | CallbackReceipt), options?: RequestHandlerOptions) => {
  return http.post('*/api/call-center/callbacks', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestCallbackResponseMock(),
      { status: 200
      })
  }, options)
}
export const getCallCenterMock = () => [
  getReadCallCenterMockHandler(),
  getRequestCallbackMockHandler()
]
