/**
 * Generated from openapi/. Do not edit.
 */
import { withQueryKey } from './drafts.helpers.ts';
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
  Draft,
  ForbiddenResponse,
  ReadDraftParams,
  ServerFaultResponse,
  UnauthorizedResponse,
  UnavailableResponse
} from '../model';

import { request } from '../../../api/request.ts';
import type { ErrorType } from '../../../api/request.ts';


/**
 * Returns the last saved values of a form for the signed-in user, from any device. The client requests it when the form opens, and offers to restore the draft. Without a draft, the response is 200 with null as `data`.
 * @summary Read the draft of a form
 */
export const readDraft = (
    formKey: string,
    params?: ReadDraftParams,
 signal?: AbortSignal
) => {


      return request<Draft>(
      {url: `/drafts/${encodeURIComponent(String(formKey))}`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getReadDraftQueryKey = (formKey: string,
    params?: ReadDraftParams,) => {
    return [
    "readDraft", ...(formKey ? [formKey] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getReadDraftQueryOptions = <TData = Awaited<ReturnType<typeof readDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(formKey: string,
    params?: ReadDraftParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readDraft>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadDraftQueryKey(formKey,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readDraft>>> = ({ signal }) => readDraft(formKey,params, signal);





   return  { queryKey, queryFn, enabled: formKey !== null && formKey !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readDraft>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadDraftQueryResult = NonNullable<Awaited<ReturnType<typeof readDraft>>>
export type ReadDraftQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>


export function useReadDraft<TData = Awaited<ReturnType<typeof readDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 formKey: string,
    params: undefined |  ReadDraftParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readDraft>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readDraft>>,
          TError,
          Awaited<ReturnType<typeof readDraft>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadDraft<TData = Awaited<ReturnType<typeof readDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 formKey: string,
    params?: ReadDraftParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readDraft>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readDraft>>,
          TError,
          Awaited<ReturnType<typeof readDraft>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadDraft<TData = Awaited<ReturnType<typeof readDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 formKey: string,
    params?: ReadDraftParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readDraft>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the draft of a form
 */

export function useReadDraft<TData = Awaited<ReturnType<typeof readDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 formKey: string,
    params?: ReadDraftParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readDraft>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadDraftQueryOptions(formKey,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReadDraftSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof readDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(formKey: string,
    params?: ReadDraftParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readDraft>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadDraftQueryKey(formKey,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readDraft>>> = ({ signal }) => readDraft(formKey,params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof readDraft>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ReadDraftSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof readDraft>>>
export type ReadDraftSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>


export function useReadDraftSuspense<TData = Awaited<ReturnType<typeof readDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 formKey: string,
    params: undefined |  ReadDraftParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readDraft>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadDraftSuspense<TData = Awaited<ReturnType<typeof readDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 formKey: string,
    params?: ReadDraftParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readDraft>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadDraftSuspense<TData = Awaited<ReturnType<typeof readDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 formKey: string,
    params?: ReadDraftParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readDraft>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the draft of a form
 */

export function useReadDraftSuspense<TData = Awaited<ReturnType<typeof readDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerFaultResponse | UnavailableResponse>>(
 formKey: string,
    params?: ReadDraftParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readDraft>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadDraftSuspenseQueryOptions(formKey,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






