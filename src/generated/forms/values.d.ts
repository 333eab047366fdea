// Generated from forms/ and openapi/. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        appealLookup: {
            appealNumber: string;
            /** Format: email */
            email: string;
        };
        appealMessage: {
            text: string;
        };
        callback: {
            phoneNumber: string;
            slot: string;
            topic: string;
        };
        competitionFeedback: {
            /** @enum {string} */
            category: "HORIZONTAL_AGREEMENT" | "VERTICAL_AGREEMENT" | "DOMINANCE_ABUSE";
            description: string;
            subject: string;
        };
        complaint: {
            /** @enum {string} */
            category: "DEFECTIVE_GOODS" | "CONSUMER_RIGHTS" | "CHEATING" | "CONTRACT_TERMS" | "MISSING_INFORMATION";
            counterparty: {
                name: string;
                voen?: string;
            };
            subject: string;
            text: string;
        };
        consumerFeedback: {
            /** @enum {string} */
            category: "DEFECTIVE_GOODS" | "CONSUMER_RIGHTS" | "CHEATING" | "CONTRACT_TERMS" | "MISSING_INFORMATION";
            description: string;
            subject: string;
        };
        contacts: {
            /** Format: email */
            email: string;
            note?: string;
            phoneNumber: string;
        };
        forgotPassword: {
            /** Format: email */
            username: string;
        };
        passwordChange: {
            newPassword: string & (string);
            oldPassword: string;
            repeatedPassword: string;
        };
        passwordReset: {
            code: string;
            newPassword: string & (string);
            repeatedPassword: string;
        };
        personalInfo: {
            /** Format: email */
            email: string;
            fatherName: string;
            name: string;
            phoneNumber: string;
            pin?: string;
            possessor: {
                address: string;
                country?: string;
                description?: string;
                name: string;
                taxNumber?: string;
            };
            surname: string;
        };
        registration: {
            fatherName: string;
            name: string;
            password: string & (string);
            phoneNumber: string;
            possessor: {
                address: string;
                country?: string;
                description?: string;
                name: string;
                taxNumber?: string;
            };
            repeatedPassword: string;
            surname: string;
            /** Format: email */
            username: string;
        };
        signIn: {
            password: string;
            /** Format: email */
            username: string;
        };
        suggestion: {
            subject: string;
            text: string;
        };
        verification: {
            code: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
