/**
 * Generated from openapi/. Do not edit.
 */
import { fakeItemCount, fakeLength } from "../../fakeData.ts";

import type {
  MarketPrices
} from '../../../src/generated/queries/model';

import {
  getMarketPriceMock,
  getPagingMock,
  getRegionMock,
  getTopicMock
} from '../model/index.faker.ts';


export const getListMarketPricesResponseMock = (): MarketPrices => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getMarketPriceMock() })), regions: Array.from({ length: fakeLength({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getRegionMock() })), categories: Array.from({ length: fakeLength({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getTopicMock() }))},})

