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
  AppealTakenUpResponse,
  BadRequestResponse,
  ChangedResponse,
  CorrectAppealHeaders,
  CorrectAppealParams,
  ForbiddenResponse,
  Id,
  NotFoundResponse,
  ServerFaultResponse,
  TooLargeResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { requestProposed } from '../../../api/parsers/requestProposed.ts';


/**
 * Replaces what the user sent, as long as the service has not taken up the appeal. The payload is that of a new appeal of the same kind and service, with all fields, including unchanged ones, but for files: those of `documentIds` are added, none is taken away, and one that the appeal has already changes nothing. The history gets a step with `correction`. The number, the date of receipt and the time limit stay as they are. Returns 409 when the appeal is taken up, decided or withdrawn.
 * @summary Correct an appeal
 */
export const correctAppeal = (
    id: Id,
    appealDraft: AppealDraft,
    params?: CorrectAppealParams,
    headers?: CorrectAppealHeaders,
 signal?: AbortSignal
) => {


      return requestProposed<AppealReceipt>(
      {url: `/appeals/${encodeURIComponent(String(id))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: appealDraft,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getCorrectAppealMutationKey = () => ['correctAppeal'] as const;

export const getCorrectAppealMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | AppealTakenUpResponse | ChangedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | AppealRejectedResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof correctAppeal>>, TError,CorrectAppealMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof correctAppeal>>, TError,CorrectAppealMutationVariables, TContext> => {

const mutationKey = getCorrectAppealMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof correctAppeal>>, CorrectAppealMutationVariables> = (props) => {
          const {id,data,params,headers} = props ?? {};

          return  correctAppeal(id,data,params,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CorrectAppealMutationResult = NonNullable<Awaited<ReturnType<typeof correctAppeal>>>
    export type CorrectAppealMutationBody = AppealDraft
    export type CorrectAppealMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | AppealTakenUpResponse | ChangedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | AppealRejectedResponse | ServerFaultResponse | UnavailableResponse
    export type CorrectAppealMutationVariables = {id: Id;data: AppealDraft;params?: CorrectAppealParams;headers?: CorrectAppealHeaders}

    /**
 * @summary Correct an appeal
 */
export const useCorrectAppeal = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | AppealTakenUpResponse | ChangedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | AppealRejectedResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof correctAppeal>>, TError,CorrectAppealMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof correctAppeal>>,
        TError,
        CorrectAppealMutationVariables,
        TContext
      > => {
      return useMutation(getCorrectAppealMutationOptions(options), queryClient);
    }
