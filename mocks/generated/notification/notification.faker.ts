/**
 * Generated from openapi/. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  Notification,
  NotificationCount
} from '../../../src/generated/queries/model';

import {
  getNotificationMock
} from '../model/index.faker.ts';


export const getReadNotificationsResponseMock = (): Notification[] => (Array.from({ length: faker.number.int({min: 1, max: 5}) }, (_, i) => i + 1).map(() => ({ ...getNotificationMock() })))

export const getCountNotificationsResponseMock = (): NotificationCount => (faker.number.int({min: 0}))

export const getMarkNotificationsReadResponseMock = (): NotificationCount => (faker.number.int({min: 0}))

