/**
 * Generated from openapi/. Do not edit.
 */
import { withQueryKey } from './notification.helpers.ts';
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
  CountNotificationsParams,
  NotificationCount,
  ServerFaultResponse,
  UnauthorizedResponse,
  UnavailableResponse
} from '../model';

import { requestNotificationCount } from '../../../api/parsers/parseNotificationCount.ts';


/**
 * Returns the number shown on the bell in the header. The client requests it after sign-in, and increments it for each pushed message.
 * @summary Count the user's unread notifications
 */
export const countNotifications = (
    params?: CountNotificationsParams,
 signal?: AbortSignal
) => {


      return requestNotificationCount<NotificationCount>(
      {url: `/notification/count`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getCountNotificationsQueryKey = (params?: CountNotificationsParams,) => {
    return [
    "countNotifications", ...(params ? [params] : [])
    ] as const;
    }


export const getCountNotificationsQueryOptions = <TData = Awaited<ReturnType<typeof countNotifications>>, TError = BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>(params?: CountNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countNotifications>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCountNotificationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof countNotifications>>> = ({ signal }) => countNotifications(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof countNotifications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CountNotificationsQueryResult = NonNullable<Awaited<ReturnType<typeof countNotifications>>>
export type CountNotificationsQueryError = BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse


export function useCountNotifications<TData = Awaited<ReturnType<typeof countNotifications>>, TError = BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>(
 params: undefined |  CountNotificationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof countNotifications>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof countNotifications>>,
          TError,
          Awaited<ReturnType<typeof countNotifications>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountNotifications<TData = Awaited<ReturnType<typeof countNotifications>>, TError = BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>(
 params?: CountNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countNotifications>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof countNotifications>>,
          TError,
          Awaited<ReturnType<typeof countNotifications>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountNotifications<TData = Awaited<ReturnType<typeof countNotifications>>, TError = BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>(
 params?: CountNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countNotifications>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Count the user's unread notifications
 */

export function useCountNotifications<TData = Awaited<ReturnType<typeof countNotifications>>, TError = BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>(
 params?: CountNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countNotifications>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCountNotificationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCountNotificationsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof countNotifications>>, TError = BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>(params?: CountNotificationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof countNotifications>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCountNotificationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof countNotifications>>> = ({ signal }) => countNotifications(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof countNotifications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type CountNotificationsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof countNotifications>>>
export type CountNotificationsSuspenseQueryError = BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse


export function useCountNotificationsSuspense<TData = Awaited<ReturnType<typeof countNotifications>>, TError = BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>(
 params: undefined |  CountNotificationsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof countNotifications>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountNotificationsSuspense<TData = Awaited<ReturnType<typeof countNotifications>>, TError = BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>(
 params?: CountNotificationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof countNotifications>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountNotificationsSuspense<TData = Awaited<ReturnType<typeof countNotifications>>, TError = BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>(
 params?: CountNotificationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof countNotifications>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Count the user's unread notifications
 */

export function useCountNotificationsSuspense<TData = Awaited<ReturnType<typeof countNotifications>>, TError = BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>(
 params?: CountNotificationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof countNotifications>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCountNotificationsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






