/**
 * Generated from openapi/. Do not edit.
 */
import { withQueryKey } from './notification-settings.helpers.ts';
import {
  queryOptions as queryOptionsBuilder,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  NotificationSettings,
  ReadNotificationSettingsParams,
  ServerFaultResponse,
  UnauthorizedResponse,
  UnavailableResponse
} from '../model';

import { request } from '../../../api/request.ts';
import type { ErrorType } from '../../../api/request.ts';


/**
 * Returns how the signed-in user is notified of each kind of event, besides the list of notifications. A user who has chosen nothing gets the defaults of the server.
 * @summary Read how the user is notified
 */
export const readNotificationSettings = (
    params?: ReadNotificationSettingsParams,
 signal?: AbortSignal
) => {


      return request<NotificationSettings>(
      {url: `/notification/settings`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getReadNotificationSettingsQueryKey = (params?: ReadNotificationSettingsParams,) => {
    return [
    "readNotificationSettings", ...(params ? [params] : [])
    ] as const;
    }


export const getReadNotificationSettingsQueryOptions = <TData = Awaited<ReturnType<typeof readNotificationSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(params?: ReadNotificationSettingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readNotificationSettings>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadNotificationSettingsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readNotificationSettings>>> = ({ signal }) => readNotificationSettings(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readNotificationSettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadNotificationSettingsQueryResult = NonNullable<Awaited<ReturnType<typeof readNotificationSettings>>>
export type ReadNotificationSettingsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>


export function useReadNotificationSettings<TData = Awaited<ReturnType<typeof readNotificationSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ReadNotificationSettingsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readNotificationSettings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readNotificationSettings>>,
          TError,
          Awaited<ReturnType<typeof readNotificationSettings>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadNotificationSettings<TData = Awaited<ReturnType<typeof readNotificationSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadNotificationSettingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readNotificationSettings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readNotificationSettings>>,
          TError,
          Awaited<ReturnType<typeof readNotificationSettings>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadNotificationSettings<TData = Awaited<ReturnType<typeof readNotificationSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadNotificationSettingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readNotificationSettings>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read how the user is notified
 */

export function useReadNotificationSettings<TData = Awaited<ReturnType<typeof readNotificationSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadNotificationSettingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readNotificationSettings>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadNotificationSettingsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReadNotificationSettingsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof readNotificationSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(params?: ReadNotificationSettingsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readNotificationSettings>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadNotificationSettingsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readNotificationSettings>>> = ({ signal }) => readNotificationSettings(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof readNotificationSettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ReadNotificationSettingsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof readNotificationSettings>>>
export type ReadNotificationSettingsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>


export function useReadNotificationSettingsSuspense<TData = Awaited<ReturnType<typeof readNotificationSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ReadNotificationSettingsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readNotificationSettings>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadNotificationSettingsSuspense<TData = Awaited<ReturnType<typeof readNotificationSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadNotificationSettingsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readNotificationSettings>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadNotificationSettingsSuspense<TData = Awaited<ReturnType<typeof readNotificationSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadNotificationSettingsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readNotificationSettings>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read how the user is notified
 */

export function useReadNotificationSettingsSuspense<TData = Awaited<ReturnType<typeof readNotificationSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadNotificationSettingsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readNotificationSettings>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadNotificationSettingsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






