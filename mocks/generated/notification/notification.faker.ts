/**
 * Generated from openapi/. Do not edit.
 */
import { fakeLength, faker } from "../../fakeData.ts";

import type {
  Notification,
  NotificationCount
} from '../../../src/generated/queries/model';

import {
  getNotificationMock
} from '../model/index.faker.ts';


export const getReadNotificationsResponseMock = (): Notification[] => (Array.from({ length: fakeLength({min: 1, max: 5}) }, (_, i) => i + 1).map(() => ({ ...getNotificationMock() })))

export const getCountNotificationsResponseMock = (): NotificationCount => ((() => faker.number.int({ max: 30 }))())

export const getMarkNotificationsReadResponseMock = (): NotificationCount => ((() => faker.number.int({ max: 30 }))())

