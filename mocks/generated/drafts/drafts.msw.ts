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
  Draft,
  Drafts
} from '../../../src/generated/queries/model';

import {
  getKeepDraftResponseMock,
  getListDraftsResponseMock,
  getReadDraftResponseMock
} from './drafts.faker.ts';

export { getListDraftsResponseMock, getReadDraftResponseMock, getKeepDraftResponseMock } from './drafts.faker.ts';


export const getListDraftsMockHandler = (overrideResponse?: Drafts | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Drafts> | Drafts), options?: RequestHandlerOptions) => {
  return http.get('*/api/drafts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDraftsResponseMock(),
      { status: 200
      })
  }, options)
}

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
  getListDraftsMockHandler(),
  getReadDraftMockHandler(),
  getKeepDraftMockHandler()
]
