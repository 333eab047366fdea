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
  CallbackDraft,
  CallbackReceipt,
  CallbackRejectedResponse,
  ForbiddenResponse,
  RequestCallbackHeaders,
  RequestCallbackParams,
  ServerFaultResponse,
  SlotTakenResponse,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { requestProposed } from '../../../api/parsers/requestProposed.ts';


/**
 * Books a free time slot and states the topic, so that the operator can prepare for the call. Returns 409 when the slot is already taken.
 * @summary Request a callback
 */
export const requestCallback = (
    callbackDraft: CallbackDraft,
    params?: RequestCallbackParams,
    headers?: RequestCallbackHeaders,
 signal?: AbortSignal
) => {


      return requestProposed<CallbackReceipt>(
      {url: `/call-center/callbacks`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: callbackDraft,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getRequestCallbackMutationKey = () => ['requestCallback'] as const;

export const getRequestCallbackMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | SlotTakenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | CallbackRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestCallback>>, TError,RequestCallbackMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof requestCallback>>, TError,RequestCallbackMutationVariables, TContext> => {

const mutationKey = getRequestCallbackMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestCallback>>, RequestCallbackMutationVariables> = (props) => {
          const {data,params,headers} = props ?? {};

          return  requestCallback(data,params,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestCallbackMutationResult = NonNullable<Awaited<ReturnType<typeof requestCallback>>>
    export type RequestCallbackMutationBody = CallbackDraft
    export type RequestCallbackMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | SlotTakenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | CallbackRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse
    export type RequestCallbackMutationVariables = {data: CallbackDraft;params?: RequestCallbackParams;headers?: RequestCallbackHeaders}

    /**
 * @summary Request a callback
 */
export const useRequestCallback = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | SlotTakenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | CallbackRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestCallback>>, TError,RequestCallbackMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestCallback>>,
        TError,
        RequestCallbackMutationVariables,
        TContext
      > => {
      return useMutation(getRequestCallbackMutationOptions(options), queryClient);
    }
