/**
 * Generated from openapi/. Do not edit.
 */

/**
 * APPEAL_STATUS is a change of the status of an appeal, APPEAL_MESSAGE an answer, a message or a request for a document, PAYMENT a payment that is due or has arrived, EVALUATION a request to evaluate the service.
 */
export type NotificationEvent = 'APPEAL_STATUS' | 'APPEAL_MESSAGE' | 'PAYMENT' | 'EVALUATION';