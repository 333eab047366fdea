/**
 * Generated from openapi/. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  RiskGroups
} from '../../../src/generated/queries/model';

import {
  getListRiskGroupsResponseMock
} from './risk-groups.faker.ts';

export { getListRiskGroupsResponseMock } from './risk-groups.faker.ts';


export const getListRiskGroupsMockHandler = (overrideResponse?: RiskGroups | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RiskGroups> | RiskGroups), options?: RequestHandlerOptions) => {
  return http.get('*/api/risk-groups/public', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRiskGroupsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getRiskGroupsMock = () => [
  getListRiskGroupsMockHandler()
]
