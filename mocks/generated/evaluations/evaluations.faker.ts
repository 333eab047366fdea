/**
 * Generated from openapi/. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

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


export const getListQuestionnairesResponseMock = (): Questionnaires => ({...{ ...getPagingMock() },...{items: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getQuestionnaireMock() }))},})

export const getSendEvaluationResponseMock = (overrideResponse: Partial<Extract<Confirmation, object>> = {}): Confirmation => ({message: faker.string.alpha({length: {min: 1, max: 1000}}), ...overrideResponse})

export const getReadEvaluationSummaryResponseMock = (): EvaluationSummary => ({...{ ...getPagingMock() },...{items: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getEvaluationTallyMock() }))},})

