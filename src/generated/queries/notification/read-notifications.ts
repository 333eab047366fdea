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
  Notification,
  ReadNotificationsParams,
  ServerFaultResponse,
  UnauthorizedResponse,
  UnavailableResponse
} from '../model';

import { requestNotifications } from '../../../api/parsers/parseNotifications.ts';


/**
 * Returns all notifications of the signed-in user, the newest first. Returns an empty list when there are none. A notice to everybody is in the list of each user. With `perPage` it returns one page of them. A server may ignore `page` and `perPage`, and return all: a response with more than `perPage` entries is the complete list.
 * @summary Read the user's notifications
 */
export const readNotifications = (
    params?: ReadNotificationsParams,
 signal?: AbortSignal
) => {


      return requestNotifications<Notification[]>(
      {url: `/notification`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getReadNotificationsQueryKey = (params?: ReadNotificationsParams,) => {
    return [
    "readNotifications", ...(params ? [params] : [])
    ] as const;
    }


export const getReadNotificationsQueryOptions = <TData = Awaited<ReturnType<typeof readNotifications>>, TError = BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>(params?: ReadNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readNotifications>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadNotificationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readNotifications>>> = ({ signal }) => readNotifications(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readNotifications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadNotificationsQueryResult = NonNullable<Awaited<ReturnType<typeof readNotifications>>>
export type ReadNotificationsQueryError = BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse


export function useReadNotifications<TData = Awaited<ReturnType<typeof readNotifications>>, TError = BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>(
 params: undefined |  ReadNotificationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readNotifications>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readNotifications>>,
          TError,
          Awaited<ReturnType<typeof readNotifications>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadNotifications<TData = Awaited<ReturnType<typeof readNotifications>>, TError = BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>(
 params?: ReadNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readNotifications>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readNotifications>>,
          TError,
          Awaited<ReturnType<typeof readNotifications>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadNotifications<TData = Awaited<ReturnType<typeof readNotifications>>, TError = BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>(
 params?: ReadNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readNotifications>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the user's notifications
 */

export function useReadNotifications<TData = Awaited<ReturnType<typeof readNotifications>>, TError = BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>(
 params?: ReadNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readNotifications>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadNotificationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReadNotificationsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof readNotifications>>, TError = BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>(params?: ReadNotificationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readNotifications>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadNotificationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readNotifications>>> = ({ signal }) => readNotifications(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof readNotifications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ReadNotificationsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof readNotifications>>>
export type ReadNotificationsSuspenseQueryError = BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse


export function useReadNotificationsSuspense<TData = Awaited<ReturnType<typeof readNotifications>>, TError = BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>(
 params: undefined |  ReadNotificationsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readNotifications>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadNotificationsSuspense<TData = Awaited<ReturnType<typeof readNotifications>>, TError = BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>(
 params?: ReadNotificationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readNotifications>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadNotificationsSuspense<TData = Awaited<ReturnType<typeof readNotifications>>, TError = BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>(
 params?: ReadNotificationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readNotifications>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the user's notifications
 */

export function useReadNotificationsSuspense<TData = Awaited<ReturnType<typeof readNotifications>>, TError = BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>(
 params?: ReadNotificationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readNotifications>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadNotificationsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






