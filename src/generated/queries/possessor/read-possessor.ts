/**
 * Generated from openapi/. Do not edit.
 */
import { withQueryKey } from './possessor.helpers.ts';
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
  NotFoundResponse,
  Possessor,
  ReadPossessorParams,
  ServerFaultResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse
} from '../model';

import { requestPossessor } from '../../../api/parsers/parsePossessor.ts';


/**
 * Returns the details of the organisation for the personal information page. Only a user of the organisation gets its description and its tax number: ids are short numbers that anybody can try. Returns 404 for an unknown id.
 * @summary Read a possessor
 */
export const readPossessor = (
    id: string | number,
    params?: ReadPossessorParams,
 signal?: AbortSignal
) => {


      return requestPossessor<Possessor>(
      {url: `/possessors/public/${encodeURIComponent(String(id))}`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getReadPossessorQueryKey = (id: string | number,
    params?: ReadPossessorParams,) => {
    return [
    "readPossessor", ...(id ? [id] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getReadPossessorQueryOptions = <TData = Awaited<ReturnType<typeof readPossessor>>, TError = BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(id: string | number,
    params?: ReadPossessorParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readPossessor>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadPossessorQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readPossessor>>> = ({ signal }) => readPossessor(id,params, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readPossessor>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadPossessorQueryResult = NonNullable<Awaited<ReturnType<typeof readPossessor>>>
export type ReadPossessorQueryError = BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse


export function useReadPossessor<TData = Awaited<ReturnType<typeof readPossessor>>, TError = BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(
 id: string | number,
    params: undefined |  ReadPossessorParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readPossessor>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readPossessor>>,
          TError,
          Awaited<ReturnType<typeof readPossessor>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadPossessor<TData = Awaited<ReturnType<typeof readPossessor>>, TError = BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(
 id: string | number,
    params?: ReadPossessorParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readPossessor>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readPossessor>>,
          TError,
          Awaited<ReturnType<typeof readPossessor>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadPossessor<TData = Awaited<ReturnType<typeof readPossessor>>, TError = BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(
 id: string | number,
    params?: ReadPossessorParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readPossessor>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a possessor
 */

export function useReadPossessor<TData = Awaited<ReturnType<typeof readPossessor>>, TError = BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(
 id: string | number,
    params?: ReadPossessorParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readPossessor>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadPossessorQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReadPossessorSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof readPossessor>>, TError = BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(id: string | number,
    params?: ReadPossessorParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readPossessor>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadPossessorQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readPossessor>>> = ({ signal }) => readPossessor(id,params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof readPossessor>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ReadPossessorSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof readPossessor>>>
export type ReadPossessorSuspenseQueryError = BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse


export function useReadPossessorSuspense<TData = Awaited<ReturnType<typeof readPossessor>>, TError = BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(
 id: string | number,
    params: undefined |  ReadPossessorParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readPossessor>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadPossessorSuspense<TData = Awaited<ReturnType<typeof readPossessor>>, TError = BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(
 id: string | number,
    params?: ReadPossessorParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readPossessor>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadPossessorSuspense<TData = Awaited<ReturnType<typeof readPossessor>>, TError = BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(
 id: string | number,
    params?: ReadPossessorParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readPossessor>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a possessor
 */

export function useReadPossessorSuspense<TData = Awaited<ReturnType<typeof readPossessor>>, TError = BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>(
 id: string | number,
    params?: ReadPossessorParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readPossessor>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadPossessorSuspenseQueryOptions(id,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






