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
  Obligations,
  PaidPayments,
  PaymentStart
} from '../../../src/generated/queries/model';

import {
  getDownloadReceiptResponseMock,
  getListObligationsResponseMock,
  getListPaidPaymentsResponseMock,
  getStartPaymentResponseMock
} from './payments.faker.ts';

export { getListObligationsResponseMock, getListPaidPaymentsResponseMock, getStartPaymentResponseMock, getDownloadReceiptResponseMock } from './payments.faker.ts';


export const getListObligationsMockHandler = (overrideResponse?: Obligations | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Obligations> | Obligations), options?: RequestHandlerOptions) => {
  return http.get('*/api/payments/obligations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListObligationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPaidPaymentsMockHandler = (overrideResponse?: PaidPayments | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PaidPayments> | PaidPayments), options?: RequestHandlerOptions) => {
  return http.get('*/api/payments/paid', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPaidPaymentsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getStartPaymentMockHandler = (overrideResponse?: PaymentStart | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PaymentStart> | PaymentStart), options?: RequestHandlerOptions) => {
  return http.post('*/api/payments/:id/start', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartPaymentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDownloadReceiptMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/payments/:id/receipt', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadReceiptResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/pdf' }
      })
  }, options)
}
export const getPaymentsMock = () => [
  getListObligationsMockHandler(),
  getListPaidPaymentsMockHandler(),
  getStartPaymentMockHandler(),
  getDownloadReceiptMockHandler()
]
