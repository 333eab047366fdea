/**
 * Generated from openapi/. Do not edit.
 */
import { fakeItemCount, fakeLength } from "../../fakeData.ts";

import type {
  Offices
} from '../../../src/generated/queries/model';

import {
  getOfficeMock,
  getPagingMock,
  getRegionMock
} from '../model/index.faker.ts';


export const getListOfficesResponseMock = (): Offices => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getOfficeMock() })), regions: Array.from({ length: fakeLength({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getRegionMock() }))},})

