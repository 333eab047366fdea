/**
 * Generated from openapi/. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  AppealDetail,
  AppealReceipt,
  Appeals
} from '../../../src/generated/queries/model';

import {
  getAppealMock,
  getAppealStepMock,
  getComplaintCategoryMock,
  getConfirmationMock,
  getContentIdMock,
  getCounterpartyMock,
  getDocumentMock,
  getPagingMock,
  getPaidPaymentMock,
  getPaymentMock
} from '../model/index.faker.ts';


export const getListAppealsResponseMock = (): Appeals => ({...{ ...getPagingMock() },...{items: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getAppealMock() }))},})

export const getSendAppealResponseMock = (): AppealReceipt => ({...{ ...getAppealMock() },...{ ...getConfirmationMock() },})

export const getReadAppealResponseMock = (): AppealDetail => ({...{ ...getAppealMock() },...{applicant: faker.string.alpha({length: {min: 1, max: 300}}), serviceId: getContentIdMock(), category: getComplaintCategoryMock(), subject: faker.string.alpha({length: {min: 10, max: 300}}), text: faker.string.alpha({length: {min: 10, max: 4000}}), counterparty: { ...getCounterpartyMock() }, answers: {}, history: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({ ...getAppealStepMock() })), documents: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({ ...getDocumentMock() })), payments: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => (faker.helpers.arrayElement([{ ...getPaidPaymentMock() },{ ...getPaymentMock() },]))), withdrawable: faker.datatype.boolean(), evaluationId: faker.number.int({min: 1})},})

export const getWithdrawAppealResponseMock = (): AppealReceipt => ({...{ ...getAppealMock() },...{ ...getConfirmationMock() },})

