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
  AppealDetail,
  BadRequestResponse,
  ForbiddenResponse,
  NotFoundResponse,
  ReadAppealParams,
  ServerFaultResponse,
  UnauthorizedResponse,
  UnavailableResponse
} from '../model';

import { request } from '../../../api/request.ts';
import type { ErrorType } from '../../../api/request.ts';


/**
 * Returns one appeal with the submitted data, its status history, documents and payments. A complaint also has the answer of the trader, when there is one. Returns 404 for another user's appeal, as if it did not exist.
 * @summary Read an appeal
 */
export const readAppeal = (
    id: string | number,
    params?: ReadAppealParams,
 signal?: AbortSignal
) => {


      return request<AppealDetail>(
      {url: `/appeals/${encodeURIComponent(String(id))}`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getReadAppealQueryKey = (id: string | number,
    params?: ReadAppealParams,) => {
    return [
    "readAppeal", ...(id ? [id] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getReadAppealQueryOptions = <TData = Awaited<ReturnType<typeof readAppeal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(id: string | number,
    params?: ReadAppealParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readAppeal>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadAppealQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readAppeal>>> = ({ signal }) => readAppeal(id,params, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readAppeal>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadAppealQueryResult = NonNullable<Awaited<ReturnType<typeof readAppeal>>>
export type ReadAppealQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>


export function useReadAppeal<TData = Awaited<ReturnType<typeof readAppeal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: string | number,
    params: undefined |  ReadAppealParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readAppeal>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readAppeal>>,
          TError,
          Awaited<ReturnType<typeof readAppeal>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadAppeal<TData = Awaited<ReturnType<typeof readAppeal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: string | number,
    params?: ReadAppealParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readAppeal>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readAppeal>>,
          TError,
          Awaited<ReturnType<typeof readAppeal>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadAppeal<TData = Awaited<ReturnType<typeof readAppeal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: string | number,
    params?: ReadAppealParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readAppeal>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an appeal
 */

export function useReadAppeal<TData = Awaited<ReturnType<typeof readAppeal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: string | number,
    params?: ReadAppealParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readAppeal>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadAppealQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReadAppealSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof readAppeal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(id: string | number,
    params?: ReadAppealParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readAppeal>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadAppealQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readAppeal>>> = ({ signal }) => readAppeal(id,params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof readAppeal>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ReadAppealSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof readAppeal>>>
export type ReadAppealSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>


export function useReadAppealSuspense<TData = Awaited<ReturnType<typeof readAppeal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: string | number,
    params: undefined |  ReadAppealParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readAppeal>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadAppealSuspense<TData = Awaited<ReturnType<typeof readAppeal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: string | number,
    params?: ReadAppealParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readAppeal>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadAppealSuspense<TData = Awaited<ReturnType<typeof readAppeal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: string | number,
    params?: ReadAppealParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readAppeal>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an appeal
 */

export function useReadAppealSuspense<TData = Awaited<ReturnType<typeof readAppeal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: string | number,
    params?: ReadAppealParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readAppeal>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadAppealSuspenseQueryOptions(id,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






