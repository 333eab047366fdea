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
  Possessor
} from '../../../src/generated/queries/model';

import {
  getReadPossessorResponseMock,
  getRegisterPossessorResponseMock,
  getUpdatePossessorResponseMock
} from './possessor.faker.ts';

export { getRegisterPossessorResponseMock, getReadPossessorResponseMock, getUpdatePossessorResponseMock } from './possessor.faker.ts';


export const getRegisterPossessorMockHandler = (overrideResponse?: Possessor | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Possessor> | Possessor), options?: RequestHandlerOptions) => {
  return http.post('*/api/possessors/public', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegisterPossessorResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadPossessorMockHandler = (overrideResponse?: Possessor | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Possessor> | Possessor), options?: RequestHandlerOptions) => {
  return http.get('*/api/possessors/public/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadPossessorResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdatePossessorMockHandler = (overrideResponse?: Possessor | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Possessor> | Possessor), options?: RequestHandlerOptions) => {
  return http.put('*/api/possessors/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdatePossessorResponseMock(),
      { status: 200
      })
  }, options)
}
export const getPossessorMock = () => [
  getRegisterPossessorMockHandler(),
  getReadPossessorMockHandler(),
  getUpdatePossessorMockHandler()
]
