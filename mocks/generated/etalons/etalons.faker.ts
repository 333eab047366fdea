/**
 * Generated from openapi/. Do not edit.
 */
import { fakeItemCount } from "../../fakeData.ts";

import type {
  Etalons
} from '../../../src/generated/queries/model';

import {
  getEtalonMock,
  getPagingMock
} from '../model/index.faker.ts';


export const getListEtalonsResponseMock = (): Etalons => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getEtalonMock() }))},})

