export * from './list-documents.ts';
export * from './upload-document.ts';
export * from './download-document.ts';
