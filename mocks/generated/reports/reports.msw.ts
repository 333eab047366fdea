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
  ReportReceipt,
  Reports
} from '../../../src/generated/queries/model';

import {
  getListReportsResponseMock,
  getSubmitReportResponseMock
} from './reports.faker.ts';

export { getListReportsResponseMock, getSubmitReportResponseMock } from './reports.faker.ts';


export const getListReportsMockHandler = (overrideResponse?: Reports | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Reports> | Reports), options?: RequestHandlerOptions) => {
  return http.get('*/api/reports', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListReportsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSubmitReportMockHandler = (overrideResponse?: ReportReceipt | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ReportReceipt> | ReportReceipt), options?: RequestHandlerOptions) => {
  return http.put('*/api/reports/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSubmitReportResponseMock(),
      { status: 200
      })
  }, options)
}
export const getReportsMock = () => [
  getListReportsMockHandler(),
  getSubmitReportMockHandler()
]
