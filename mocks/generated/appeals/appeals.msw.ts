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
  AppealDetail,
  AppealReceipt,
  Appeals
} from '../../../src/generated/queries/model';

import {
  getListAppealsResponseMock,
  getReadAppealResponseMock,
  getSendAppealResponseMock,
  getWithdrawAppealResponseMock
} from './appeals.faker.ts';

export { getListAppealsResponseMock, getSendAppealResponseMock, getReadAppealResponseMock, getWithdrawAppealResponseMock } from './appeals.faker.ts';


export const getListAppealsMockHandler = (overrideResponse?: Appeals | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Appeals> | Appeals), options?: RequestHandlerOptions) => {
  return http.get('*/api/appeals', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAppealsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendAppealMockHandler = (overrideResponse?: AppealReceipt | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AppealReceipt> | AppealReceipt), options?: RequestHandlerOptions) => {
  return http.post('*/api/appeals', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendAppealResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadAppealMockHandler = (overrideResponse?: AppealDetail | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AppealDetail> | AppealDetail), options?: RequestHandlerOptions) => {
  return http.get('*/api/appeals/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadAppealResponseMock(),
      { status: 200
      })
  }, options)
}

export const getWithdrawAppealMockHandler = (overrideResponse?: AppealReceipt | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<AppealReceipt> | AppealReceipt), options?: RequestHandlerOptions) => {
  return http.put('*/api/appeals/:id/withdraw', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWithdrawAppealResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAppealsMock = () => [
  getListAppealsMockHandler(),
  getSendAppealMockHandler(),
  getReadAppealMockHandler(),
  getWithdrawAppealMockHandler()
]
