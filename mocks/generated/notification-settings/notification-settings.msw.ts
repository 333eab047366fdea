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
  NotificationSettings
} from '../../../src/generated/queries/model';

import {
  getReadNotificationSettingsResponseMock,
  getUpdateNotificationSettingsResponseMock
} from './notification-settings.faker.ts';

export { getReadNotificationSettingsResponseMock, getUpdateNotificationSettingsResponseMock } from './notification-settings.faker.ts';


export const getReadNotificationSettingsMockHandler = (overrideResponse?: NotificationSettings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotificationSettings> | NotificationSettings), options?: RequestHandlerOptions) => {
  return http.get('*/api/notification/settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadNotificationSettingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateNotificationSettingsMockHandler = (overrideResponse?: NotificationSettings | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotificationSettings> | NotificationSettings), options?: RequestHandlerOptions) => {
  return http.put('*/api/notification/settings', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateNotificationSettingsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getNotificationSettingsMock = () => [
  getReadNotificationSettingsMockHandler(),
  getUpdateNotificationSettingsMockHandler()
]
