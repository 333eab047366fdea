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
  RenewSessionParams,
  RenewedTokens,
  ServerFaultResponse,
  SessionEndedResponse,
  TooManyRequestsResponse,
  UnavailableResponse
} from '../model';

import { request } from '../../../api/request.ts';
import type { ErrorType } from '../../../api/request.ts';


/**
 * Returns a new pair of tokens when the access token has expired, so that the user stays signed in and acts for the same account. A refresh token is valid once. The same token sent again within 30 seconds of its first use returns the same pair, since a browser that is reloaded or loses its connection never receives the first response. Sent again later, it ends the session, since it may be stolen. When it is rejected, the session ends.
 * @summary Renew the session
 */
export const renewSession = (
    params: RenewSessionParams,
 signal?: AbortSignal
) => {


      return request<RenewedTokens>(
      {url: `/public/auth/refresh-token`, method: 'POST',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getRenewSessionMutationKey = () => ['renewSession'] as const;

export const getRenewSessionMutationOptions = <TError = ErrorType<BadRequestResponse | SessionEndedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewSession>>, TError,RenewSessionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof renewSession>>, TError,RenewSessionMutationVariables, TContext> => {

const mutationKey = getRenewSessionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renewSession>>, RenewSessionMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  renewSession(params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RenewSessionMutationResult = NonNullable<Awaited<ReturnType<typeof renewSession>>>

    export type RenewSessionMutationError = ErrorType<BadRequestResponse | SessionEndedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>
    export type RenewSessionMutationVariables = {params: RenewSessionParams}

    /**
 * @summary Renew the session
 */
export const useRenewSession = <TError = ErrorType<BadRequestResponse | SessionEndedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewSession>>, TError,RenewSessionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renewSession>>,
        TError,
        RenewSessionMutationVariables,
        TContext
      > => {
      return useMutation(getRenewSessionMutationOptions(options), queryClient);
    }
