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

import { request } from '../../../api/request.ts';
import type { ErrorType , BodyType } from '../../../api/request.ts';


/**
 * Creates an application for a service, a complaint or a suggestion. The server assigns a registration number, and the statutory time limit begins. The client deletes the draft afterwards. Files are uploaded first and referenced by their ids.
 * @summary Send an appeal
 */
export const sendAppeal = (
    appealDraft: BodyType<AppealDraft>,
    params?: SendAppealParams,
    headers?: SendAppealHeaders,
 signal?: AbortSignal
) => {


      return request<AppealReceipt>(
      {url: `/appeals`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: appealDraft,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getSendAppealMutationKey = () => ['sendAppeal'] as const;

export const getSendAppealMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | AppealRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>,
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
    export type SendAppealMutationBody = BodyType<AppealDraft>
    export type SendAppealMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | AppealRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>
    export type SendAppealMutationVariables = {data: BodyType<AppealDraft>;params?: SendAppealParams;headers?: SendAppealHeaders}

    /**
 * @summary Send an appeal
 */
export const useSendAppeal = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | AppealRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendAppeal>>, TError,SendAppealMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendAppeal>>,
        TError,
        SendAppealMutationVariables,
        TContext
      > => {
      return useMutation(getSendAppealMutationOptions(options), queryClient);
    }
