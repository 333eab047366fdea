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
  AccountChoice,
  HandOver,
  IdentitySession,
  RenewedTokens,
  SessionTokens
} from '../../../src/generated/queries/model';

import {
  getChooseAccountResponseMock,
  getHandOverSessionResponseMock,
  getRenewSessionResponseMock,
  getSignInResponseMock,
  getSignInWithIdentityResponseMock
} from './auth.faker.ts';

export { getSignInResponseMock, getChooseAccountResponseMock, getSignInWithIdentityResponseMock, getRenewSessionResponseMock, getHandOverSessionResponseMock } from './auth.faker.ts';


export const getSignInMockHandler = (overrideResponse?: SessionTokens | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SessionTokens> | SessionTokens), options?: RequestHandlerOptions) => {
  return http.post('*/api/public/auth/login', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSignInResponseMock(),
      { status: 200
      })
  }, options)
}

export const getChooseAccountMockHandler = (overrideResponse?: AccountChoice | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AccountChoice> | AccountChoice), options?: RequestHandlerOptions) => {
  return http.post('*/api/public/auth/v2/select-structure', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChooseAccountResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSignInWithIdentityMockHandler = (overrideResponse?: IdentitySession | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<IdentitySession> | IdentitySession), options?: RequestHandlerOptions) => {
  return http.post('*/api/public/auth/v2/login/asan', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSignInWithIdentityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRenewSessionMockHandler = (overrideResponse?: RenewedTokens | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RenewedTokens> | RenewedTokens), options?: RequestHandlerOptions) => {
  return http.post('*/api/public/auth/refresh-token', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRenewSessionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getHandOverSessionMockHandler = (overrideResponse?: HandOver | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HandOver> | HandOver), options?: RequestHandlerOptions) => {
  return http.post('*/api/public/auth/self', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getHandOverSessionResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAuthMock = () => [
  getSignInMockHandler(),
  getChooseAccountMockHandler(),
  getSignInWithIdentityMockHandler(),
  getRenewSessionMockHandler(),
  getHandOverSessionMockHandler()
]
