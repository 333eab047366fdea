/**
 * Generated from openapi/. Do not edit.
 */

/**
 * APPLICANT is the side that sent the appeal, SERVICE is the service that examines it.
 */
export type AppealMessageAuthor = 'APPLICANT' | 'SERVICE';