/**
 * Generated from openapi/. Do not edit.
 */
import { withQueryKey } from './posts.helpers.ts';
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
  PostDetail,
  ReadPostParams,
  ServerFaultResponse,
  UnauthorizedResponse,
  UnavailableResponse
} from '../model';

import { request } from '../../../api/request.ts';
import type { ErrorType } from '../../../api/request.ts';


/**
 * Returns a post with its full text, for links from lists, search results and messages. Returns 404 for a post that was withdrawn.
 * @summary Read a post
 */
export const readPost = (
    id: Id,
    params?: ReadPostParams,
 signal?: AbortSignal
) => {


      return request<PostDetail>(
      {url: `/posts/public/${encodeURIComponent(String(id))}`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getReadPostQueryKey = (id: Id,
    params?: ReadPostParams,) => {
    return [
    "readPost", ...(id ? [id] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getReadPostQueryOptions = <TData = Awaited<ReturnType<typeof readPost>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(id: Id,
    params?: ReadPostParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readPost>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadPostQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readPost>>> = ({ signal }) => readPost(id,params, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readPost>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadPostQueryResult = NonNullable<Awaited<ReturnType<typeof readPost>>>
export type ReadPostQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>


export function useReadPost<TData = Awaited<ReturnType<typeof readPost>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: Id,
    params: undefined |  ReadPostParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readPost>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readPost>>,
          TError,
          Awaited<ReturnType<typeof readPost>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadPost<TData = Awaited<ReturnType<typeof readPost>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: Id,
    params?: ReadPostParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readPost>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readPost>>,
          TError,
          Awaited<ReturnType<typeof readPost>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadPost<TData = Awaited<ReturnType<typeof readPost>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: Id,
    params?: ReadPostParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readPost>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a post
 */

export function useReadPost<TData = Awaited<ReturnType<typeof readPost>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: Id,
    params?: ReadPostParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readPost>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadPostQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReadPostSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof readPost>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(id: Id,
    params?: ReadPostParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readPost>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadPostQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readPost>>> = ({ signal }) => readPost(id,params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof readPost>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ReadPostSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof readPost>>>
export type ReadPostSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>


export function useReadPostSuspense<TData = Awaited<ReturnType<typeof readPost>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: Id,
    params: undefined |  ReadPostParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readPost>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadPostSuspense<TData = Awaited<ReturnType<typeof readPost>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: Id,
    params?: ReadPostParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readPost>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadPostSuspense<TData = Awaited<ReturnType<typeof readPost>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: Id,
    params?: ReadPostParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readPost>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a post
 */

export function useReadPostSuspense<TData = Awaited<ReturnType<typeof readPost>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: Id,
    params?: ReadPostParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readPost>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadPostSuspenseQueryOptions(id,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






