/**
 * Generated from openapi/. Do not edit.
 */
import { fakeItemCount, fakeLength } from "../../fakeData.ts";

import type {
  Faqs
} from '../../../src/generated/queries/model';

import {
  getFaqMock,
  getPagingMock,
  getTopicMock
} from '../model/index.faker.ts';


export const getListFaqResponseMock = (): Faqs => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getFaqMock() })), categories: Array.from({ length: fakeLength({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getTopicMock() }))},})

