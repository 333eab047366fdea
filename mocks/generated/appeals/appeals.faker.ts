/**
 * Generated from openapi/. Do not edit.
 */
import { fakeItemCount, fakeLength, fakeNumber, fakeText, faker } from "../../fakeData.ts";

import type {
  AppealDetail,
  AppealLookupResult,
  AppealMessage,
  AppealMessages,
  AppealReceipt,
  Appeals
} from '../../../src/generated/queries/model';

import {
  getAppealMessageAuthorMock,
  getAppealMessageMock,
  getAppealMock,
  getAppealStepMock,
  getComplaintCategoryMock,
  getConfirmationMock,
  getCounterpartyMock,
  getDocumentMock,
  getFollowedAppealMock,
  getIdMock,
  getLanguageMock,
  getPagingMock,
  getPaidPaymentMock,
  getPaymentMock,
  getTraderAnswerMock
} from '../model/index.faker.ts';


export const getListAppealsResponseMock = (): Appeals => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getAppealMock() }))},})

export const getSendAppealResponseMock = (): AppealReceipt => ({...{ ...getAppealMock() },...{ ...getConfirmationMock() },})

export const getFindAppealResponseMock = (overrideResponse: Partial<Extract<AppealLookupResult, object>> = {}): AppealLookupResult => ({appealNumber: (() => fakeNumber())(), appeal: { ...getFollowedAppealMock() }, ...overrideResponse})

export const getReadAppealResponseMock = (): AppealDetail => ({...{ ...getAppealMock() },...{applicant: (() => faker.person.fullName())(), serviceId: getIdMock(), category: getComplaintCategoryMock(), subject: fakeText({min: 1, max: 200}), text: fakeText({min: 1, max: 200}), counterparty: { ...getCounterpartyMock() }, answers: {}, history: Array.from({ length: fakeLength({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({ ...getAppealStepMock() })), documents: Array.from({ length: fakeLength({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({ ...getDocumentMock() })), payments: Array.from({ length: fakeLength({min: 1, max: 50}) }, (_, i) => i + 1).map(() => (faker.helpers.arrayElement([{ ...getPaidPaymentMock() },{ ...getPaymentMock() },]))), withdrawable: faker.datatype.boolean(), correctable: faker.datatype.boolean(), traderAnswer: { ...getTraderAnswerMock() }, evaluationId: getIdMock()},})

export const getCorrectAppealResponseMock = (): AppealReceipt => ({...{ ...getAppealMock() },...{ ...getConfirmationMock() },})

export const getListAppealMessagesResponseMock = (): AppealMessages => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getAppealMessageMock() }))},})

export const getSendAppealMessageResponseMock = (overrideResponse: Partial<Extract<AppealMessage, object>> = {}): AppealMessage => ({id: getIdMock(), author: getAppealMessageAuthorMock(), text: fakeText({min: 1, max: 200}), lang: getLanguageMock(), sentAt: faker.date.past().toISOString().slice(0, 19) + 'Z', documents: Array.from({ length: fakeLength({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({ ...getDocumentMock() })), needsDocument: faker.datatype.boolean(), ...overrideResponse})

export const getWithdrawAppealResponseMock = (): AppealReceipt => ({...{ ...getAppealMock() },...{ ...getConfirmationMock() },})

