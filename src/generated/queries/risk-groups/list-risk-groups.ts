/**
 * Generated from openapi/. Do not edit.
 */
import { withQueryKey } from './risk-groups.helpers.ts';
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
  ListRiskGroupsParams,
  RiskGroups,
  ServerFaultResponse,
  UnauthorizedResponse,
  UnavailableResponse
} from '../model';

import { request } from '../../../api/request.ts';
import type { ErrorType } from '../../../api/request.ts';


/**
 * Returns the risk groups of goods, ordered by the intensity of control, the highest first. The goods of a group can be found with the product search.
 * @summary List the risk groups of goods
 */
export const listRiskGroups = (
    params?: ListRiskGroupsParams,
 signal?: AbortSignal
) => {


      return request<RiskGroups>(
      {url: `/risk-groups/public`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListRiskGroupsQueryKey = (params?: ListRiskGroupsParams,) => {
    return [
    "listRiskGroups", ...(params ? [params] : [])
    ] as const;
    }


export const getListRiskGroupsQueryOptions = <TData = Awaited<ReturnType<typeof listRiskGroups>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(params?: ListRiskGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRiskGroups>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRiskGroupsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRiskGroups>>> = ({ signal }) => listRiskGroups(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRiskGroups>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRiskGroupsQueryResult = NonNullable<Awaited<ReturnType<typeof listRiskGroups>>>
export type ListRiskGroupsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>


export function useListRiskGroups<TData = Awaited<ReturnType<typeof listRiskGroups>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ListRiskGroupsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRiskGroups>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRiskGroups>>,
          TError,
          Awaited<ReturnType<typeof listRiskGroups>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRiskGroups<TData = Awaited<ReturnType<typeof listRiskGroups>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListRiskGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRiskGroups>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRiskGroups>>,
          TError,
          Awaited<ReturnType<typeof listRiskGroups>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRiskGroups<TData = Awaited<ReturnType<typeof listRiskGroups>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListRiskGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRiskGroups>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the risk groups of goods
 */

export function useListRiskGroups<TData = Awaited<ReturnType<typeof listRiskGroups>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListRiskGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRiskGroups>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRiskGroupsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListRiskGroupsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listRiskGroups>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(params?: ListRiskGroupsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRiskGroups>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRiskGroupsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRiskGroups>>> = ({ signal }) => listRiskGroups(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRiskGroups>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListRiskGroupsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listRiskGroups>>>
export type ListRiskGroupsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>


export function useListRiskGroupsSuspense<TData = Awaited<ReturnType<typeof listRiskGroups>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ListRiskGroupsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRiskGroups>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRiskGroupsSuspense<TData = Awaited<ReturnType<typeof listRiskGroups>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListRiskGroupsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRiskGroups>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRiskGroupsSuspense<TData = Awaited<ReturnType<typeof listRiskGroups>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListRiskGroupsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRiskGroups>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the risk groups of goods
 */

export function useListRiskGroupsSuspense<TData = Awaited<ReturnType<typeof listRiskGroups>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListRiskGroupsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRiskGroups>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRiskGroupsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






