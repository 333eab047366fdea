/**
 * Generated from openapi/. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  FeedbackReceipt,
  Feedbacks
} from '../../../src/generated/queries/model';

import {
  getConfirmationMock,
  getFeedbackMock,
  getPagingMock
} from '../model/index.faker.ts';


export const getListFeedbacksResponseMock = (): Feedbacks => ({...{ ...getPagingMock() },...{items: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getFeedbackMock() }))},})

export const getSendFeedbackResponseMock = (): FeedbackReceipt => ({...{ ...getFeedbackMock() },...{ ...getConfirmationMock() },})

