/**
 * Generated from openapi/. Do not edit.
 */
import { fakeText } from "../../fakeData.ts";

import type {
  Confirmation
} from '../../../src/generated/queries/model';


export const getSendRemarkResponseMock = (overrideResponse: Partial<Extract<Confirmation, object>> = {}): Confirmation => ({message: fakeText({min: 1, max: 1000}), ...overrideResponse})

