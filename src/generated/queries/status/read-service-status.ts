/**
 * Generated from openapi/. Do not edit.
 */
import { withQueryKey } from './status.helpers.ts';
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
  ReadServiceStatusParams,
  ServerFaultResponse,
  ServiceStatus,
  UnavailableResponse
} from '../model';

import { request } from '../../../api/request.ts';
import type { ErrorType } from '../../../api/request.ts';


/**
 * Returns whether parts of the service are slow or unavailable, so that the portal can show a banner. The client requests it when the portal opens, every few minutes, and after a failed request. It takes no session, because it is also requested while a session cannot be renewed.
 * @summary Read the status of the service
 */
export const readServiceStatus = (
    params?: ReadServiceStatusParams,
 signal?: AbortSignal
) => {


      return request<ServiceStatus>(
      {url: `/status/public`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getReadServiceStatusQueryKey = (params?: ReadServiceStatusParams,) => {
    return [
    "readServiceStatus", ...(params ? [params] : [])
    ] as const;
    }


export const getReadServiceStatusQueryOptions = <TData = Awaited<ReturnType<typeof readServiceStatus>>, TError = ErrorType<BadRequestResponse | ServerFaultResponse | UnavailableResponse>>(params?: ReadServiceStatusParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readServiceStatus>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadServiceStatusQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readServiceStatus>>> = ({ signal }) => readServiceStatus(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readServiceStatus>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadServiceStatusQueryResult = NonNullable<Awaited<ReturnType<typeof readServiceStatus>>>
export type ReadServiceStatusQueryError = ErrorType<BadRequestResponse | ServerFaultResponse | UnavailableResponse>


export function useReadServiceStatus<TData = Awaited<ReturnType<typeof readServiceStatus>>, TError = ErrorType<BadRequestResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ReadServiceStatusParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readServiceStatus>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readServiceStatus>>,
          TError,
          Awaited<ReturnType<typeof readServiceStatus>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadServiceStatus<TData = Awaited<ReturnType<typeof readServiceStatus>>, TError = ErrorType<BadRequestResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadServiceStatusParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readServiceStatus>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readServiceStatus>>,
          TError,
          Awaited<ReturnType<typeof readServiceStatus>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadServiceStatus<TData = Awaited<ReturnType<typeof readServiceStatus>>, TError = ErrorType<BadRequestResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadServiceStatusParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readServiceStatus>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the status of the service
 */

export function useReadServiceStatus<TData = Awaited<ReturnType<typeof readServiceStatus>>, TError = ErrorType<BadRequestResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadServiceStatusParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readServiceStatus>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadServiceStatusQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReadServiceStatusSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof readServiceStatus>>, TError = ErrorType<BadRequestResponse | ServerFaultResponse | UnavailableResponse>>(params?: ReadServiceStatusParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readServiceStatus>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadServiceStatusQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readServiceStatus>>> = ({ signal }) => readServiceStatus(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof readServiceStatus>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ReadServiceStatusSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof readServiceStatus>>>
export type ReadServiceStatusSuspenseQueryError = ErrorType<BadRequestResponse | ServerFaultResponse | UnavailableResponse>


export function useReadServiceStatusSuspense<TData = Awaited<ReturnType<typeof readServiceStatus>>, TError = ErrorType<BadRequestResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ReadServiceStatusParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readServiceStatus>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadServiceStatusSuspense<TData = Awaited<ReturnType<typeof readServiceStatus>>, TError = ErrorType<BadRequestResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadServiceStatusParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readServiceStatus>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadServiceStatusSuspense<TData = Awaited<ReturnType<typeof readServiceStatus>>, TError = ErrorType<BadRequestResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadServiceStatusParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readServiceStatus>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the status of the service
 */

export function useReadServiceStatusSuspense<TData = Awaited<ReturnType<typeof readServiceStatus>>, TError = ErrorType<BadRequestResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadServiceStatusParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readServiceStatus>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadServiceStatusSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






