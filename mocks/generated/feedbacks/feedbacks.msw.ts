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
  FeedbackReceipt,
  Feedbacks
} from '../../../src/generated/queries/model';

import {
  getListFeedbacksResponseMock,
  getSendFeedbackResponseMock
} from './feedbacks.faker.ts';

export { getListFeedbacksResponseMock, getSendFeedbackResponseMock } from './feedbacks.faker.ts';


export const getListFeedbacksMockHandler = (overrideResponse?: Feedbacks | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Feedbacks> | Feedbacks), options?: RequestHandlerOptions) => {
  return http.get('*/api/feedbacks', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFeedbacksResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendFeedbackMockHandler = (overrideResponse?: FeedbackReceipt | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FeedbackReceipt> | FeedbackReceipt), options?: RequestHandlerOptions) => {
  return http.post('*/api/feedbacks', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendFeedbackResponseMock(),
      { status: 200
      })
  }, options)
}
export const getFeedbacksMock = () => [
  getListFeedbacksMockHandler(),
  getSendFeedbackMockHandler()
]
