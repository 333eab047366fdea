/**
 * Generated from openapi/. Do not edit.
 */
import { fakeItemCount, fakeText } from "../../fakeData.ts";

import type {
  Confirmation,
  EvaluationSummary,
  Questionnaires
} from '../../../src/generated/queries/model';

import {
  getEvaluationTallyMock,
  getPagingMock,
  getQuestionnaireMock
} from '../model/index.faker.ts';


export const getListQuestionnairesResponseMock = (): Questionnaires => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getQuestionnaireMock() }))},})

export const getSendEvaluationResponseMock = (overrideResponse: Partial<Extract<Confirmation, object>> = {}): Confirmation => ({message: fakeText({min: 1, max: 1000}), ...overrideResponse})

export const getReadEvaluationSummaryResponseMock = (): EvaluationSummary => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getEvaluationTallyMock() }))},})

