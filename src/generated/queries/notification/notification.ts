/**
 * Generated from openapi/. Do not edit.
 */
import {
  queryOptions as queryOptionsBuilder,
  useMutation,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  CountNotificationsParams,
  MarkNotificationsReadParams,
  Notification,
  NotificationCount,
  ReadNotificationsParams,
  ServerFaultResponse,
  UnauthorizedResponse,
  UnavailableResponse
} from '../model';

import { requestNotifications } from '../../../api/parsers/parseNotifications.ts';
import { requestNotificationCount } from '../../../api/parsers/parseNotifications.ts';
import { request } from '../../../api/request.ts';
import type { ErrorType } from '../../../api/request.ts';




const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * Returns all notifications of the signed-in user, the newest first. Returns an empty list when there are none. With `perPage` it returns one page of them. A server may ignore `page` and `perPage`, and return all: a response with more than `perPage` entries is the complete list.
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






/**
 * Marks all notifications as read when the user opens the list, and when another one arrives in the open list. The request is idempotent.
 * @summary Mark all notifications as read
 */
export const markNotificationsRead = (
    params?: MarkNotificationsReadParams,
 signal?: AbortSignal
) => {


      return request<NotificationCount>(
      {url: `/notification/read`, method: 'PUT',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getMarkNotificationsReadMutationKey = () => ['markNotificationsRead'] as const;

export const getMarkNotificationsReadMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markNotificationsRead>>, TError,MarkNotificationsReadMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof markNotificationsRead>>, TError,MarkNotificationsReadMutationVariables, TContext> => {

const mutationKey = getMarkNotificationsReadMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markNotificationsRead>>, MarkNotificationsReadMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  markNotificationsRead(params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MarkNotificationsReadMutationResult = NonNullable<Awaited<ReturnType<typeof markNotificationsRead>>>

    export type MarkNotificationsReadMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>
    export type MarkNotificationsReadMutationVariables = {params?: MarkNotificationsReadParams}

    /**
 * @summary Mark all notifications as read
 */
export const useMarkNotificationsRead = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markNotificationsRead>>, TError,MarkNotificationsReadMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markNotificationsRead>>,
        TError,
        MarkNotificationsReadMutationVariables,
        TContext
      > => {
      return useMutation(getMarkNotificationsReadMutationOptions(options), queryClient);
    }
