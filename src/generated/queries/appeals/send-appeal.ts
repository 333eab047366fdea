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
  AppealDraft,
  AppealReceipt,
  AppealRejectedResponse,
  BadRequestResponse,
  ForbiddenResponse,
  SendAppealHeaders,
  SendAppealParams,
  ServerFaultResponse,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { requestProposed } from '../../../api/parsers/requestProposed.ts';


/**
 * Creates an application for a service, a complaint or a suggestion. The server assigns a registration number, and the statutory time limit begins. The client deletes the draft afterwards. Files are uploaded first and referenced by their ids.
 * @summary Send an appeal
 */
export const sendAppeal = (
    appealDraft: AppealDraft,
    params?: SendAppealParams,
    headers?: SendAppealHeaders,
 signal?: AbortSignal
) => {


      return requestProposed<AppealReceipt>(
      {url: `/appeals`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: appealDraft,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getSendAppealMutationKey = () => ['sendAppeal'] as const;

export const getSendAppealMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | AppealRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendAppeal>>, TError,SendAppealMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendAppeal>>, TError,SendAppealMutationVariables, TContext> => {

const mutationKey = getSendAppealMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendAppeal>>, SendAppealMutationVariables> = (props) => {
          const {data,params,headers} = props ?? {};

          return  sendAppeal(data,params,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendAppealMutationResult = NonNullable<Awaited<ReturnType<typeof sendAppeal>>>
    export type SendAppealMutationBody = AppealDraft
    export type SendAppealMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | AppealRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse
    export type SendAppealMutationVariables = {data: AppealDraft;params?: SendAppealParams;headers?: SendAppealHeaders}

    /**
 * @summary Send an appeal
 */
export const useSendAppeal = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | AppealRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendAppeal>>, TError,SendAppealMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendAppeal>>,
        TError,
        SendAppealMutationVariables,
        TContext
      > => {
      return useMutation(getSendAppealMutationOptions(options), queryClient);
    }
