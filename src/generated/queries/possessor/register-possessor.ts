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
  Possessor,
  PossessorDraft,
  PossessorRejectedResponse,
  RegisterPossessorParams,
  ServerFaultResponse,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnavailableResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { requestPossessor } from '../../../api/parsers/parsePossessor.ts';


/**
 * The first step of registration. The registration of the user contains the id from the response. Only the body of the response is optional: any other status than 200, 201 included, stops the registration, and the client sends no further requests.
 * @summary Register the organisation behind an account
 */
export const registerPossessor = (
    possessorDraft: PossessorDraft,
    params?: RegisterPossessorParams,
 signal?: AbortSignal
) => {


      return requestPossessor<Possessor>(
      {url: `/possessors/public`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: possessorDraft,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getRegisterPossessorMutationKey = () => ['registerPossessor'] as const;

export const getRegisterPossessorMutationOptions = <TError = BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | PossessorRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerPossessor>>, TError,RegisterPossessorMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof registerPossessor>>, TError,RegisterPossessorMutationVariables, TContext> => {

const mutationKey = getRegisterPossessorMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerPossessor>>, RegisterPossessorMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  registerPossessor(data,params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterPossessorMutationResult = NonNullable<Awaited<ReturnType<typeof registerPossessor>>>
    export type RegisterPossessorMutationBody = PossessorDraft
    export type RegisterPossessorMutationError = BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | PossessorRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse
    export type RegisterPossessorMutationVariables = {data: PossessorDraft;params?: RegisterPossessorParams}

    /**
 * @summary Register the organisation behind an account
 */
export const useRegisterPossessor = <TError = BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | PossessorRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerPossessor>>, TError,RegisterPossessorMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerPossessor>>,
        TError,
        RegisterPossessorMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterPossessorMutationOptions(options), queryClient);
    }
