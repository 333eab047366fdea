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
  BadRequestResponse,
  FeedbackDraft,
  FeedbackReceipt,
  FeedbackRejectedResponse,
  ForbiddenResponse,
  SendFeedbackHeaders,
  SendFeedbackParams,
  ServerFaultResponse,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { requestProposed } from '../../../api/parsers/requestProposed.ts';


/**
 * Reports a violation of consumer rights or unfair competition. The reply appears later in the list of feedback. Files are uploaded first and referenced by their ids.
 * @summary Send feedback
 */
export const sendFeedback = (
    feedbackDraft: FeedbackDraft,
    params?: SendFeedbackParams,
    headers?: SendFeedbackHeaders,
 signal?: AbortSignal
) => {


      return requestProposed<FeedbackReceipt>(
      {url: `/feedbacks`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: feedbackDraft,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getSendFeedbackMutationKey = () => ['sendFeedback'] as const;

export const getSendFeedbackMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | FeedbackRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendFeedback>>, TError,SendFeedbackMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendFeedback>>, TError,SendFeedbackMutationVariables, TContext> => {

const mutationKey = getSendFeedbackMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendFeedback>>, SendFeedbackMutationVariables> = (props) => {
          const {data,params,headers} = props ?? {};

          return  sendFeedback(data,params,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendFeedbackMutationResult = NonNullable<Awaited<ReturnType<typeof sendFeedback>>>
    export type SendFeedbackMutationBody = FeedbackDraft
    export type SendFeedbackMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | FeedbackRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse
    export type SendFeedbackMutationVariables = {data: FeedbackDraft;params?: SendFeedbackParams;headers?: SendFeedbackHeaders}

    /**
 * @summary Send feedback
 */
export const useSendFeedback = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | FeedbackRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendFeedback>>, TError,SendFeedbackMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendFeedback>>,
        TError,
        SendFeedbackMutationVariables,
        TContext
      > => {
      return useMutation(getSendFeedbackMutationOptions(options), queryClient);
    }
