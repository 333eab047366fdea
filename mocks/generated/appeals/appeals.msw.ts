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
  AppealLookupResult,
  AppealMessage,
  AppealMessages,
  AppealReceipt,
  Appeals
} from '../../../src/generated/queries/model';

import {
  getCorrectAppealResponseMock,
  getFindAppealResponseMock,
  getListAppealMessagesResponseMock,
  getListAppealsResponseMock,
  getReadAppealResponseMock,
  getSendAppealMessageResponseMock,
  getSendAppealResponseMock,
  getWithdrawAppealResponseMock
} from './appeals.faker.ts';

export { getListAppealsResponseMock, getSendAppealResponseMock, getFindAppealResponseMock, getReadAppealResponseMock, getCorrectAppealResponseMock, getListAppealMessagesResponseMock, getSendAppealMessageResponseMock, getWithdrawAppealResponseMock } from './appeals.faker.ts';


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

export const getFindAppealMockHandler = (overrideResponse?: AppealLookupResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AppealLookupResult> | AppealLookupResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/appeals/public/find', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFindAppealResponseMock(),
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

export const getCorrectAppealMockHandler = (overrideResponse?: AppealReceipt | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<AppealReceipt> | AppealReceipt), options?: RequestHandlerOptions) => {
  return http.put('*/api/appeals/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCorrectAppealResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListAppealMessagesMockHandler = (overrideResponse?: AppealMessages | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AppealMessages> | AppealMessages), options?: RequestHandlerOptions) => {
  return http.get('*/api/appeals/:id/messages', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAppealMessagesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendAppealMessageMockHandler = (overrideResponse?: AppealMessage | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AppealMessage> | AppealMessage), options?: RequestHandlerOptions) => {
  return http.post('*/api/appeals/:id/messages', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendAppealMessageResponseMock(),
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
  getFindAppealMockHandler(),
  getReadAppealMockHandler(),
  getCorrectAppealMockHandler(),
  getListAppealMessagesMockHandler(),
  getSendAppealMessageMockHandler(),
  getWithdrawAppealMockHandler()
]
