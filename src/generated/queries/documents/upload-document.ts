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
  Document,
  DocumentUpload,
  FileRejectedResponse,
  FileTooLargeResponse,
  ForbiddenResponse,
  ServerFaultResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedMediaTypeResponse,
  UploadDocumentHeaders,
  UploadDocumentParams
} from '../model';

import { requestProposed } from '../../../api/parsers/requestProposed.ts';


/**
 * Uploads one file before the appeal, feedback or report that references it by id. The server deletes a file that is not referenced within 24 hours, unless a saved draft names it: in `data.files`, a list of objects with a `documentId`. The server determines the type from the content, not from the file name. It refuses a file whose name or declared type differs from it, or stores the type of the content.
 * @summary Upload a file
 */
export const uploadDocument = (
    documentUpload: DocumentUpload,
    params?: UploadDocumentParams,
    headers?: UploadDocumentHeaders,
 signal?: AbortSignal
) => {

      const formData = new FormData();
formData.append(`file`, documentUpload.file);
if(documentUpload.name !== undefined) {
 formData.append(`name`, documentUpload.name);
 }

      return requestProposed<Document>(
      {url: `/documents`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', ...headers},
       data: formData,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getUploadDocumentMutationKey = () => ['uploadDocument'] as const;

export const getUploadDocumentMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FileTooLargeResponse | UnsupportedMediaTypeResponse | FileRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadDocument>>, TError,UploadDocumentMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof uploadDocument>>, TError,UploadDocumentMutationVariables, TContext> => {

const mutationKey = getUploadDocumentMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadDocument>>, UploadDocumentMutationVariables> = (props) => {
          const {data,params,headers} = props ?? {};

          return  uploadDocument(data,params,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadDocumentMutationResult = NonNullable<Awaited<ReturnType<typeof uploadDocument>>>
    export type UploadDocumentMutationBody = DocumentUpload
    export type UploadDocumentMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FileTooLargeResponse | UnsupportedMediaTypeResponse | FileRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse
    export type UploadDocumentMutationVariables = {data: DocumentUpload;params?: UploadDocumentParams;headers?: UploadDocumentHeaders}

    /**
 * @summary Upload a file
 */
export const useUploadDocument = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FileTooLargeResponse | UnsupportedMediaTypeResponse | FileRejectedResponse | TooManyRequestsResponse | ServerFaultResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadDocument>>, TError,UploadDocumentMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadDocument>>,
        TError,
        UploadDocumentMutationVariables,
        TContext
      > => {
      return useMutation(getUploadDocumentMutationOptions(options), queryClient);
    }
