/**
 * Generated from openapi/. Do not edit.
 */
import { fakeItemCount } from "../../fakeData.ts";

import type {
  RiskGroups
} from '../../../src/generated/queries/model';

import {
  getPagingMock,
  getRiskGroupMock
} from '../model/index.faker.ts';


export const getListRiskGroupsResponseMock = (): RiskGroups => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getRiskGroupMock() }))},})

