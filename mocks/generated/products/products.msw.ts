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
  Products
} from '../../../src/generated/queries/model';

import {
  getSearchProductsResponseMock
} from './products.faker.ts';

export { getSearchProductsResponseMock } from './products.faker.ts';


export const getSearchProductsMockHandler = (overrideResponse?: Products | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Products> | Products), options?: RequestHandlerOptions) => {
  return http.get('*/api/products/public', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchProductsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getProductsMock = () => [
  getSearchProductsMockHandler()
]
