// Generated from openapi/: maximum numbers of items. Do not edit.
export const documentIds = 20;
