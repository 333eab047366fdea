/**
 * Generated from openapi/. Do not edit.
 */
import { fakeItemCount } from "../../fakeData.ts";

import type {
  NotificationSettings
} from '../../../src/generated/queries/model';

import {
  getNotificationChannelsMock
} from '../model/index.faker.ts';


export const getReadNotificationSettingsResponseMock = (overrideResponse: Partial<Extract<NotificationSettings, object>> = {}): NotificationSettings => ({items: Array.from({ length: fakeItemCount({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({ ...getNotificationChannelsMock() })), ...overrideResponse})

export const getUpdateNotificationSettingsResponseMock = (overrideResponse: Partial<Extract<NotificationSettings, object>> = {}): NotificationSettings => ({items: Array.from({ length: fakeItemCount({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({ ...getNotificationChannelsMock() })), ...overrideResponse})

