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
  ChooseLanguageParams,
  LanguageChoice,
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
 * Saves the language that a signed-in user selected, for later visits on any device. When saving fails, the current visit continues in the selected language.
 * @summary Save the user's language
 */
export const chooseLanguage = (
    languageChoice: BodyType<LanguageChoice>,
    params?: ChooseLanguageParams,
 signal?: AbortSignal
) => {


      return request<LanguageChoice>(
      {url: `/user/set-language`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: languageChoice,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getChooseLanguageMutationKey = () => ['chooseLanguage'] as const;

export const getChooseLanguageMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof chooseLanguage>>, TError,ChooseLanguageMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof chooseLanguage>>, TError,ChooseLanguageMutationVariables, TContext> => {

const mutationKey = getChooseLanguageMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof chooseLanguage>>, ChooseLanguageMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  chooseLanguage(data,params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChooseLanguageMutationResult = NonNullable<Awaited<ReturnType<typeof chooseLanguage>>>
    export type ChooseLanguageMutationBody = BodyType<LanguageChoice>
    export type ChooseLanguageMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerFaultResponse | UnavailableResponse>
    export type ChooseLanguageMutationVariables = {data: BodyType<LanguageChoice>;params?: ChooseLanguageParams}

    /**
 * @summary Save the user's language
 */
export const useChooseLanguage = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerFaultResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof chooseLanguage>>, TError,ChooseLanguageMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof chooseLanguage>>,
        TError,
        ChooseLanguageMutationVariables,
        TContext
      > => {
      return useMutation(getChooseLanguageMutationOptions(options), queryClient);
    }
