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
  ChangedResponse,
  NotFoundResponse,
  NotOwnPossessorResponse,
  Possessor,
  PossessorDraft,
  PossessorRejectedResponse,
  ServerFaultResponse,
  TooLargeResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedMediaTypeResponse,
  UpdatePossessorHeaders,
  UpdatePossessorParams
} from '../model';

import { requestPossessor } from '../../../api/parsers/parsePossessor.ts';


/**
 * Saves the details of the signed-in user's organisation. The request contains all fields, including unchanged ones. A field that it leaves out may keep its value or lose it. Returns 403 for another user's organisation.
 * @summary Update a possessor
 */
export const updatePossessor = (
    id: string | number,
    possessorDraft: PossessorDraft,
    params?: UpdatePossessorParams,
    headers?: UpdatePossessorHeaders,
 signal?: AbortSignal
) => {


      return requestPossessor<Possessor>(
      {url: `/possessors/${encodeURIComponent(String(id))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: possessorDraft,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getUpdatePossessorMutationKey = () => ['updatePossessor'] as const;

export const getUpdatePossessorMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | NotOwnPossessorResponse | NotFoundResponse | ChangedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | PossessorRejectedResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePossessor>>, TError,UpdatePossessorMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updatePossessor>>, TError,UpdatePossessorMutationVariables, TContext> => {

const mutationKey = getUpdatePossessorMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePossessor>>, UpdatePossessorMutationVariables> = (props) => {
          const {id,data,params,headers} = props ?? {};

          return  updatePossessor(id,data,params,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdatePossessorMutationResult = NonNullable<Awaited<ReturnType<typeof updatePossessor>>>
    export type UpdatePossessorMutationBody = PossessorDraft
    export type UpdatePossessorMutationError = BadRequestResponse | UnauthorizedResponse | NotOwnPossessorResponse | NotFoundResponse | ChangedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | PossessorRejectedResponse | ServerFaultResponse | UnavailableResponse
    export type UpdatePossessorMutationVariables = {id: string | number;data: PossessorDraft;params?: UpdatePossessorParams;headers?: UpdatePossessorHeaders}

    /**
 * @summary Update a possessor
 */
export const useUpdatePossessor = <TError = BadRequestResponse | UnauthorizedResponse | NotOwnPossessorResponse | NotFoundResponse | ChangedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | PossessorRejectedResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePossessor>>, TError,UpdatePossessorMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updatePossessor>>,
        TError,
        UpdatePossessorMutationVariables,
        TContext
      > => {
      return useMutation(getUpdatePossessorMutationOptions(options), queryClient);
    }
