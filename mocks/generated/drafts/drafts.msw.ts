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
  Draft
} from '../../../src/generated/queries/model';

import {
  getKeepDraftResponseMock,
  getReadDraftResponseMock
} from './drafts.faker.ts';

export { getReadDraftResponseMock, getKeepDraftResponseMock } from './drafts.faker.ts';


export const getReadDraftMockHandler = (overrideResponse?: Draft | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Draft> | Draft), options?: RequestHandlerOptions) => {
  return http.get('*/api/drafts/:formKey', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadDraftResponseMock(),
      { status: 200
      })
  }, options)
}

export const getKeepDraftMockHandler = (overrideResponse?: Draft | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Draft> | Draft), options?: RequestHandlerOptions) => {
  return http.put('*/api/drafts/:formKey', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getKeepDraftResponseMock(),
      { status: 200
      })
  }, options)
}
export const getDraftsMock = () => [
  getReadDraftMockHandler(),
  getKeepDraftMockHandler()
]
