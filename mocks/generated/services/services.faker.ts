/**
 * Generated from openapi/. Do not edit.
 */
import { fakeItemCount, fakeLength } from "../../fakeData.ts";

import type {
  ServiceDetail,
  Services
} from '../../../src/generated/queries/model';

import {
  getPagingMock,
  getReferenceMock,
  getRequiredDocumentMock,
  getServiceFormMock,
  getServiceMock,
  getServiceStepMock
} from '../model/index.faker.ts';


export const getListServicesResponseMock = (): Services => ({...{ ...getPagingMock() },...{items: Array.from({ length: fakeItemCount({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getServiceMock() }))},})

export const getReadServiceResponseMock = (): ServiceDetail => ({...{ ...getServiceMock() },...{steps: Array.from({ length: fakeLength({min: 1, max: 30}) }, (_, i) => i + 1).map(() => ({ ...getServiceStepMock() })), requiredDocuments: Array.from({ length: fakeLength({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({ ...getRequiredDocumentMock() })), legalBasis: Array.from({ length: fakeLength({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({ ...getReferenceMock() })), form: { ...getServiceFormMock() }},})

