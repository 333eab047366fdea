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
  CommandResult,
  ServerFaultResponse,
  SessionEnd,
  SignOutParams,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnavailableResponse,
  UnprocessableResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { requestProposed } from '../../../api/parsers/requestProposed.ts';


/**
 * Ends the session of a refresh token, so that its access token and its refresh token are no longer valid and its live feed closes. Without this operation the tokens of a session stay valid at the server until they expire. It takes the refresh token and not the access token, which may have expired by then. An unknown token gets the same response: the session is over in any case. The portal removes the tokens from the device first, and does not wait for the response.
 * @summary Sign out
 */
export const signOut = (
    sessionEnd: SessionEnd,
    params?: SignOutParams,
 signal?: AbortSignal
) => {


      return requestProposed<CommandResult>(
      {url: `/public/auth/sign-out`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: sessionEnd,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getSignOutMutationKey = () => ['signOut'] as const;

export const getSignOutMutationOptions = <TError = BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signOut>>, TError,SignOutMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof signOut>>, TError,SignOutMutationVariables, TContext> => {

const mutationKey = getSignOutMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof signOut>>, SignOutMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  signOut(data,params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SignOutMutationResult = NonNullable<Awaited<ReturnType<typeof signOut>>>
    export type SignOutMutationBody = SessionEnd
    export type SignOutMutationError = BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse
    export type SignOutMutationVariables = {data: SessionEnd;params?: SignOutParams}

    /**
 * @summary Sign out
 */
export const useSignOut = <TError = BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signOut>>, TError,SignOutMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof signOut>>,
        TError,
        SignOutMutationVariables,
        TContext
      > => {
      return useMutation(getSignOutMutationOptions(options), queryClient);
    }
