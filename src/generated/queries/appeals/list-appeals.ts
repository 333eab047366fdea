/**
 * Generated from openapi/. Do not edit.
 */
import { withQueryKey } from './appeals.helpers.ts';
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
  Appeals,
  BadRequestResponse,
  ForbiddenResponse,
  ListAppealsParams,
  ServerFaultResponse,
  UnauthorizedResponse,
  UnavailableResponse
} from '../model';

import { request } from '../../../api/request.ts';
import type { ErrorType } from '../../../api/request.ts';


/**
 * Returns the applications, complaints and suggestions of the signed-in user, or of the organisation they act for. Returns an empty list when there are none.
 * @summary List the user's appeals
 */
export const listAppeals = (
    params?: ListAppealsParams,
 signal?: AbortSignal
) => {


      return request<Appeals>(
      {url: `/appeals`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListAppealsQueryKey = (params?: ListAppealsParams,) => {
    return [
    "listAppeals", ...(params ? [params] : [])
    ] as const;
    }


export const getListAppealsQueryOptions = <TData = Awaited<ReturnType<typeof listAppeals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(params?: ListAppealsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppeals>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAppealsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAppeals>>> = ({ signal }) => listAppeals(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAppeals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAppealsQueryResult = NonNullable<Awaited<ReturnType<typeof listAppeals>>>
export type ListAppealsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>


export function useListAppeals<TData = Awaited<ReturnType<typeof listAppeals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ListAppealsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppeals>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAppeals>>,
          TError,
          Awaited<ReturnType<typeof listAppeals>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAppeals<TData = Awaited<ReturnType<typeof listAppeals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListAppealsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppeals>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAppeals>>,
          TError,
          Awaited<ReturnType<typeof listAppeals>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAppeals<TData = Awaited<ReturnType<typeof listAppeals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListAppealsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppeals>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the user's appeals
 */

export function useListAppeals<TData = Awaited<ReturnType<typeof listAppeals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListAppealsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppeals>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAppealsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListAppealsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listAppeals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(params?: ListAppealsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAppeals>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAppealsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAppeals>>> = ({ signal }) => listAppeals(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAppeals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListAppealsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listAppeals>>>
export type ListAppealsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>


export function useListAppealsSuspense<TData = Awaited<ReturnType<typeof listAppeals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ListAppealsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAppeals>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAppealsSuspense<TData = Awaited<ReturnType<typeof listAppeals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListAppealsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAppeals>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAppealsSuspense<TData = Awaited<ReturnType<typeof listAppeals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListAppealsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAppeals>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the user's appeals
 */

export function useListAppealsSuspense<TData = Awaited<ReturnType<typeof listAppeals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListAppealsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAppeals>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAppealsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






