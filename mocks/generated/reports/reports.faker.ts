/**
 * Generated from openapi/. Do not edit.
 */
import { fakeItemCount } from "../../fakeData.ts";

import type {
  ReportReceipt,
  Reports
} from '../../../src/generated/queries/model';

import {
  getConfirmationMock,
  getPagingMock,
  getReportMock
} from '../model/index.faker.ts';


export const getListReportsResponseMock = (): Reports => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getReportMock() }))},})

export const getSubmitReportResponseMock = (): ReportReceipt => ({...{ ...getReportMock() },...{ ...getConfirmationMock() },})

