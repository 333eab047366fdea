/**
 * Generated from openapi/. Do not edit.
 */
import { fakeItemCount } from "../../fakeData.ts";

import type {
  ExchangeRates
} from '../../../src/generated/queries/model';

import {
  getExchangeRateMock,
  getPagingMock
} from '../model/index.faker.ts';


export const getListExchangeRatesResponseMock = (): ExchangeRates => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getExchangeRateMock() }))},})

