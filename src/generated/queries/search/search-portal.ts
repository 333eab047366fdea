/**
 * Generated from openapi/. Do not edit.
 */
import { withQueryKey } from './search.helpers.ts';
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
  SearchPortalParams,
  SearchResults,
  ServerFaultResponse,
  UnauthorizedResponse,
  UnavailableResponse
} from '../model';

import { requestSearchResults } from '../../../api/parsers/parseSearchResults.ts';


/**
 * Searches services, news, articles and questions of both portals. A server may also search other content, such as standards. The client sends it while the user types, debounced. The best match comes first. How many words of the text a result has to contain is up to the server. Returns an empty list when nothing matches.
 * @summary Search the whole portal
 */
export const searchPortal = (
    params: SearchPortalParams,
 signal?: AbortSignal
) => {


      return requestSearchResults<SearchResults>(
      {url: `/search/public`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getSearchPortalQueryKey = (params?: SearchPortalParams,) => {
    return [
    "searchPortal", ...(params ? [params] : [])
    ] as const;
    }


export const getSearchPortalQueryOptions = <TData = Awaited<ReturnType<typeof searchPortal>>, TError = BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>(params: SearchPortalParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchPortal>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchPortalQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchPortal>>> = ({ signal }) => searchPortal(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchPortal>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchPortalQueryResult = NonNullable<Awaited<ReturnType<typeof searchPortal>>>
export type SearchPortalQueryError = BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse


export function useSearchPortal<TData = Awaited<ReturnType<typeof searchPortal>>, TError = BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>(
 params: SearchPortalParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchPortal>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchPortal>>,
          TError,
          Awaited<ReturnType<typeof searchPortal>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchPortal<TData = Awaited<ReturnType<typeof searchPortal>>, TError = BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>(
 params: SearchPortalParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchPortal>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchPortal>>,
          TError,
          Awaited<ReturnType<typeof searchPortal>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchPortal<TData = Awaited<ReturnType<typeof searchPortal>>, TError = BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>(
 params: SearchPortalParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchPortal>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search the whole portal
 */

export function useSearchPortal<TData = Awaited<ReturnType<typeof searchPortal>>, TError = BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>(
 params: SearchPortalParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchPortal>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchPortalQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSearchPortalSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof searchPortal>>, TError = BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>(params: SearchPortalParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchPortal>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchPortalQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchPortal>>> = ({ signal }) => searchPortal(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchPortal>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type SearchPortalSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchPortal>>>
export type SearchPortalSuspenseQueryError = BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse


export function useSearchPortalSuspense<TData = Awaited<ReturnType<typeof searchPortal>>, TError = BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>(
 params: SearchPortalParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchPortal>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchPortalSuspense<TData = Awaited<ReturnType<typeof searchPortal>>, TError = BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>(
 params: SearchPortalParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchPortal>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchPortalSuspense<TData = Awaited<ReturnType<typeof searchPortal>>, TError = BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>(
 params: SearchPortalParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchPortal>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search the whole portal
 */

export function useSearchPortalSuspense<TData = Awaited<ReturnType<typeof searchPortal>>, TError = BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>(
 params: SearchPortalParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchPortal>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchPortalSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






