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
  AppealMessage,
  AppealMessageDraft,
  BadRequestResponse,
  ForbiddenResponse,
  NotFoundResponse,
  SendAppealMessageHeaders,
  SendAppealMessageParams,
  ServerFaultResponse,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnprocessableResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { requestProposed } from '../../../api/parsers/requestProposed.ts';


/**
 * Sends a message to the service that examines the appeal, with or without files. Files are uploaded first and referenced by their ids. They become documents of the appeal. The user gets a notification when the service answers. Messages can be sent also after the appeal was decided or withdrawn.
 * @summary Send a message on an appeal
 */
export const sendAppealMessage = (
    id: string | number,
    appealMessageDraft: AppealMessageDraft,
    params?: SendAppealMessageParams,
    headers?: SendAppealMessageHeaders,
 signal?: AbortSignal
) => {


      return requestProposed<AppealMessage>(
      {url: `/appeals/${encodeURIComponent(String(id))}/messages`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: appealMessageDraft,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getSendAppealMessageMutationKey = () => ['sendAppealMessage'] as const;

export const getSendAppealMessageMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendAppealMessage>>, TError,SendAppealMessageMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendAppealMessage>>, TError,SendAppealMessageMutationVariables, TContext> => {

const mutationKey = getSendAppealMessageMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendAppealMessage>>, SendAppealMessageMutationVariables> = (props) => {
          const {id,data,params,headers} = props ?? {};

          return  sendAppealMessage(id,data,params,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendAppealMessageMutationResult = NonNullable<Awaited<ReturnType<typeof sendAppealMessage>>>
    export type SendAppealMessageMutationBody = AppealMessageDraft
    export type SendAppealMessageMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse
    export type SendAppealMessageMutationVariables = {id: string | number;data: AppealMessageDraft;params?: SendAppealMessageParams;headers?: SendAppealMessageHeaders}

    /**
 * @summary Send a message on an appeal
 */
export const useSendAppealMessage = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendAppealMessage>>, TError,SendAppealMessageMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendAppealMessage>>,
        TError,
        SendAppealMessageMutationVariables,
        TContext
      > => {
      return useMutation(getSendAppealMessageMutationOptions(options), queryClient);
    }
