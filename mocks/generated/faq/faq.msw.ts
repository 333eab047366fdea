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
  Faqs
} from '../../../src/generated/queries/model';

import {
  getListFaqResponseMock
} from './faq.faker.ts';

export { getListFaqResponseMock } from './faq.faker.ts';


export const getListFaqMockHandler = (overrideResponse?: Faqs | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Faqs> | Faqs), options?: RequestHandlerOptions) => {
  return http.get('*/api/faq/public', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFaqResponseMock(),
      { status: 200
      })
  }, options)
}
export const getFaqMock = () => [
  getListFaqMockHandler()
]
