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
  ExchangeRateHistory,
  ExchangeRates
} from '../../../src/generated/queries/model';

import {
  getListExchangeRatesResponseMock,
  getReadExchangeRateHistoryResponseMock
} from './rates.faker.ts';

export { getListExchangeRatesResponseMock, getReadExchangeRateHistoryResponseMock } from './rates.faker.ts';


export const getListExchangeRatesMockHandler = (overrideResponse?: ExchangeRates | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ExchangeRates> | ExchangeRates), options?: RequestHandlerOptions) => {
  return http.get('*/api/exchange-rates/public', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListExchangeRatesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadExchangeRateHistoryMockHandler = (overrideResponse?: ExchangeRateHistory | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ExchangeRateHistory> | ExchangeRateHistory), options?: RequestHandlerOptions) => {
  return http.get('*/api/exchange-rates/public/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadExchangeRateHistoryResponseMock(),
      { status: 200
      })
  }, options)
}
export const getRatesMock = () => [
  getListExchangeRatesMockHandler(),
  getReadExchangeRateHistoryMockHandler()
]
