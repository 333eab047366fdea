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
  IdentityRefusedResponse,
  IdentitySession,
  ServerFaultResponse,
  SignInWithIdentityParams,
  TooManyRequestsResponse,
  UnavailableResponse
} from '../model';

import { request } from '../../../api/request.ts';
import type { ErrorType } from '../../../api/request.ts';


/**
 * Exchanges the code from the state identity service for a session. A code is valid for one request, so the client never repeats it. A used or unknown code returns 401 and creates no session.
 * @summary Sign in with the state identity
 */
export const signInWithIdentity = (
    params: SignInWithIdentityParams,
 signal?: AbortSignal
) => {


      return request<IdentitySession>(
      {url: `/public/auth/v2/login/asan`, method: 'POST',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getSignInWithIdentityMutationKey = () => ['signInWithIdentity'] as const;

export const getSignInWithIdentityMutationOptions = <TError = ErrorType<BadRequestResponse | IdentityRefusedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signInWithIdentity>>, TError,SignInWithIdentityMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof signInWithIdentity>>, TError,SignInWithIdentityMutationVariables, TContext> => {

const mutationKey = getSignInWithIdentityMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof signInWithIdentity>>, SignInWithIdentityMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  signInWithIdentity(params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SignInWithIdentityMutationResult = NonNullable<Awaited<ReturnType<typeof signInWithIdentity>>>

    export type SignInWithIdentityMutationError = ErrorType<BadRequestResponse | IdentityRefusedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>
    export type SignInWithIdentityMutationVariables = {params: SignInWithIdentityParams}

    /**
 * @summary Sign in with the state identity
 */
export const useSignInWithIdentity = <TError = ErrorType<BadRequestResponse | IdentityRefusedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signInWithIdentity>>, TError,SignInWithIdentityMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof signInWithIdentity>>,
        TError,
        SignInWithIdentityMutationVariables,
        TContext
      > => {
      return useMutation(getSignInWithIdentityMutationOptions(options), queryClient);
    }
