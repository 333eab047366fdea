/**
 * Generated from openapi/. Do not edit.
 */
import { fakeItemCount } from "../../fakeData.ts";

import type {
  FeedbackReceipt,
  Feedbacks
} from '../../../src/generated/queries/model';

import {
  getConfirmationMock,
  getFeedbackMock,
  getPagingMock
} from '../model/index.faker.ts';


export const getListFeedbacksResponseMock = (): Feedbacks => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getFeedbackMock() }))},})

export const getSendFeedbackResponseMock = (): FeedbackReceipt => ({...{ ...getFeedbackMock() },...{ ...getConfirmationMock() },})

