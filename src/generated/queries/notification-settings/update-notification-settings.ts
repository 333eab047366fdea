/**
 * Generated from openapi/. Do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  NotificationSettings,
  ServerFaultResponse,
  TooLargeResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnprocessableResponse,
  UnsupportedMediaTypeResponse,
  UpdateNotificationSettingsParams
} from '../model';

import { requestProposed } from '../../../api/parsers/requestProposed.ts';


/**
 * Replaces the channels of the events in the request. Events that the request does not name keep theirs. The client sends one event with each change of a switch. The request is idempotent.
 * @summary Change how the user is notified
 */
export const updateNotificationSettings = (
    notificationSettings: NotificationSettings,
    params?: UpdateNotificationSettingsParams,
 signal?: AbortSignal
) => {


      return requestProposed<NotificationSettings>(
      {url: `/notification/settings`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: notificationSettings,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getUpdateNotificationSettingsMutationKey = () => ['updateNotificationSettings'] as const;

export const getUpdateNotificationSettingsMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateNotificationSettings>>, TError,UpdateNotificationSettingsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateNotificationSettings>>, TError,UpdateNotificationSettingsMutationVariables, TContext> => {

const mutationKey = getUpdateNotificationSettingsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateNotificationSettings>>, UpdateNotificationSettingsMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  updateNotificationSettings(data,params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateNotificationSettingsMutationResult = NonNullable<Awaited<ReturnType<typeof updateNotificationSettings>>>
    export type UpdateNotificationSettingsMutationBody = NotificationSettings
    export type UpdateNotificationSettingsMutationError = BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerFaultResponse | UnavailableResponse
    export type UpdateNotificationSettingsMutationVariables = {data: NotificationSettings;params?: UpdateNotificationSettingsParams}

    /**
 * @summary Change how the user is notified
 */
export const useUpdateNotificationSettings = <TError = BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateNotificationSettings>>, TError,UpdateNotificationSettingsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateNotificationSettings>>,
        TError,
        UpdateNotificationSettingsMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateNotificationSettingsMutationOptions(options), queryClient);
    }
