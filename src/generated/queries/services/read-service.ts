/**
 * Generated from openapi/. Do not edit.
 */
import { withQueryKey } from './services.helpers.ts';
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
  Id,
  NotFoundResponse,
  ReadServiceParams,
  ServerFaultResponse,
  ServiceDetail,
  UnauthorizedResponse,
  UnavailableResponse
} from '../model';

import { request } from '../../../api/request.ts';
import type { ErrorType } from '../../../api/request.ts';


/**
 * Returns one service with its steps, required documents, legal basis and application form. Returns 404 for a service that is no longer provided.
 * @summary Read a service
 */
export const readService = (
    id: Id,
    params?: ReadServiceParams,
 signal?: AbortSignal
) => {


      return request<ServiceDetail>(
      {url: `/services/public/${encodeURIComponent(String(id))}`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getReadServiceQueryKey = (id: Id,
    params?: ReadServiceParams,) => {
    return [
    "readService", ...(id ? [id] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getReadServiceQueryOptions = <TData = Awaited<ReturnType<typeof readService>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(id: Id,
    params?: ReadServiceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readService>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadServiceQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readService>>> = ({ signal }) => readService(id,params, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readService>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadServiceQueryResult = NonNullable<Awaited<ReturnType<typeof readService>>>
export type ReadServiceQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>


export function useReadService<TData = Awaited<ReturnType<typeof readService>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: Id,
    params: undefined |  ReadServiceParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readService>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readService>>,
          TError,
          Awaited<ReturnType<typeof readService>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadService<TData = Awaited<ReturnType<typeof readService>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: Id,
    params?: ReadServiceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readService>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readService>>,
          TError,
          Awaited<ReturnType<typeof readService>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadService<TData = Awaited<ReturnType<typeof readService>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: Id,
    params?: ReadServiceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readService>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a service
 */

export function useReadService<TData = Awaited<ReturnType<typeof readService>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: Id,
    params?: ReadServiceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readService>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadServiceQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReadServiceSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof readService>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(id: Id,
    params?: ReadServiceParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readService>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadServiceQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readService>>> = ({ signal }) => readService(id,params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof readService>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ReadServiceSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof readService>>>
export type ReadServiceSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>


export function useReadServiceSuspense<TData = Awaited<ReturnType<typeof readService>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: Id,
    params: undefined |  ReadServiceParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readService>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadServiceSuspense<TData = Awaited<ReturnType<typeof readService>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: Id,
    params?: ReadServiceParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readService>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadServiceSuspense<TData = Awaited<ReturnType<typeof readService>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: Id,
    params?: ReadServiceParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readService>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a service
 */

export function useReadServiceSuspense<TData = Awaited<ReturnType<typeof readService>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: Id,
    params?: ReadServiceParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readService>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadServiceSuspenseQueryOptions(id,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






