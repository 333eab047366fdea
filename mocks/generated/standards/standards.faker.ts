/**
 * Generated from openapi/. Do not edit.
 */
import { fakeItemCount } from "../../fakeData.ts";

import type {
  Standards
} from '../../../src/generated/queries/model';

import {
  getPagingMock,
  getStandardMock
} from '../model/index.faker.ts';


export const getListStandardsResponseMock = (): Standards => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getStandardMock() }))},})

