/**
 * Generated from openapi/. Do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  AlreadyEvaluatedResponse,
  AppealUnknownResponse,
  BadRequestResponse,
  Confirmation,
  EvaluationDraft,
  EvaluationRejectedResponse,
  SendEvaluationHeaders,
  SendEvaluationParams,
  ServerFaultResponse,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { requestProposed } from '../../../api/parsers/requestProposed.ts';


/**
 * Sends the answers to one questionnaire, with or without a session. To evaluate an appeal, the user has to be signed in and sends its id; this is possible once per appeal. Answers are only counted, and are never shown with the user who gave them. The next summary counts them.
 * @summary Send an evaluation
 */
export const sendEvaluation = (
    evaluationDraft: EvaluationDraft,
    params?: SendEvaluationParams,
    headers?: SendEvaluationHeaders,
 signal?: AbortSignal
) => {


      return requestProposed<Confirmation>(
      {url: `/evaluations/public`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: evaluationDraft,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getSendEvaluationMutationKey = () => ['sendEvaluation'] as const;

export const getSendEvaluationMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | AppealUnknownResponse | AlreadyEvaluatedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | EvaluationRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
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
    export type SendEvaluationMutationBody = EvaluationDraft
    export type SendEvaluationMutationError = BadRequestResponse | UnauthorizedResponse | AppealUnknownResponse | AlreadyEvaluatedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | EvaluationRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse
    export type SendEvaluationMutationVariables = {data: EvaluationDraft;params?: SendEvaluationParams;headers?: SendEvaluationHeaders}

    /**
 * @summary Send an evaluation
 */
export const useSendEvaluation = <TError = BadRequestResponse | UnauthorizedResponse | AppealUnknownResponse | AlreadyEvaluatedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | EvaluationRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendEvaluation>>, TError,SendEvaluationMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendEvaluation>>,
        TError,
        SendEvaluationMutationVariables,
        TContext
      > => {
      return useMutation(getSendEvaluationMutationOptions(options), queryClient);
    }
