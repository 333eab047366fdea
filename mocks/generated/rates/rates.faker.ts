/**
 * Generated from openapi/. Do not edit.
 */
import { fakeItemCount, fakeText, faker } from "../../fakeData.ts";

import type {
  ExchangeRateHistory,
  ExchangeRates
} from '../../../src/generated/queries/model';

import {
  getExchangeRateMock,
  getLanguageMock,
  getPagingMock,
  getRatePointMock
} from '../model/index.faker.ts';


export const getListExchangeRatesResponseMock = (): ExchangeRates => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getExchangeRateMock() }))},})

export const getReadExchangeRateHistoryResponseMock = (overrideResponse: Partial<Extract<ExchangeRateHistory, object>> = {}): ExchangeRateHistory => ({code: (() => "EUR")(), nominal: faker.number.int({min: 1, max: 100000}), name: fakeText({min: 1, max: 100}), lang: getLanguageMock(), items: Array.from({ length: fakeItemCount({min: 1, max: 366}) }, (_, i) => i + 1).map(() => ({ ...getRatePointMock() })), ...overrideResponse})

