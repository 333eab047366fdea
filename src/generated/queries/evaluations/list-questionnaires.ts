/**
 * Generated from openapi/. Do not edit.
 */
import { withQueryKey } from './evaluations.helpers.ts';
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
  ListQuestionnairesParams,
  Questionnaires,
  ServerFaultResponse,
  UnauthorizedResponse,
  UnavailableResponse
} from '../model';

import { request } from '../../../api/request.ts';
import type { ErrorType } from '../../../api/request.ts';


/**
 * Returns the questionnaires for services and for the service as an institution. Without a scope, all of them are listed. Returns an empty list when there are none.
 * @summary List the questionnaires
 */
export const listQuestionnaires = (
    params?: ListQuestionnairesParams,
 signal?: AbortSignal
) => {


      return request<Questionnaires>(
      {url: `/evaluations/public`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListQuestionnairesQueryKey = (params?: ListQuestionnairesParams,) => {
    return [
    "listQuestionnaires", ...(params ? [params] : [])
    ] as const;
    }


export const getListQuestionnairesQueryOptions = <TData = Awaited<ReturnType<typeof listQuestionnaires>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(params?: ListQuestionnairesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuestionnaires>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListQuestionnairesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listQuestionnaires>>> = ({ signal }) => listQuestionnaires(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listQuestionnaires>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListQuestionnairesQueryResult = NonNullable<Awaited<ReturnType<typeof listQuestionnaires>>>
export type ListQuestionnairesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>


export function useListQuestionnaires<TData = Awaited<ReturnType<typeof listQuestionnaires>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ListQuestionnairesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuestionnaires>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listQuestionnaires>>,
          TError,
          Awaited<ReturnType<typeof listQuestionnaires>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListQuestionnaires<TData = Awaited<ReturnType<typeof listQuestionnaires>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListQuestionnairesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuestionnaires>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listQuestionnaires>>,
          TError,
          Awaited<ReturnType<typeof listQuestionnaires>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListQuestionnaires<TData = Awaited<ReturnType<typeof listQuestionnaires>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListQuestionnairesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuestionnaires>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the questionnaires
 */

export function useListQuestionnaires<TData = Awaited<ReturnType<typeof listQuestionnaires>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListQuestionnairesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuestionnaires>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListQuestionnairesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListQuestionnairesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listQuestionnaires>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(params?: ListQuestionnairesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listQuestionnaires>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListQuestionnairesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listQuestionnaires>>> = ({ signal }) => listQuestionnaires(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listQuestionnaires>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListQuestionnairesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listQuestionnaires>>>
export type ListQuestionnairesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>


export function useListQuestionnairesSuspense<TData = Awaited<ReturnType<typeof listQuestionnaires>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ListQuestionnairesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listQuestionnaires>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListQuestionnairesSuspense<TData = Awaited<ReturnType<typeof listQuestionnaires>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListQuestionnairesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listQuestionnaires>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListQuestionnairesSuspense<TData = Awaited<ReturnType<typeof listQuestionnaires>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListQuestionnairesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listQuestionnaires>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the questionnaires
 */

export function useListQuestionnairesSuspense<TData = Awaited<ReturnType<typeof listQuestionnaires>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ListQuestionnairesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listQuestionnaires>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListQuestionnairesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






