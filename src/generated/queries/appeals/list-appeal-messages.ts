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
  AppealMessages,
  BadRequestResponse,
  ForbiddenResponse,
  ListAppealMessagesParams,
  NotFoundResponse,
  ServerFaultResponse,
  UnauthorizedResponse,
  UnavailableResponse
} from '../model';

import { request } from '../../../api/request.ts';
import type { ErrorType } from '../../../api/request.ts';


/**
 * Returns what the sender of an appeal and the service have written to each other, the newest message first. Returns 404 for another user's appeal, as if it did not exist.
 * @summary List the messages on an appeal
 */
export const listAppealMessages = (
    id: string | number,
    params?: ListAppealMessagesParams,
 signal?: AbortSignal
) => {


      return request<AppealMessages>(
      {url: `/appeals/${encodeURIComponent(String(id))}/messages`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListAppealMessagesQueryKey = (id: string | number,
    params?: ListAppealMessagesParams,) => {
    return [
    "listAppealMessages", ...(id ? [id] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getListAppealMessagesQueryOptions = <TData = Awaited<ReturnType<typeof listAppealMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(id: string | number,
    params?: ListAppealMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppealMessages>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAppealMessagesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAppealMessages>>> = ({ signal }) => listAppealMessages(id,params, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAppealMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAppealMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof listAppealMessages>>>
export type ListAppealMessagesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>


export function useListAppealMessages<TData = Awaited<ReturnType<typeof listAppealMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: string | number,
    params: undefined |  ListAppealMessagesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppealMessages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAppealMessages>>,
          TError,
          Awaited<ReturnType<typeof listAppealMessages>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAppealMessages<TData = Awaited<ReturnType<typeof listAppealMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: string | number,
    params?: ListAppealMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppealMessages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAppealMessages>>,
          TError,
          Awaited<ReturnType<typeof listAppealMessages>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAppealMessages<TData = Awaited<ReturnType<typeof listAppealMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: string | number,
    params?: ListAppealMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppealMessages>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the messages on an appeal
 */

export function useListAppealMessages<TData = Awaited<ReturnType<typeof listAppealMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: string | number,
    params?: ListAppealMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppealMessages>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAppealMessagesQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListAppealMessagesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listAppealMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(id: string | number,
    params?: ListAppealMessagesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAppealMessages>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAppealMessagesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAppealMessages>>> = ({ signal }) => listAppealMessages(id,params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAppealMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListAppealMessagesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listAppealMessages>>>
export type ListAppealMessagesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>


export function useListAppealMessagesSuspense<TData = Awaited<ReturnType<typeof listAppealMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: string | number,
    params: undefined |  ListAppealMessagesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAppealMessages>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAppealMessagesSuspense<TData = Awaited<ReturnType<typeof listAppealMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: string | number,
    params?: ListAppealMessagesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAppealMessages>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAppealMessagesSuspense<TData = Awaited<ReturnType<typeof listAppealMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: string | number,
    params?: ListAppealMessagesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAppealMessages>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the messages on an appeal
 */

export function useListAppealMessagesSuspense<TData = Awaited<ReturnType<typeof listAppealMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFaultResponse | UnavailableResponse>>(
 id: string | number,
    params?: ListAppealMessagesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAppealMessages>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAppealMessagesSuspenseQueryOptions(id,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






