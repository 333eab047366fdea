/**
 * Generated from openapi/. Do not edit.
 */
import { fakeItemCount, faker } from "../../fakeData.ts";

import type {
  Obligations,
  PaidPayments,
  PaymentStart
} from '../../../src/generated/queries/model';

import {
  getPagingMock,
  getPaidPaymentMock,
  getPaymentMock
} from '../model/index.faker.ts';


export const getListObligationsResponseMock = (): Obligations => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getPaymentMock() }))},})

export const getListPaidPaymentsResponseMock = (): PaidPayments => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getPaidPaymentMock() }))},})

export const getStartPaymentResponseMock = (overrideResponse: Partial<Extract<PaymentStart, object>> = {}): PaymentStart => ({redirectUrl: (() => "https://pay.bank.example/s/7f3b20c1")(), ...overrideResponse})

export const getDownloadReceiptResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

