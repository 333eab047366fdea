/**
 * Generated from openapi/. Do not edit.
 */
import { fakeText } from "../../fakeData.ts";

import type {
  CertificateCheck
} from '../../../src/generated/queries/model';

import {
  getCertificateMock
} from '../model/index.faker.ts';


export const getCheckCertificateResponseMock = (overrideResponse: Partial<Extract<CertificateCheck, object>> = {}): CertificateCheck => ({number: fakeText({min: 1, max: 64}), certificate: { ...getCertificateMock() }, ...overrideResponse})

