/**
 * Generated from openapi/. Do not edit.
 */
import { fakeText } from "../../fakeData.ts";

import type {
  CommandResult
} from '../../../src/generated/queries/model';


export const getSignOutResponseMock = (overrideResponse: Partial<Extract<CommandResult, object>> = {}): CommandResult => ({message: fakeText({min: 1, max: 200}), ...overrideResponse})

