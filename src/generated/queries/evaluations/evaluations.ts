/**
 * Generated from openapi/. Do not edit.
 */
import {
  queryOptions as queryOptionsBuilder,
  useMutation,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  AlreadyEvaluatedResponse,
  AppealUnknownResponse,
  BadRequestResponse,
  Confirmation,
  EvaluationDraft,
  EvaluationRejectedResponse,
  EvaluationSummary,
  ListQuestionnairesParams,
  Questionnaires,
  ReadEvaluationSummaryParams,
  SendEvaluationHeaders,
  SendEvaluationParams,
  ServerFaultResponse,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { request } from '../../../api/request.ts';
import type { ErrorType , BodyType } from '../../../api/request.ts';




const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

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






/**
 * Sends the answers to one questionnaire, with or without a session. To evaluate an appeal, the user has to be signed in and sends its id; this is possible once per appeal. Answers are only counted, and are never shown with the user who gave them. The next summary counts them.
 * @summary Send an evaluation
 */
export const sendEvaluation = (
    evaluationDraft: BodyType<EvaluationDraft>,
    params?: SendEvaluationParams,
    headers?: SendEvaluationHeaders,
 signal?: AbortSignal
) => {


      return request<Confirmation>(
      {url: `/evaluations/public`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: evaluationDraft,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getSendEvaluationMutationKey = () => ['sendEvaluation'] as const;

export const getSendEvaluationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AppealUnknownResponse | AlreadyEvaluatedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | EvaluationRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendEvaluation>>, TError,SendEvaluationMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendEvaluation>>, TError,SendEvaluationMutationVariables, TContext> => {

const mutationKey = getSendEvaluationMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendEvaluation>>, SendEvaluationMutationVariables> = (props) => {
          const {data,params,headers} = props ?? {};

          return  sendEvaluation(data,params,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendEvaluationMutationResult = NonNullable<Awaited<ReturnType<typeof sendEvaluation>>>
    export type SendEvaluationMutationBody = BodyType<EvaluationDraft>
    export type SendEvaluationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | AppealUnknownResponse | AlreadyEvaluatedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | EvaluationRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>
    export type SendEvaluationMutationVariables = {data: BodyType<EvaluationDraft>;params?: SendEvaluationParams;headers?: SendEvaluationHeaders}

    /**
 * @summary Send an evaluation
 */
export const useSendEvaluation = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AppealUnknownResponse | AlreadyEvaluatedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | EvaluationRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendEvaluation>>, TError,SendEvaluationMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendEvaluation>>,
        TError,
        SendEvaluationMutationVariables,
        TContext
      > => {
      return useMutation(getSendEvaluationMutationOptions(options), queryClient);
    }
    /**
 * Returns the number of yes, no and partial answers for each service, the institution and its portal, with the most answers first. What nobody has evaluated is not in the list.
 * @summary Read the evaluation results by service
 */
export const readEvaluationSummary = (
    params?: ReadEvaluationSummaryParams,
 signal?: AbortSignal
) => {


      return request<EvaluationSummary>(
      {url: `/evaluations/public/summary`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getReadEvaluationSummaryQueryKey = (params?: ReadEvaluationSummaryParams,) => {
    return [
    "readEvaluationSummary", ...(params ? [params] : [])
    ] as const;
    }


export const getReadEvaluationSummaryQueryOptions = <TData = Awaited<ReturnType<typeof readEvaluationSummary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(params?: ReadEvaluationSummaryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readEvaluationSummary>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadEvaluationSummaryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readEvaluationSummary>>> = ({ signal }) => readEvaluationSummary(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readEvaluationSummary>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadEvaluationSummaryQueryResult = NonNullable<Awaited<ReturnType<typeof readEvaluationSummary>>>
export type ReadEvaluationSummaryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>


export function useReadEvaluationSummary<TData = Awaited<ReturnType<typeof readEvaluationSummary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ReadEvaluationSummaryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readEvaluationSummary>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readEvaluationSummary>>,
          TError,
          Awaited<ReturnType<typeof readEvaluationSummary>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadEvaluationSummary<TData = Awaited<ReturnType<typeof readEvaluationSummary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadEvaluationSummaryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readEvaluationSummary>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readEvaluationSummary>>,
          TError,
          Awaited<ReturnType<typeof readEvaluationSummary>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadEvaluationSummary<TData = Awaited<ReturnType<typeof readEvaluationSummary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadEvaluationSummaryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readEvaluationSummary>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the evaluation results by service
 */

export function useReadEvaluationSummary<TData = Awaited<ReturnType<typeof readEvaluationSummary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadEvaluationSummaryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readEvaluationSummary>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadEvaluationSummaryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReadEvaluationSummarySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof readEvaluationSummary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(params?: ReadEvaluationSummaryParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readEvaluationSummary>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadEvaluationSummaryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readEvaluationSummary>>> = ({ signal }) => readEvaluationSummary(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof readEvaluationSummary>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ReadEvaluationSummarySuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof readEvaluationSummary>>>
export type ReadEvaluationSummarySuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>


export function useReadEvaluationSummarySuspense<TData = Awaited<ReturnType<typeof readEvaluationSummary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params: undefined |  ReadEvaluationSummaryParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readEvaluationSummary>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadEvaluationSummarySuspense<TData = Awaited<ReturnType<typeof readEvaluationSummary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadEvaluationSummaryParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readEvaluationSummary>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadEvaluationSummarySuspense<TData = Awaited<ReturnType<typeof readEvaluationSummary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadEvaluationSummaryParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readEvaluationSummary>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the evaluation results by service
 */

export function useReadEvaluationSummarySuspense<TData = Awaited<ReturnType<typeof readEvaluationSummary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ServerFaultResponse | UnavailableResponse>>(
 params?: ReadEvaluationSummaryParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readEvaluationSummary>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadEvaluationSummarySuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






