/**
 * Generated from openapi/. Do not edit.
 */
import { fakeLength, fakeUrl, faker } from "../../fakeData.ts";

import type {
  CallCenter,
  CallbackReceipt
} from '../../../src/generated/queries/model';

import {
  getCallbackMock,
  getCallbackSlotMock,
  getConfirmationMock,
  getOpeningHoursMock
} from '../model/index.faker.ts';


export const getReadCallCenterResponseMock = (overrideResponse: Partial<Extract<CallCenter, object>> = {}): CallCenter => ({phoneNumber: (() => `+994${faker.string.numeric(9)}`)(), hours: Array.from({ length: fakeLength({min: 1, max: 14}) }, (_, i) => i + 1).map(() => ({ ...getOpeningHoursMock() })), openNow: faker.datatype.boolean(), chatUrl: fakeUrl(), slots: Array.from({ length: fakeLength({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({ ...getCallbackSlotMock() })), ...overrideResponse})

export const getRequestCallbackResponseMock = (): CallbackReceipt => ({...{ ...getCallbackMock() },...{ ...getConfirmationMock() },})

