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
  Notification,
  NotificationCount
} from '../../../src/generated/queries/model';

import {
  getCountNotificationsResponseMock,
  getMarkNotificationsReadResponseMock,
  getReadNotificationsResponseMock
} from './notification.faker.ts';

export { getReadNotificationsResponseMock, getCountNotificationsResponseMock, getMarkNotificationsReadResponseMock } from './notification.faker.ts';


export const getReadNotificationsMockHandler = (overrideResponse?: Notification[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Notification[]> | Notification[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/notification', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadNotificationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCountNotificationsMockHandler = (overrideResponse?: NotificationCount | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotificationCount> | NotificationCount), options?: RequestHandlerOptions) => {
  return http.get('*/api/notification/count', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCountNotificationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMarkNotificationsReadMockHandler = (overrideResponse?: NotificationCount | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotificationCount> | NotificationCount), options?: RequestHandlerOptions) => {
  return http.put('*/api/notification/read', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkNotificationsReadResponseMock(),
      { status: 200
      })
  }, options)
}
export const getNotificationMock = () => [
  getReadNotificationsMockHandler(),
  getCountNotificationsMockHandler(),
  getMarkNotificationsReadMockHandler()
]
