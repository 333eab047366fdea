/**
 * Generated from openapi/. Do not edit.
 */
import { withQueryKey } from './etalons.helpers.ts';
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
  Etalons,
  ListEtalonsParams,
  ServerFaultResponse,
  UnauthorizedResponse,
  UnavailableResponse
} from '../model';

import { request } from '../../../api/request.ts';
import type { ErrorType } from '../../../api/request.ts';


/**
 * Returns the state measurement standards, with which all other measuring instruments are compared, in eight categories. Without a category, all of them are listed. Returns an empty list when a category has none.
 * @summary List the etalons
 */
export const listEtalons = (
    params?: ListEtalonsParams,
 signal?: AbortSignal
) => {


      return request<Etalons>(
      {url: `/etalons/public`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListEtalonsQueryKey = (params?: ListEtalonsParams,) => {
    return [
    "listEtalons", ...(params ? [params] : [])
    ] as const;
    }


export const getListEtalonsQueryOptions = <TData = Awaited<ReturnType<typeof listEtalons>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(params?: ListEtalonsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEtalons>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEtalonsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEtalons>>> = ({ signal }) => listEtalons(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listEtalons>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListEtalonsQueryResult = NonNullable<Awaited<ReturnType<typeof listEtalons>>>
export type ListEtalonsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>


export function useListEtalons<TData = Awaited<ReturnType<typeof listEtalons>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ListEtalonsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEtalons>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEtalons>>,
          TError,
          Awaited<ReturnType<typeof listEtalons>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEtalons<TData = Awaited<ReturnType<typeof listEtalons>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListEtalonsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEtalons>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEtalons>>,
          TError,
          Awaited<ReturnType<typeof listEtalons>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEtalons<TData = Awaited<ReturnType<typeof listEtalons>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListEtalonsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEtalons>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the etalons
 */

export function useListEtalons<TData = Awaited<ReturnType<typeof listEtalons>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListEtalonsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEtalons>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEtalonsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListEtalonsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listEtalons>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(params?: ListEtalonsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEtalons>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEtalonsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEtalons>>> = ({ signal }) => listEtalons(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEtalons>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListEtalonsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listEtalons>>>
export type ListEtalonsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>


export function useListEtalonsSuspense<TData = Awaited<ReturnType<typeof listEtalons>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ListEtalonsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEtalons>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEtalonsSuspense<TData = Awaited<ReturnType<typeof listEtalons>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListEtalonsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEtalons>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEtalonsSuspense<TData = Awaited<ReturnType<typeof listEtalons>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListEtalonsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEtalons>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the etalons
 */

export function useListEtalonsSuspense<TData = Awaited<ReturnType<typeof listEtalons>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListEtalonsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEtalons>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEtalonsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






