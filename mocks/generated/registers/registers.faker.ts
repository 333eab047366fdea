/**
 * Generated from openapi/. Do not edit.
 */
import { fakeItemCount } from "../../fakeData.ts";

import type {
  RegisterEntries
} from '../../../src/generated/queries/model';

import {
  getPagingMock,
  getRegisterEntryMock
} from '../model/index.faker.ts';


export const getSearchRegisterResponseMock = (): RegisterEntries => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getRegisterEntryMock() }))},})

