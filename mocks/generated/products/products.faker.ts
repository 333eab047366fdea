/**
 * Generated from openapi/. Do not edit.
 */
import { fakeItemCount } from "../../fakeData.ts";

import type {
  Products
} from '../../../src/generated/queries/model';

import {
  getPagingMock,
  getProductMock
} from '../model/index.faker.ts';


export const getSearchProductsResponseMock = (): Products => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getProductMock() }))},})

