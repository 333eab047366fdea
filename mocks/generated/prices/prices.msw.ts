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
  MarketPrices
} from '../../../src/generated/queries/model';

import {
  getListMarketPricesResponseMock
} from './prices.faker.ts';

export { getListMarketPricesResponseMock } from './prices.faker.ts';


export const getListMarketPricesMockHandler = (overrideResponse?: MarketPrices | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MarketPrices> | MarketPrices), options?: RequestHandlerOptions) => {
  return http.get('*/api/market-prices/public', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMarketPricesResponseMock(),
      { status: 200
      })
  }, options)
}
export const getPricesMock = () => [
  getListMarketPricesMockHandler()
]
