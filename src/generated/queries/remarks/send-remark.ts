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
  Confirmation,
  RemarkDraft,
  SendRemarkHeaders,
  SendRemarkParams,
  ServerFaultResponse,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnavailableResponse,
  UnprocessableResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { requestProposed } from '../../../api/parsers/requestProposed.ts';


/**
 * Reports an error on a page of the portal, with the path and the language of the page. The request is anonymous, without a session and without data that identifies the visitor. The sender gets no reply and no registration number.
 * @summary Report an error on a page
 */
export const sendRemark = (
    remarkDraft: RemarkDraft,
    params?: SendRemarkParams,
    headers?: SendRemarkHeaders,
 signal?: AbortSignal
) => {


      return requestProposed<Confirmation>(
      {url: `/remarks/public`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: remarkDraft,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getSendRemarkMutationKey = () => ['sendRemark'] as const;

export const getSendRemarkMutationOptions = <TError = BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendRemark>>, TError,SendRemarkMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendRemark>>, TError,SendRemarkMutationVariables, TContext> => {

const mutationKey = getSendRemarkMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendRemark>>, SendRemarkMutationVariables> = (props) => {
          const {data,params,headers} = props ?? {};

          return  sendRemark(data,params,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendRemarkMutationResult = NonNullable<Awaited<ReturnType<typeof sendRemark>>>
    export type SendRemarkMutationBody = RemarkDraft
    export type SendRemarkMutationError = BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse
    export type SendRemarkMutationVariables = {data: RemarkDraft;params?: SendRemarkParams;headers?: SendRemarkHeaders}

    /**
 * @summary Report an error on a page
 */
export const useSendRemark = <TError = BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendRemark>>, TError,SendRemarkMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendRemark>>,
        TError,
        SendRemarkMutationVariables,
        TContext
      > => {
      return useMutation(getSendRemarkMutationOptions(options), queryClient);
    }
