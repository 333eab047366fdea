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
  Confirmation,
  EvaluationSummary,
  Questionnaires
} from '../../../src/generated/queries/model';

import {
  getListQuestionnairesResponseMock,
  getReadEvaluationSummaryResponseMock,
  getSendEvaluationResponseMock
} from './evaluations.faker.ts';

export { getListQuestionnairesResponseMock, getSendEvaluationResponseMock, getReadEvaluationSummaryResponseMock } from './evaluations.faker.ts';


export const getListQuestionnairesMockHandler = (overrideResponse?: Questionnaires | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Questionnaires> | Questionnaires), options?: RequestHandlerOptions) => {
  return http.get('*/api/evaluations/public', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListQuestionnairesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendEvaluationMockHandler = (overrideResponse?: Confirmation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Confirmation> | Confirmation), options?: RequestHandlerOptions) => {
  return http.post('*/api/evaluations/public', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendEvaluationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadEvaluationSummaryMockHandler = (overrideResponse?: EvaluationSummary | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EvaluationSummary> | EvaluationSummary), options?: RequestHandlerOptions) => {
  return http.get('*/api/evaluations/public/summary', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadEvaluationSummaryResponseMock(),
      { status: 200
      })
  }, options)
}
export const getEvaluationsMock = () => [
  getListQuestionnairesMockHandler(),
  getSendEvaluationMockHandler(),
  getReadEvaluationSummaryMockHandler()
]
