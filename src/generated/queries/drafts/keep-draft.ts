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
  Draft,
  DraftUpdate,
  ForbiddenResponse,
  KeepDraftHeaders,
  KeepDraftParams,
  ServerFaultResponse,
  TooLargeResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnprocessableResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { request } from '../../../api/request.ts';
import type { ErrorType , BodyType } from '../../../api/request.ts';


/**
 * Saves the current values of a form each time the user pauses. The request replaces the previous draft. With the `ETag` of this operation or of readDraft in `If-Match`, it neither replaces nor deletes what another tab or device has saved since, not even in a form that had no draft before. With null as `data` it deletes the draft, which the client does after submission. The server deletes drafts that have not changed for 60 days. When saving fails, the user can continue to fill in the form.
 * @summary Save the draft of a form
 */
export const keepDraft = (
    formKey: string,
    draftUpdate: BodyType<DraftUpdate>,
    params?: KeepDraftParams,
    headers?: KeepDraftHeaders,
 signal?: AbortSignal
) => {


      return request<Draft>(
      {url: `/drafts/${encodeURIComponent(String(formKey))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: draftUpdate,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getKeepDraftMutationKey = () => ['keepDraft'] as const;

export const getKeepDraftMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ChangedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof keepDraft>>, TError,KeepDraftMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof keepDraft>>, TError,KeepDraftMutationVariables, TContext> => {

const mutationKey = getKeepDraftMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof keepDraft>>, KeepDraftMutationVariables> = (props) => {
          const {formKey,data,params,headers} = props ?? {};

          return  keepDraft(formKey,data,params,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type KeepDraftMutationResult = NonNullable<Awaited<ReturnType<typeof keepDraft>>>
    export type KeepDraftMutationBody = BodyType<DraftUpdate>
    export type KeepDraftMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ChangedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerFaultResponse | UnavailableResponse>
    export type KeepDraftMutationVariables = {formKey: string;data: BodyType<DraftUpdate>;params?: KeepDraftParams;headers?: KeepDraftHeaders}

    /**
 * @summary Save the draft of a form
 */
export const useKeepDraft = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ChangedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof keepDraft>>, TError,KeepDraftMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof keepDraft>>,
        TError,
        KeepDraftMutationVariables,
        TContext
      > => {
      return useMutation(getKeepDraftMutationOptions(options), queryClient);
    }
