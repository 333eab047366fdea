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
  HandOver,
  HandOverSessionParams,
  ServerFaultResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse
} from '../model';

import { requestHandOver } from '../../../api/parsers/parseSession.ts';


/**
 * Sent when a signed-in user opens the quality portal from the competition portal. With privileges, the other portal opens with the user signed in. Without privileges, only its public pages open.
 * @summary Create a session for the other portal
 */
export const handOverSession = (
    params?: HandOverSessionParams,
 signal?: AbortSignal
) => {


      return requestHandOver<HandOver>(
      {url: `/public/auth/self`, method: 'POST',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getHandOverSessionMutationKey = () => ['handOverSession'] as const;

export const getHandOverSessionMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof handOverSession>>, TError,HandOverSessionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof handOverSession>>, TError,HandOverSessionMutationVariables, TContext> => {

const mutationKey = getHandOverSessionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof handOverSession>>, HandOverSessionMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  handOverSession(params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type HandOverSessionMutationResult = NonNullable<Awaited<ReturnType<typeof handOverSession>>>

    export type HandOverSessionMutationError = BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse
    export type HandOverSessionMutationVariables = {params?: HandOverSessionParams}

    /**
 * @summary Create a session for the other portal
 */
export const useHandOverSession = <TError = BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof handOverSession>>, TError,HandOverSessionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof handOverSession>>,
        TError,
        HandOverSessionMutationVariables,
        TContext
      > => {
      return useMutation(getHandOverSessionMutationOptions(options), queryClient);
    }
