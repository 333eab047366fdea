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
  AppealLookup,
  AppealLookupResult,
  BadRequestResponse,
  FindAppealParams,
  ServerFaultResponse,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnavailableResponse,
  UnprocessableResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { requestComplete } from '../../../api/parsers/requestComplete.ts';


/**
 * Returns the status, the steps and the dates of an appeal to whoever knows its number and the e-mail address of the person who has sent it. Returns nothing else than the declared fields. A correction by the sender may be a step or not. For an unknown number and for another e-mail address the response is the same, 200 without `appeal`, so that it does not reveal which numbers exist.
 * @summary Follow an appeal without an account
 */
export const findAppeal = (
    appealLookup: AppealLookup,
    params?: FindAppealParams,
 signal?: AbortSignal
) => {


      return requestComplete<AppealLookupResult>(
      {url: `/appeals/public/find`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: appealLookup,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getFindAppealMutationKey = () => ['findAppeal'] as const;

export const getFindAppealMutationOptions = <TError = BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof findAppeal>>, TError,FindAppealMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof findAppeal>>, TError,FindAppealMutationVariables, TContext> => {

const mutationKey = getFindAppealMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof findAppeal>>, FindAppealMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  findAppeal(data,params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type FindAppealMutationResult = NonNullable<Awaited<ReturnType<typeof findAppeal>>>
    export type FindAppealMutationBody = AppealLookup
    export type FindAppealMutationError = BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse
    export type FindAppealMutationVariables = {data: AppealLookup;params?: FindAppealParams}

    /**
 * @summary Follow an appeal without an account
 */
export const useFindAppeal = <TError = BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof findAppeal>>, TError,FindAppealMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof findAppeal>>,
        TError,
        FindAppealMutationVariables,
        TContext
      > => {
      return useMutation(getFindAppealMutationOptions(options), queryClient);
    }
