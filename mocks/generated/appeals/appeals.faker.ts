/**
 * Generated from openapi/. Do not edit.
 */
import { fakeItemCount, fakeLength, fakeText, faker } from "../../fakeData.ts";

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


export const getListAppealsResponseMock = (): Appeals => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getAppealMock() }))},})

export const getSendAppealResponseMock = (): AppealReceipt => ({...{ ...getAppealMock() },...{ ...getConfirmationMock() },})

export const getReadAppealResponseMock = (): AppealDetail => ({...{ ...getAppealMock() },...{applicant: (() => faker.person.fullName())(), serviceId: getContentIdMock(), category: getComplaintCategoryMock(), subject: fakeText({min: 1, max: 200}), text: fakeText({min: 1, max: 200}), counterparty: { ...getCounterpartyMock() }, answers: {}, history: Array.from({ length: fakeLength({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({ ...getAppealStepMock() })), documents: Array.from({ length: fakeLength({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({ ...getDocumentMock() })), payments: Array.from({ length: fakeLength({min: 1, max: 50}) }, (_, i) => i + 1).map(() => (faker.helpers.arrayElement([{ ...getPaidPaymentMock() },{ ...getPaymentMock() },]))), withdrawable: faker.datatype.boolean(), evaluationId: faker.number.int({min: 1})},})

export const getWithdrawAppealResponseMock = (): AppealReceipt => ({...{ ...getAppealMock() },...{ ...getConfirmationMock() },})

