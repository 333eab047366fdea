// Generated from openapi/. Do not edit.
export interface paths {
    "/appeals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the user's appeals
         * @description Returns the applications, complaints and suggestions of the signed-in user, or of the organisation they act for. Returns an empty list when there are none.
         */
        get: operations["listAppeals"];
        put?: never;
        /**
         * Send an appeal
         * @description Creates an application for a service, a complaint or a suggestion. The server assigns a registration number, and the statutory time limit begins. The client deletes the draft afterwards. Files are uploaded first and referenced by their ids.
         */
        post: operations["sendAppeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/appeals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an appeal
         * @description Returns one appeal with the submitted data, its status history, documents and payments. A complaint also has the answer of the trader, when there is one. Returns 404 for another user's appeal, as if it did not exist.
         */
        get: operations["readAppeal"];
        /**
         * Correct an appeal
         * @description Replaces what the user sent, as long as the service has not taken up the appeal. The payload is that of a new appeal of the same kind and service, with all fields, including unchanged ones, but for files: those of `documentIds` are added, none is taken away, and one that the appeal has already changes nothing. The history gets a step with `correction`. The number, the date of receipt and the time limit stay as they are. Returns 409 when the appeal is taken up, decided or withdrawn.
         */
        put: operations["correctAppeal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/appeals/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the messages on an appeal
         * @description Returns what the sender of an appeal and the service have written to each other, the newest message first. Returns 404 for another user's appeal, as if it did not exist.
         */
        get: operations["listAppealMessages"];
        put?: never;
        /**
         * Send a message on an appeal
         * @description Sends a message to the service that examines the appeal, with or without files. Files are uploaded first and referenced by their ids. They become documents of the appeal. The user gets a notification when the service answers. Messages can be sent also after the appeal was decided or withdrawn.
         */
        post: operations["sendAppealMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/appeals/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Withdraw an appeal
         * @description Withdraws an appeal after the user has confirmed it. Processing of the appeal ends. Returns 409 when the appeal is already decided or withdrawn.
         */
        put: operations["withdrawAppeal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/appeals/public/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Follow an appeal without an account
         * @description Returns the status, the steps and the dates of an appeal to whoever knows its number and the e-mail address of the person who has sent it. Returns nothing else than the declared fields. A correction by the sender may be a step or not. For an unknown number and for another e-mail address the response is the same, 200 without `appeal`, so that it does not reveal which numbers exist.
         */
        post: operations["findAppeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/call-center": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the contact details of the call center
         * @description Returns the phone number, the opening hours and the chat address of the call center. For a signed-in user, the response also contains the time slots for a callback.
         */
        get: operations["readCallCenter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/call-center/callbacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a callback
         * @description Books a free time slot and states the topic, so that the operator can prepare for the call. Returns 409 when the slot is already taken.
         */
        post: operations["requestCallback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificates/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check a certificate by its number
         * @description Returns whose certificate it is and whether it is valid, so that anyone who is shown a certificate can check it. Capital and small letters in the number are the same. For an unknown number the response is 200 without `certificate`. Returns nothing else than the declared fields.
         */
        get: operations["checkCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the user's documents
         * @description Returns the files that the signed-in user, or the organisation they act for, uploaded and those issued to them, with type and size. The files of a trader's answer are only in their appeal. Returns an empty list when there are none.
         */
        get: operations["listDocuments"];
        put?: never;
        /**
         * Upload a file
         * @description Uploads one file before the appeal, feedback or report that references it by id. The server deletes a file that is not referenced within 24 hours, unless a saved draft names it: in `data.files`, a list of objects with a `documentId`. The server determines the type from the content, not from the file name. It refuses a file whose name or declared type differs from it, or stores the type of the content.
         */
        post: operations["uploadDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a document
         * @description Returns the content of the file. The portal displays images, videos and PDF; other types can only be saved. A PDF that the service issues is tagged for screen readers and names its language. A file of a published post (`documentId`) is everybody's who is signed in. A file of an appeal, of its messages or of the answer of its trader is open to the account of the appeal, whoever has uploaded it; every other one to the account that has uploaded it or for which it was issued. Returns 404 for another user's document, as if it did not exist.
         */
        get: operations["downloadDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the user's drafts
         * @description Returns the saved drafts of the signed-in user with their values, the last saved first. Returns an empty list when there are none.
         */
        get: operations["listDrafts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/drafts/{formKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the draft of a form
         * @description Returns the last saved values of a form for the signed-in user, from any device. The client requests it when the form opens, and offers to restore the draft. Without a draft, the response is 200 with null as `data`.
         */
        get: operations["readDraft"];
        /**
         * Save the draft of a form
         * @description Saves the current values of a form each time the user pauses. The request replaces the previous draft. With the `ETag` of this operation or of readDraft in `If-Match`, it neither replaces nor deletes what another tab or device has saved since, not even in a form that had no draft before. With null as `data` it deletes the draft, which the client does after submission. The server deletes drafts that have not changed for 60 days. When saving fails, the user can continue to fill in the form.
         */
        put: operations["keepDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/etalons/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the etalons
         * @description Returns the state measurement standards, with which all other measuring instruments are compared, in eight categories. Without a category, all of them are listed. Returns an empty list when a category has none.
         */
        get: operations["listEtalons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/evaluations/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the questionnaires
         * @description Returns the questionnaires for services and for the service as an institution. Without a scope, all of them are listed. Returns an empty list when there are none.
         */
        get: operations["listQuestionnaires"];
        put?: never;
        /**
         * Send an evaluation
         * @description Sends the answers to one questionnaire, with or without a session. To evaluate an appeal, the user has to be signed in and sends its id; this is possible once per appeal. Answers are only counted, and are never shown with the user who gave them. The next summary counts them.
         */
        post: operations["sendEvaluation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/evaluations/public/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the evaluation results by service
         * @description Returns the number of yes, no and partial answers for each service, the institution and its portal, with the most answers first. What nobody has evaluated is not in the list.
         */
        get: operations["readEvaluationSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exchange-rates/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the exchange rates of a day
         * @description Returns the official exchange rates of the manat. Without a date, it returns the latest rates. On a day on which no rates are published, such as a Sunday, the last ones before it are in force, with their own `date`. Returns an empty list for a day before the first rates.
         */
        get: operations["listExchangeRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exchange-rates/public/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the history of an exchange rate
         * @description Returns the official rates of one currency on the days of the last months, at most a year, for a chart. It has at least those of the last two months that are known. Returns 404 for a currency without an official rate.
         */
        get: operations["readExchangeRateHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faq/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List frequently asked questions
         * @description Returns frequently asked questions with their answers, those of one category together. The list can be filtered by category and by words. Returns an empty list when nothing matches.
         */
        get: operations["listFaq"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feedbacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the user's feedback
         * @description Returns the feedback of the signed-in user, or of the organisation they act for, about consumer rights or competition, with the replies of the service, the newest first. Returns an empty list when there is none.
         */
        get: operations["listFeedbacks"];
        put?: never;
        /**
         * Send feedback
         * @description Reports a violation of consumer rights or unfair competition. The reply appears later in the list of feedback. Files are uploaded first and referenced by their ids.
         */
        post: operations["sendFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/market-prices/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the market prices of a day
         * @description Returns the market prices of everyday goods by region, with the change of each price. Without a date, it returns the latest prices. On a day on which no prices are recorded, it returns the last ones before it, with their own `date`, or none. Returns an empty list for a day before the first prices, and for a later day than today.
         */
        get: operations["listMarketPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the user's notifications
         * @description Returns all notifications of the signed-in user, the newest first. Returns an empty list when there are none. A notice to everybody is in the list of each user. With `perPage` it returns one page of them. A server may ignore `page` and `perPage`, and return all: a response with more than `perPage` entries is the complete list.
         */
        get: operations["readNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the user's unread notifications
         * @description Returns the number shown on the bell in the header. The client requests it after sign-in, and increments it for each pushed message.
         */
        get: operations["countNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark all notifications as read
         * @description Marks all notifications as read when the user opens the list, and when another one arrives in the open list. The request is idempotent.
         */
        put: operations["markNotificationsRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how the user is notified
         * @description Returns how the signed-in user is notified of each kind of event, besides the list of notifications. A user who has chosen nothing gets the defaults of the server.
         */
        get: operations["readNotificationSettings"];
        /**
         * Change how the user is notified
         * @description Replaces the channels of the events in the request. Events that the request does not name keep theirs. The client sends one event with each change of a switch. The request is idempotent.
         */
        put: operations["updateNotificationSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offices/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the offices
         * @description Returns the offices that receive visitors, with addresses and opening hours, the head office first.
         */
        get: operations["listOffices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the receipt of a payment
         * @description Returns the receipt of a completed payment as a PDF in the requested language, tagged for screen readers. Returns 404 when the payment is not completed.
         */
        get: operations["downloadReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a payment
         * @description Creates the payment at the bank and returns the URL of its payment page. The bank redirects back to `/payments/paid-payments` of the portal that has sent the request, whether the payment succeeded or not: this page says whether the payment has arrived. Which portal it is, the `Origin` of the request says. Returns 409 when the amount is already paid. An amount of 0 needs no payment: the client offers none, and a server may refuse it with 409.
         */
        post: operations["startPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/obligations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the user's unpaid amounts
         * @description Returns the unpaid duties, fees and fines of the signed-in user, or of the organisation they act for, each with its service and appeal. Returns an empty list when there are none.
         */
        get: operations["listObligations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the user's payments
         * @description Returns the payments of the signed-in user, or of the organisation they act for, with the time of payment, each with a receipt to download. Returns an empty list when there are none.
         */
        get: operations["listPaidPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/possessors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a possessor
         * @description Saves the details of the signed-in user's organisation. The request contains all fields, including unchanged ones. A field that it leaves out may keep its value or lose it. Returns 403 for another user's organisation.
         */
        put: operations["updatePossessor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/possessors/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register the organisation behind an account
         * @description The first step of registration. The registration of the user contains the id from the response. Only the body of the response is optional: any other status than 200, 201 included, stops the registration, and the client sends no further requests.
         */
        post: operations["registerPossessor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/possessors/public/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a possessor
         * @description Returns the details of the organisation for the personal information page. Only a user of the organisation gets its description and its tax number: ids are short numbers that anybody can try. Returns 404 for an unknown id.
         */
        get: operations["readPossessor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List posts
         * @description Returns the published posts of one section, the newest first. Without a section, the posts of all sections are listed together. Returns an empty list when there are none.
         */
        get: operations["listPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/public/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a post
         * @description Returns a post with its full text, for links from lists, search results and messages. Returns 404 for a post that was withdrawn.
         */
        get: operations["readPost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search products by goods code
         * @description Finds goods by the beginning of their customs code or by words in their name, with their risk group and the requirements for them. Returns an empty list when nothing matches.
         */
        get: operations["searchProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with an e-mail address and a password
         * @description Creates a session for a foreign organisation, which has no state identity. A wrong password and an unknown address return the same response. When the address is not confirmed yet, the server sends the confirmation code again and returns 409. The user enters the code and signs in again.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/auth/refresh-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew the session
         * @description Returns a new pair of tokens when the access token has expired, so that the user stays signed in and acts for the same account. A refresh token is valid once. The same token sent again within 30 seconds of its first use returns the same pair, since a browser that is reloaded or loses its connection never receives the first response. Sent again later, it ends the session, since it may be stolen. When it is rejected, the session ends.
         */
        post: operations["renewSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/auth/self": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a session for the other portal
         * @description Sent when a signed-in user opens the quality portal from the competition portal. With privileges, the other portal opens with the user signed in. Without privileges, only its public pages open.
         */
        post: operations["handOverSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session of a refresh token, so that its access token and its refresh token are no longer valid and its live feed closes. Without this operation the tokens of a session stay valid at the server until they expire. It takes the refresh token and not the access token, which may have expired by then. An unknown token gets the same response: the session is over in any case. The portal removes the tokens from the device first, and does not wait for the response.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/auth/v2/login/asan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the state identity
         * @description Exchanges the code from the state identity service for a session. A code is valid for one request, so the client never repeats it. A used or unknown code returns 401 and creates no session.
         */
        post: operations["signInWithIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/auth/v2/select-structure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose the account to act for
         * @description Selects the account that the user acts for, one of the organisations they may represent or themselves. The client sends it once after sign-in, and again when the user switches accounts. When the response contains tokens, they replace the tokens of the session. Those from before may stay valid for requests that are on their way, and end with the session.
         */
        post: operations["chooseAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registers/public/{register}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search a government register
         * @description Searches one of the four registers, so that anyone can find out whether an instrument is permitted. Without words, all entries are listed. Returns an empty list when nothing matches.
         */
        get: operations["searchRegister"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/remarks/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report an error on a page
         * @description Reports an error on a page of the portal, with the path and the language of the page. The request is anonymous, without a session and without data that identifies the visitor. The sender gets no reply and no registration number.
         */
        post: operations["sendRemark"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the organisation's reports
         * @description Returns the reports that the user's organisation has to submit and those it has submitted, the latest due date first. Returns an empty list for a user who does not act for an organisation.
         */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Submit a report
         * @description Submits a report with a previously uploaded file, which is a PDF, a PNG or a JPEG image. A second submission replaces the file. A report can be submitted after its due date, which stays as it is. Returns 404 for a report of another organisation, and 422 for a file of another type, such as a video.
         */
        put: operations["submitReport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/risk-groups/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the risk groups of goods
         * @description Returns the risk groups of goods, ordered by the intensity of control, the highest first. The goods of a group can be found with the product search.
         */
        get: operations["listRiskGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the whole portal
         * @description Searches services, news, articles and questions of both portals. A server may also search other content, such as standards. The client sends it while the user types, debounced. The best match comes first. How many words of the text a result has to contain is up to the server. Returns an empty list when nothing matches.
         */
        get: operations["searchPortal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the services
         * @description Returns the electronic and informational services, with their fees and duration. Without a type, all of them are listed. Returns an empty list when nothing matches.
         */
        get: operations["listServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/public/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a service
         * @description Returns one service with its steps, required documents, legal basis and application form. Returns 404 for a service that is no longer provided.
         */
        get: operations["readService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/standards/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the state standards
         * @description Returns the state standards, including those no longer in force, each with its field. The list can be filtered by words. Returns an empty list when nothing matches.
         */
        get: operations["listStandards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/status/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the status of the service
         * @description Returns whether parts of the service are slow or unavailable, so that the portal can show a banner. The client requests it when the portal opens, every few minutes, and after a failed request. It takes no session, because it is also requested while a session cannot be renewed.
         */
        get: operations["readServiceStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update the user's personal information
         * @description Saves the personal information of a foreign user. The request contains all fields, including unchanged ones. A field that it leaves out may keep its value or lose it. A new e-mail address is the username from the response on: no operation confirms it. The address of another account is refused with 422.
         */
        put: operations["updateUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/asan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update the user's contact details
         * @description Saves the e-mail address, phone number and note of a user who signed in with the state identity. Their name and PIN come from the state register and cannot be changed. The request contains all fields, including unchanged ones. A field that it leaves out may keep its value or lose it.
         */
        put: operations["updateContacts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password
         * @description Replaces the password of a signed-in foreign user. The current password is required, so that access to an unlocked device is not sufficient. A wrong current password or a weak new password changes nothing. Ends the other sessions of the user.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the signed-in user
         * @description Returns the user of the session, with their language, roles and the accounts they may act for. The client requests it when the portal opens, after sign-in and after an account is chosen.
         */
        get: operations["readUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/pass-validation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check a new password of the signed-in user
         * @description Checks whether the signed-in user may set this password. The server has the user's name and earlier passwords, so the request contains only the password.
         */
        get: operations["checkOwnPassword"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register an account
         * @description Creates an account for a representative of a foreign organisation. The organisation has to be registered as a possessor first. The server sends a code to the e-mail address. The account becomes active when the user confirms this code.
         */
        post: operations["registerUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/public/activation/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Confirm the e-mail address
         * @description Confirms the code that was sent after registration. A correct code activates the account, and the user can sign in. It is valid once. A wrong or expired code changes nothing.
         */
        get: operations["activateAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/public/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Request a code to reset a password
         * @description Sends a code to the e-mail address of an account. It replaces the code that was sent before. The response is the same whether or not the account exists, so that it does not reveal who has an account.
         */
        put: operations["requestPasswordReset"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/public/pass-validation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check a password at registration
         * @description Checks whether a password is accepted at registration. In addition to the documented rules, the server rejects a password that contains the user's name, in capital or small letters. Whether a name of one or two letters counts is up to the server. The client requests it when the form is submitted, not while the user types.
         */
        get: operations["checkNewPassword"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/public/password-activation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reset a password with a code
         * @description Replaces a forgotten password, with the code from the e-mail, and ends all sessions of the account. The code is valid once. A wrong or expired code changes nothing. A code should stay valid when the new password is refused, so that the user can try another one. How the new password is transmitted is not specified yet, so the request body is a proposal and optional.
         */
        put: operations["resetPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/set-language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save the user's language
         * @description Saves the language that a signed-in user selected, for later visits on any device. When saving fails, the current visit continues in the selected language.
         */
        put: operations["chooseLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/tpn-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up a taxpayer
         * @description Returns the name and legal address for a taxpayer number, which the personal information shows. Returns 404 for a number that is not in the register.
         */
        get: operations["lookUpTaxpayer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    notificationPushed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Push a notification
         * @description Sent to every open window of a signed-in user when an event occurs. The transport is STOMP 1.2 over WebSocket, not HTTP. The WebSocket URL and the destination are settings of the deployment, by default `/ws` on the portal's host and `/user/queue/notifications`. The client sends the access token in the header `Authorization` of the CONNECT frame, as `Bearer` and the token, never in the URL. The server answers a missing, unknown or expired token with an ERROR frame, or closes the connection; the client then renews its session. The client asks for a heartbeat each ten seconds, offers one each minute, and subscribes with `ack:client-individual`: each message has the header `ack` of STOMP 1.2, and the client acknowledges it. It ignores a message of more than 65,536 characters. The texts are in the language that the user has chosen last (`chooseLanguage`), as in the list of notifications. A message goes to every session of the person, whichever account they act for. After a session has ended, by a sign-out or by a new password, the server delivers nothing more to its connections. The server does not repeat messages that were sent while no client was connected, so the client requests the list again after each connection.
         */
        post: operations["notificationPushed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * Account choice
         * @description The response to choosing an account. When it contains tokens, they replace the tokens of the session, which may stay valid until they expire. Otherwise the session continues with its current tokens.
         */
        AccountChoice: {
            /** @description A message that the portal shows verbatim. */
            message?: string;
            /** @description The refresh token that belongs to this access token. */
            refreshToken?: components["schemas"]["Token"];
            /** @description The access token of the session that acts for the selected account. */
            token?: components["schemas"]["Token"];
        };
        /**
         * Amount
         * @description An amount of money in manats (AZN in ISO 4217), as a decimal number with at most two decimals for qəpiks. 0 means that nothing has to be paid. `Currency` names the currency beside the amounts. In binary floating point, 1.15 is no exact multiple of 0.01: a validator needs a tolerance (`multipleOfPrecision: 6` of Ajv).
         * @example 20
         * @example 35.5
         */
        Amount: number;
        /**
         * Answer
         * @description The answer to an evaluation question. PARTIALLY is between yes and no.
         * @enum {string}
         */
        Answer: "YES" | "NO" | "PARTIALLY";
        /**
         * Appeal
         * @description A submitted application, complaint or suggestion, as shown in a list.
         */
        Appeal: {
            /**
             * Format: date-time
             * @description The time of receipt.
             */
            appealDate: string;
            /**
             * @description The registration number of the appeal, which the user quotes on the telephone. No other appeal has it.
             * @example 2026-00481
             */
            appealNumber: string;
            /**
             * Format: date
             * @description The last day of the statutory time limit, calculated by the server in working days. Absent when the law sets no limit.
             */
            dueDate?: string;
            /** @description The statutory time limit in working days, normally 15, or 30 when a matter has to be examined. Present together with the due date. */
            dueWorkingDays?: number;
            /** @description True once the user has evaluated the decided appeal. Absent before that. */
            evaluated?: boolean;
            /** @description The appeal's id in paths. */
            id: components["schemas"]["Id"];
            kind: components["schemas"]["AppealKind"];
            /** @description The language of the texts, when they are not available in the requested language. */
            lang?: components["schemas"]["Language"];
            /** @description True while the service waits for a document that it has asked for in a message. Absent otherwise. */
            needsDocument?: boolean;
            /** @description The name of the requested service, or a short description of the matter. */
            serviceType: string;
            status: components["schemas"]["ApplicationStatus"];
            /**
             * Format: date-time
             * @description The time at which the user withdrew the appeal. Absent for all other appeals. The status does not change.
             */
            withdrawnAt?: string;
        };
        /**
         * Appeal in full
         * @description An appeal with the submitted data, its history, documents and payments.
         */
        AppealDetail: components["schemas"]["Appeal"] & {
            /** @description The submitted values of the service form, by field name. */
            answers?: {
                [key: string]: unknown;
            };
            /** @description The name of the applicant, either the user or the organisation they act for. */
            applicant: string;
            category?: components["schemas"]["ComplaintCategory"];
            /** @description True while the user may correct the appeal, before the service takes it up. A server without `correctAppeal` leaves it out. */
            correctable?: boolean;
            counterparty?: components["schemas"]["Counterparty"];
            /** @description The submitted and issued files. Empty when there are none. */
            documents: components["schemas"]["Document"][];
            /** @description The id of the questionnaire, while the user may evaluate the service. Absent before the decision and after the evaluation. */
            evaluationId?: components["schemas"]["Id"];
            /** @description The history of the appeal, the earliest step first. The last step has the current status. */
            history: components["schemas"]["AppealStep"][];
            /** @description The completed and open payments. Empty when there are none. */
            payments: (components["schemas"]["PaidPayment"] | components["schemas"]["Payment"])[];
            /** @description The id of the requested service. Absent when the appeal is not about a service. */
            serviceId?: components["schemas"]["Id"];
            /** @description The subject, as entered by the user. */
            subject?: string;
            /** @description The full text, as entered by the user. */
            text?: string;
            traderAnswer?: components["schemas"]["TraderAnswer"];
            /** @description True while the user may withdraw the appeal, which is until it is decided or withdrawn. */
            withdrawable: boolean;
        };
        /**
         * Appeal as it is sent
         * @description The payload of a new appeal. Each kind has its own fields.
         */
        AppealDraft: components["schemas"]["ApplicationDraft"] | components["schemas"]["ComplaintDraft"] | components["schemas"]["SuggestionDraft"];
        /**
         * Kind of appeal
         * @description APPLICATION requests a service, COMPLAINT reports a violation, SUGGESTION proposes an improvement.
         * @enum {string}
         */
        AppealKind: "APPLICATION" | "COMPLAINT" | "SUGGESTION";
        /**
         * Lookup of an appeal
         * @description What a person without an account enters to follow an appeal.
         */
        AppealLookup: {
            /**
             * @description The registration number of the appeal.
             * @example 2026-00481
             */
            appealNumber: string;
            /** @description The e-mail address that the person who has sent the appeal has now; for an organisation, its representative who has sent it. Capital and small letters are the same. */
            email: components["schemas"]["Email"];
        };
        /**
         * Result of the lookup of an appeal
         * @description The appeal with this number and e-mail address.
         */
        AppealLookupResult: {
            /** @description The appeal. Absent when no appeal has this number together with this e-mail address. */
            appeal?: components["schemas"]["FollowedAppeal"];
            /**
             * @description The number that was looked up, without spaces around it.
             * @example 2026-00481
             */
            appealNumber: string;
        };
        /**
         * Message on an appeal
         * @description One message between the sender of an appeal and the service.
         */
        AppealMessage: {
            author: components["schemas"]["AppealMessageAuthor"];
            /** @description The attached files. Empty when there are none. */
            documents: components["schemas"]["Document"][];
            /** @description The id of the message. */
            id: components["schemas"]["Id"];
            /** @description The language of the text. Absent when the server does not know it. */
            lang?: components["schemas"]["Language"];
            /** @description True for a message of the service that asks for a missing document, until a file has been sent. Absent for every other message. */
            needsDocument?: boolean;
            /**
             * Format: date-time
             * @description The time of sending.
             */
            sentAt: string;
            /** @description The text, as entered by its author. */
            text: string;
        };
        /**
         * Author of a message
         * @description APPLICANT is the side that sent the appeal, SERVICE is the service that examines it.
         * @enum {string}
         */
        AppealMessageAuthor: "APPLICANT" | "SERVICE";
        /**
         * Message as it is sent
         * @description The payload of a message on an appeal.
         */
        AppealMessageDraft: {
            documentIds?: components["schemas"]["DocumentIds"];
            text: components["schemas"]["OwnWords"];
        };
        /**
         * Messages on an appeal
         * @description One page of the messages on an appeal, the newest first.
         */
        AppealMessages: components["schemas"]["Paging"] & {
            /** @description The messages on this page. */
            items: components["schemas"]["AppealMessage"][];
        };
        /**
         * Receipt of an appeal
         * @description The registered appeal, and a confirmation message.
         */
        AppealReceipt: components["schemas"]["Appeal"] & components["schemas"]["Confirmation"];
        /**
         * Appeals
         * @description One page of the user's appeals.
         */
        Appeals: components["schemas"]["Paging"] & {
            /** @description The appeals on this page. */
            items: components["schemas"]["Appeal"][];
        };
        /**
         * Order of appeals
         * @description The field and direction of the order, ascending (asc) or descending (desc). Appeals without a due date come last.
         * @enum {string}
         */
        AppealSort: "appealDate.desc" | "appealDate.asc" | "dueDate.asc" | "dueDate.desc";
        /**
         * Step of an appeal
         * @description One event in the history of an appeal.
         */
        AppealStep: {
            /**
             * Format: date-time
             * @description The time of the event.
             */
            at: string;
            /** @description True for a step in which the user corrected the appeal. The status does not change. Absent for every other step. */
            correction?: boolean;
            /** @description The reason or the next step, as stated by the service. Always present for a refusal. The note of the last step of a complaint or a suggestion is its answer. */
            note?: string;
            /** @description The status after this event. */
            status: components["schemas"]["ApplicationStatus"];
        };
        /**
         * Application as it is sent
         * @description The payload of an application for a service.
         */
        ApplicationDraft: {
            /** @description The values of the service form, by field name. The schema of the form validates them. */
            answers?: {
                [key: string]: unknown;
            };
            documentIds?: components["schemas"]["DocumentIds"];
            /**
             * @description Always APPLICATION.
             * @constant
             */
            kind: "APPLICATION";
            /** @description The id of the requested service. */
            serviceId: components["schemas"]["Id"];
        };
        /**
         * Application status
         * @description The processing status of an appeal. WAITING is not yet assigned, IN_PROCESS is under review, PROGRESS is in execution, SEND_FOR_SIGN awaits a signature. CERTIFICATE_ISSUED and REFUSED are final. The portal shows an unknown status as received.
         * @enum {string}
         */
        ApplicationStatus: "CERTIFICATE_ISSUED" | "REFUSED" | "IN_PROCESS" | "WAITING" | "PROGRESS" | "SEND_FOR_SIGN";
        /**
         * Authority
         * @description The kind of user. ASAN_USER signed in with the state identity, ADMIN works for the oversight service, USER signed in with an e-mail address.
         * @enum {string}
         */
        Authority: "ASAN_USER" | "ADMIN" | "USER";
        /**
         * Agreed call
         * @description A booked callback of the call center.
         */
        Callback: {
            /** @description The callback's id. */
            id: components["schemas"]["Id"];
            /** @description The phone number, as it is stored. */
            phoneNumber: string;
            /** @description The time slot of the call. */
            slot: components["schemas"]["CallbackSlot"];
            /** @description The topic, as entered by the user. */
            topic: string;
        };
        /**
         * Request for a call
         * @description The phone number, the time slot and the topic of a requested callback.
         */
        CallbackDraft: {
            phoneNumber: components["schemas"]["PhoneNumber"];
            /** @description The id of the selected time slot, a free one of `readCallCenter`. The slot of the example is in the past. */
            slot: components["schemas"]["Id"];
            /** @description The topic of the call. */
            topic: components["schemas"]["Subject"];
        };
        /**
         * Receipt of a request for a call
         * @description The booked callback, and a confirmation message.
         */
        CallbackReceipt: components["schemas"]["Callback"] & components["schemas"]["Confirmation"];
        /**
         * Time for a call
         * @description A time slot for a callback of the call center.
         */
        CallbackSlot: {
            /** @description True while the slot can be booked. */
            free: boolean;
            /**
             * Format: date-time
             * @description The start of the slot.
             */
            from: string;
            id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description The end of the slot.
             */
            to: string;
        };
        /**
         * Call center
         * @description The contact details of the call center.
         */
        CallCenter: {
            /**
             * Format: uri
             * @description The URL of the chat. Absent when there is no chat.
             */
            chatUrl?: string;
            /** @description The opening hours. The call center is closed on days that are not listed. */
            hours: components["schemas"]["OpeningHours"][];
            /** @description True when the call center is open at this moment. Public holidays are taken into account. */
            openNow: boolean;
            /**
             * @description The phone number of the call center, in international format, or a short number of three or four digits.
             * @example +994125550100
             */
            phoneNumber: string;
            /** @description The time slots of the coming days for a callback, within the opening hours and on no public holiday, the earliest first. Empty without a signed-in user. */
            slots: components["schemas"]["CallbackSlot"][];
        };
        /**
         * Certificate
         * @description What anybody may know of a certificate that the service issued.
         */
        Certificate: {
            /**
             * @description The number of the certificate, as printed on it.
             * @example S-2025-00118
             */
            certificateNo: string;
            /** @description The name of the organisation to which it was issued, or the initials of a person, because numbers can be guessed. */
            holder: string;
            /**
             * Format: date
             * @description The day of issue.
             */
            issueDate: string;
            /** @description The kind of certificate, such as the service that ends with it. */
            kind: string;
            /** @description The language of the texts, when they are not available in the requested language. */
            lang?: components["schemas"]["Language"];
            status: components["schemas"]["CertificateStatus"];
            /**
             * Format: date
             * @description The last day on which it is valid. Absent when it does not expire.
             */
            validUntil?: string;
        };
        /**
         * Check of a certificate
         * @description The result of the check of a certificate number.
         */
        CertificateCheck: {
            /** @description The certificate. Absent when the service has issued none with this number. */
            certificate?: components["schemas"]["Certificate"];
            /**
             * @description The number that was checked, without spaces around it.
             * @example S-2025-00118
             */
            certificateNo: string;
        };
        /**
         * Status of a certificate
         * @description VALID is in force, EXPIRED has passed its last day, WITHDRAWN was taken back by the service before that day.
         * @enum {string}
         */
        CertificateStatus: "VALID" | "EXPIRED" | "WITHDRAWN";
        /**
         * Command result
         * @description The server completed the request. Any successful status says so; the body is optional.
         */
        CommandResult: {
            /** @description A message that the portal shows verbatim. Without it, the portal shows its own. */
            message?: string;
        };
        /**
         * Category of competition violation
         * @description The reported violation of competition law. HORIZONTAL_AGREEMENT is an agreement between competitors, VERTICAL_AGREEMENT between a supplier and a buyer, DOMINANCE_ABUSE the abuse of a dominant position.
         * @enum {string}
         */
        CompetitionCategory: "HORIZONTAL_AGREEMENT" | "VERTICAL_AGREEMENT" | "DOMINANCE_ABUSE";
        /**
         * Feedback on competition as it is sent
         * @description The payload of feedback about unfair competition.
         */
        CompetitionFeedbackDraft: {
            category: components["schemas"]["CompetitionCategory"];
            description: components["schemas"]["OwnWords"];
            documentIds?: components["schemas"]["DocumentIds"];
            subject: components["schemas"]["Subject"];
            /**
             * @description Always COMPETITION_VIOLATION.
             * @constant
             */
            type: "COMPETITION_VIOLATION";
        };
        /**
         * Competition or quality
         * @description The portal that an entry belongs to. '1' is the competition portal, '2' the quality portal. Each entry belongs to one of them.
         * @enum {string}
         */
        CompetitionQualityType: "1" | "2";
        /**
         * Category of complaint
         * @description The subject of a consumer complaint. DEFECTIVE_GOODS are goods of bad quality, CHEATING concerns bill, weight or price, CONTRACT_TERMS a breach of contract, MISSING_INFORMATION information withheld from the buyer, CONSUMER_RIGHTS any other consumer right.
         * @enum {string}
         */
        ComplaintCategory: "DEFECTIVE_GOODS" | "CONSUMER_RIGHTS" | "CHEATING" | "CONTRACT_TERMS" | "MISSING_INFORMATION";
        /**
         * Complaint as it is sent
         * @description The payload of a complaint about a shop, a company or a private seller.
         */
        ComplaintDraft: {
            category: components["schemas"]["ComplaintCategory"];
            counterparty: components["schemas"]["CounterpartyDraft"];
            documentIds?: components["schemas"]["DocumentIds"];
            /**
             * @description Always COMPLAINT.
             * @constant
             */
            kind: "COMPLAINT";
            /** @description The id of the service from which the user started the complaint, if any. */
            serviceId?: components["schemas"]["Id"];
            subject: components["schemas"]["Subject"];
            text: components["schemas"]["OwnWords"];
        };
        /**
         * Confirmation
         * @description The server completed the request and confirms it with a message.
         */
        Confirmation: {
            /** @description The message that the portal shows verbatim. */
            message: string;
        };
        /**
         * Feedback on consumer rights as it is sent
         * @description The payload of feedback about a violation of consumer rights.
         */
        ConsumerFeedbackDraft: {
            category: components["schemas"]["ComplaintCategory"];
            description: components["schemas"]["OwnWords"];
            documentIds?: components["schemas"]["DocumentIds"];
            subject: components["schemas"]["Subject"];
            /**
             * @description Always CONSUMER_RIGHTS.
             * @constant
             */
            type: "CONSUMER_RIGHTS";
        };
        /**
         * Contact update
         * @description The contact details that a user with a state identity may change. Their name and PIN come from the state register and are read-only.
         */
        ContactUpdate: {
            email: components["schemas"]["Email"];
            /** @description An optional note by the user. An empty text removes it, so that a response has no such field or an empty one. */
            note?: string;
            phoneNumber: components["schemas"]["PhoneNumber"];
        };
        /**
         * Counterparty
         * @description The business that a complaint is about, as it is stored.
         */
        Counterparty: {
            /** @description The name, as entered by the user. */
            name: string;
            /**
             * @description The taxpayer number (VÖEN), when the user gave it.
             * @example 1700000011
             */
            voen?: string;
        };
        /**
         * Counterparty in a complaint
         * @description The shop, company or person that a complaint is about.
         */
        CounterpartyDraft: {
            /** @description The name, as far as the user has it. */
            name: string;
            voen?: components["schemas"]["Voen"];
        };
        /**
         * Credentials
         * @description The e-mail address and password of a foreign organisation's account.
         */
        Credentials: {
            /** @description The password as typed, spaces included. It can be older than the current password rules, so only its length is validated. */
            password: string;
            username: components["schemas"]["Email"];
        };
        /**
         * Currency
         * @description The currency of the amounts of an object, as a code of ISO 4217. Manats when it is absent. The portal shows every amount as manats, so a server must not send another one.
         * @enum {string}
         */
        Currency: "AZN";
        /**
         * Document
         * @description A file that a user uploaded, or that the service issued to them.
         */
        Document: {
            /**
             * @description The registration number of the appeal that it belongs to. Absent while it belongs to none.
             * @example 2026-00481
             */
            appealNumber?: string;
            /**
             * @description The number by which anybody can check an issued certificate. Absent for every other document.
             * @example S-2026-00387
             */
            certificateNo?: string;
            /**
             * Format: date-time
             * @description The time of upload or issue.
             */
            createdAt: string;
            /**
             * @description The file name for saving, with its extension.
             * @example sertifikat-2026-00387.pdf
             */
            fileName: string;
            /** @description The document's id. */
            id: components["schemas"]["Id"];
            /** @description The language of the document. Absent when it is unknown or the document has no text. */
            lang?: components["schemas"]["Language"];
            /**
             * @description The media type of the file. The portal displays images, videos and PDF; other types can only be saved.
             * @example application/pdf
             * @example image/jpeg
             */
            mimeType: string;
            /** @description The display name of the document, as set by its author. */
            name: string;
            /** @description The size in bytes. */
            size: number;
        };
        /**
         * Numbers of documents
         * @description The ids of the attached files. Each file has to be uploaded first.
         * @example [
         *       8090,
         *       8091
         *     ]
         */
        DocumentIds: components["schemas"]["Id"][];
        /**
         * Documents
         * @description One page of the user's documents.
         */
        Documents: components["schemas"]["Paging"] & {
            /** @description The documents on this page. */
            items: components["schemas"]["Document"][];
        };
        /**
         * Order of documents
         * @description The field and direction of the order, ascending (asc) or descending (desc). Names are sorted by the alphabet of the requested language.
         * @enum {string}
         */
        DocumentSort: "createdAt.desc" | "createdAt.asc" | "name.asc" | "name.desc";
        /**
         * File to be sent
         * @description A file and its display name.
         */
        DocumentUpload: {
            /**
             * Format: binary
             * @description The content of the file, at most 20 MB. A PNG or JPEG image, a PDF or an MP4 video.
             */
            file: Blob | File;
            /** @description The display name of the document. The default is the file name. */
            name?: string;
        };
        /**
         * Draft
         * @description The values of a form that are saved but not submitted, so that the user can continue later and on another device.
         */
        Draft: {
            /** @description The values by field name. Null when there is no draft. */
            data: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: date-time
             * @description The time of the last save. Absent when there is no draft.
             */
            updatedAt?: string;
        };
        /**
         * Drafts
         * @description One page of the user's drafts.
         */
        Drafts: components["schemas"]["Paging"] & {
            /** @description The drafts on this page. */
            items: components["schemas"]["StoredDraft"][];
        };
        /**
         * Draft to be kept
         * @description The current values of a form. They replace the saved values.
         */
        DraftUpdate: {
            /** @description The values by field name. Null deletes the draft. */
            data: {
                [key: string]: unknown;
            } | null;
        };
        /**
         * E-mail address
         * Format: email
         * @description An e-mail address. It is also the username of every account with a password.
         * @example emma.lindqvist@nordvik.example
         */
        Email: string;
        /**
         * Etalon
         * @description A state measurement standard, the most precise measure of its kind in the country, with which all others are compared.
         */
        Etalon: {
            category: components["schemas"]["EtalonCategory"];
            /** @description The number of its certificate. */
            certificateNo: string;
            id: components["schemas"]["Id"];
            image?: components["schemas"]["Picture"];
            /** @description The laboratory that maintains the standard. */
            keeper: string;
            /** @description The language of the texts, when they are not available in the requested language. */
            lang?: components["schemas"]["Language"];
            /** @description The name of the standard. */
            name: string;
            /** @description The measurement range, with the unit. */
            range: string;
            /** @description The measurement uncertainty, with the unit. */
            uncertainty: string;
            /**
             * Format: date
             * @description The last day of validity of the certificate. It can be in the past.
             */
            validUntil: string;
        };
        /**
         * Category of etalons
         * @description The quantity that a measurement standard measures.
         * @enum {string}
         */
        EtalonCategory: "temperature" | "mass" | "electric" | "pressure" | "kinematic-viscosity" | "density" | "time-frequency" | "dosimetric";
        /**
         * Etalons
         * @description One page of etalons.
         */
        Etalons: components["schemas"]["Paging"] & {
            /** @description The etalons on this page. */
            items: components["schemas"]["Etalon"][];
        };
        /**
         * Evaluation as it is sent
         * @description The answers to one questionnaire.
         */
        EvaluationDraft: {
            /** @description One answer to each question. */
            answers: components["schemas"]["QuestionAnswer"][];
            /** @description The id of the appeal to evaluate. Only the account that has sent the appeal may use it. */
            appealId?: components["schemas"]["Id"];
            /** @description The id of the questionnaire. */
            questionnaireId: components["schemas"]["Id"];
        };
        /**
         * Scope of an evaluation
         * @description SERVICE evaluates one service, GENERAL the institution and its portal.
         * @enum {string}
         */
        EvaluationScope: "SERVICE" | "GENERAL";
        /**
         * Summary of evaluations
         * @description One page of evaluation results, with the most answers first.
         */
        EvaluationSummary: components["schemas"]["Paging"] & {
            /** @description The results on this page, one for each service, and those of the institution and its portal. */
            items: components["schemas"]["EvaluationTally"][];
        };
        /**
         * Tally of evaluations
         * @description The number of yes, no and partial answers for one service, or for the institution and its portal.
         */
        EvaluationTally: {
            /** @description The language of the texts, when they are not available in the requested language. */
            lang?: components["schemas"]["Language"];
            /** @description The number of no answers. */
            no: number;
            /** @description The number of partial answers. */
            partially: number;
            /** @description The id of the service. Absent for the institution and its portal. */
            serviceId?: components["schemas"]["Id"];
            /** @description The name of what was evaluated. */
            serviceTitle: string;
            /** @description The number of all answers, the sum of the other three. */
            total: number;
            /** @description The number of yes answers. */
            yes: number;
        };
        /**
         * Exchange rate
         * @description The official rate of one currency on one day.
         */
        ExchangeRate: {
            /** @description The change since the last day before with published rates, in manats. Negative when the currency fell. */
            change: number;
            /**
             * @description The currency's three-letter code.
             * @example USD
             */
            code: string;
            /**
             * Format: date
             * @description The day of the rate.
             */
            date: string;
            /** @description The language of the name, when it is not available in the requested language. */
            lang?: components["schemas"]["Language"];
            /** @description The currency's name. */
            name: string;
            /** @description The number of currency units that the rate is for, for example 100 for the Russian rouble and 1 for most others. */
            nominal: number;
            /** @description The price of that number of units, in manats. */
            rate: number;
        };
        /**
         * History of an exchange rate
         * @description The official rates of one currency on the days of the last months.
         */
        ExchangeRateHistory: {
            /**
             * @description The currency's three-letter code.
             * @example EUR
             */
            code: string;
            /** @description The rates, the earliest first. Only days on which a rate was published. */
            items: components["schemas"]["RatePoint"][];
            /** @description The language of the name, when it is not available in the requested language. */
            lang?: components["schemas"]["Language"];
            /** @description The currency's name. */
            name: string;
            /** @description The number of currency units that the rates are for, the same on all days. */
            nominal: number;
        };
        /**
         * Exchange rates
         * @description One page of the official rates of a day.
         */
        ExchangeRates: components["schemas"]["Paging"] & {
            /** @description The rates on this page. */
            items: components["schemas"]["ExchangeRate"][];
        };
        /**
         * Frequent question
         * @description A frequently asked question with its answer.
         */
        Faq: {
            /** @description The answer as plain text, with an empty line between paragraphs. */
            answer: string;
            /** @description The category of the question. */
            category: components["schemas"]["Topic"];
            id: components["schemas"]["Id"];
            /** @description The language of the texts, when they are not available in the requested language. */
            lang?: components["schemas"]["Language"];
            /** @description The question. */
            question: string;
        };
        /**
         * Frequent questions
         * @description One page of frequently asked questions, and the categories for filtering.
         */
        Faqs: components["schemas"]["Paging"] & {
            /** @description All categories with a question, independent of the current filter. */
            categories: components["schemas"]["Topic"][];
            /** @description The questions on this page. */
            items: components["schemas"]["Faq"][];
        };
        /**
         * Feedback
         * @description Feedback of a user, with the reply of the service.
         */
        Feedback: {
            /** @description The reply of the service, in the language in which it was written. Absent until there is a reply. */
            answer?: string;
            /**
             * Format: date-time
             * @description The time of the reply. Present together with the reply.
             */
            answeredAt?: string;
            /** @description The language of the reply. Absent when the server does not know it. */
            answerLang?: components["schemas"]["Language"];
            category: components["schemas"]["FeedbackCategory"];
            /**
             * Format: date-time
             * @description The time of submission.
             */
            createdAt: string;
            /** @description The feedback's id. */
            id: components["schemas"]["Id"];
            /** @description The subject, as entered by the user. */
            subject: string;
            /** @description The full text, as entered by the user. */
            text: string;
            type: components["schemas"]["FeedbackType"];
        };
        /**
         * Category of feedback
         * @description A category of consumer complaint or of competition violation.
         */
        FeedbackCategory: components["schemas"]["ComplaintCategory"] | components["schemas"]["CompetitionCategory"];
        /**
         * Feedback as it is sent
         * @description The payload of new feedback. Each type has its own categories.
         */
        FeedbackDraft: components["schemas"]["ConsumerFeedbackDraft"] | components["schemas"]["CompetitionFeedbackDraft"];
        /**
         * Receipt of feedback
         * @description The registered feedback, and a confirmation message.
         */
        FeedbackReceipt: components["schemas"]["Feedback"] & components["schemas"]["Confirmation"];
        /**
         * Feedbacks
         * @description One page of the user's feedback, the newest first.
         */
        Feedbacks: components["schemas"]["Paging"] & {
            /** @description The feedback on this page. */
            items: components["schemas"]["Feedback"][];
        };
        /**
         * Type of feedback
         * @description CONSUMER_RIGHTS concerns consumer protection, COMPETITION_VIOLATION concerns unfair competition.
         * @enum {string}
         */
        FeedbackType: "CONSUMER_RIGHTS" | "COMPETITION_VIOLATION";
        /**
         * Field problem
         * @description The reason why the value of one field is not accepted.
         */
        FieldProblem: {
            /**
             * @description The path of the field in the request, with slashes between levels and the index of a list, such as `password`, `counterparty/name` or `answers/0/comment`. A question of a service form is `answers/` and its name.
             * @example password
             * @example counterparty/name
             */
            field: string;
            /** @description What the user should change, in the requested language. */
            message: string;
        };
        /**
         * Followed appeal
         * @description The status of an appeal and its dates, without names, texts and files.
         */
        FollowedAppeal: {
            /**
             * Format: date-time
             * @description The time of receipt.
             */
            appealDate: string;
            /**
             * @description The registration number of the appeal.
             * @example 2026-00481
             */
            appealNumber: string;
            /**
             * Format: date
             * @description The last day of the statutory time limit. Absent when the law sets no limit.
             */
            dueDate?: string;
            /** @description The steps of the appeal, the earliest first. The last step has the current status. */
            history: components["schemas"]["FollowedAppealStep"][];
            kind: components["schemas"]["AppealKind"];
            status: components["schemas"]["ApplicationStatus"];
            /**
             * Format: date-time
             * @description The time at which the user withdrew the appeal. Absent for all other appeals.
             */
            withdrawnAt?: string;
        };
        /**
         * Step of a followed appeal
         * @description One event in the history of a followed appeal, without its note.
         */
        FollowedAppealStep: {
            /**
             * Format: date-time
             * @description The time of the event.
             */
            at: string;
            /** @description The status after this event. */
            status: components["schemas"]["ApplicationStatus"];
        };
        /**
         * Goods code
         * @description A goods code of the customs nomenclature (XİF MN), or the beginning of one.
         * @example 040510110
         */
        GoodsCode: string;
        /**
         * Hand-over
         * @description A second session for the other portal, with the user's privileges there.
         */
        HandOver: {
            /**
             * @description The user's privileges in the other portal. An empty list means that only its public pages are accessible.
             * @example [
             *       "QUALITY_APPEALS"
             *     ]
             */
            privileges: string[];
            /** @description The refresh token of the second session. */
            refreshToken: components["schemas"]["Token"];
            /** @description The access token of the second session. */
            token: components["schemas"]["Token"];
        };
        /**
         * Id
         * @description An id that the server assigns, as a number or a string. The client does not interpret it and sends it back as it was received; in a path it is a text, so 481 and '481' are the same id. An id beyond 2^53 - 1, which no browser reads exactly as a number, is a string.
         * @example 7001
         */
        Id: string | number;
        /**
         * Identity session
         * @description The session tokens of a user who signed in with the state identity, with tokens of related services if the user has them.
         */
        IdentitySession: components["schemas"]["SessionTokens"] & {
            /** @description The token of the state identity session. The portal keeps it until the sign-out for other pages of the service, and sends it nowhere. Its redirect to the single sign-out of the state identity has only the address to return to and the language. */
            asanToken?: components["schemas"]["Token"];
            /** @description The refresh token of the conversation. */
            messengerRefreshToken?: components["schemas"]["Token"];
            /** @description The token of the user's conversation with the call center. */
            messengerToken?: components["schemas"]["Token"];
        };
        /**
         * Incident
         * @description A period in which a part of the service was unavailable.
         */
        Incident: {
            /** @description What was unavailable. */
            description: string;
            /**
             * Format: date-time
             * @description The end of the incident.
             */
            endedAt: string;
            /** @description The language of the description, when it is not available in the requested language. */
            lang?: components["schemas"]["Language"];
            /**
             * Format: date-time
             * @description The start of the incident.
             */
            startedAt: string;
        };
        /**
         * Language
         * @description A language of the portal. Azerbaijani is the default everywhere.
         * @example az
         * @enum {string}
         */
        Language: "az" | "ru" | "en";
        /**
         * Language choice
         * @description The language that a user prefers on all devices.
         */
        LanguageChoice: {
            isoCode: components["schemas"]["Language"];
        };
        /**
         * Manufacturer
         * @description An organisation that the user may act for, and the position that authorises them.
         */
        Manufacturer: {
            /** @description The organisation's id. */
            id?: components["schemas"]["Id"];
            /** @description The organisation's name, as recorded in the state register. */
            name: string;
            /** @description The user's position in the organisation, as recorded in the state register. */
            positionName?: string;
            /** @description True for the account that the user currently acts for. At most one is selected. Absent means false. */
            selected?: boolean;
            /** @description The number of the certificate that proves the position. To choose the account, the client sends this number. An organisation without it is shown and cannot be chosen. */
            selectedCertNumber?: string;
            /**
             * @description The taxpayer number (VÖEN) of the organisation.
             * @example 1700000011
             */
            voen?: string;
        };
        /**
         * Market price
         * @description The price of a product in the markets of one region.
         */
        MarketPrice: {
            /** @description The average price, in manats. */
            avgPrice: components["schemas"]["Amount"];
            /** @description The category of the product. */
            category: components["schemas"]["Topic"];
            /** @description The change of the average price since the last day of `history`, in per cent. Negative when the product became cheaper, and 0 without earlier days. */
            changePercent: number;
            currency?: components["schemas"]["Currency"];
            /**
             * Format: date
             * @description The day of the prices.
             */
            date: string;
            /** @description The average prices of earlier days, the earliest first. Empty for a product that is new in the list. */
            history: components["schemas"]["PricePoint"][];
            id: components["schemas"]["Id"];
            /** @description The language of the texts, when they are not available in the requested language. */
            lang?: components["schemas"]["Language"];
            /** @description The highest price, in manats. */
            maxPrice: components["schemas"]["Amount"];
            /** @description The lowest price, in manats. */
            minPrice: components["schemas"]["Amount"];
            /** @description The product. */
            product: string;
            /** @description The id of the product, the same in every region. Absent when the server has no prices by product. */
            productId?: components["schemas"]["Id"];
            /** @description The region where the price was recorded. */
            region: components["schemas"]["Region"];
            /** @description The quantity that the price is for, such as 1 kg. */
            unit: string;
        };
        /**
         * Market prices
         * @description One page of the prices of a day, and the regions and categories for filtering.
         */
        MarketPrices: components["schemas"]["Paging"] & {
            /** @description All categories of products with recorded prices, independent of the current filter. */
            categories: components["schemas"]["Topic"][];
            /** @description The prices on this page. */
            items: components["schemas"]["MarketPrice"][];
            /** @description All regions with recorded prices, independent of the current filter. */
            regions: components["schemas"]["Region"][];
        };
        /**
         * Order of market prices
         * @description The field and direction of the order, ascending (asc) or descending (desc). Products are sorted by the alphabet of the requested language.
         * @enum {string}
         */
        MarketPriceSort: "product.asc" | "product.desc" | "avgPrice.asc" | "avgPrice.desc" | "changePercent.asc" | "changePercent.desc";
        /**
         * New password
         * @description A password that meets the rules for new passwords. It has 10 to 256 characters, at least 5 of them different, and contains an upper-case letter, a lower-case letter, a digit and a special character. Letters of every alphabet count. A special character is any character except a letter, a digit or a space.
         * @example Şəffaf-Bazar-2026
         */
        NewPassword: string & (string);
        /**
         * Notification
         * @description A notification in the list of the signed-in user.
         */
        Notification: components["schemas"]["NotificationMessage"] & {
            /** @description True when the user has opened the list since it arrived. Absent means that it is unknown. */
            read?: boolean;
        };
        /**
         * Channels of an event
         * @description How the user is notified of one kind of event, besides the list of notifications, which contains all.
         */
        NotificationChannels: {
            /** @description Whether an e-mail is sent to the user's address. */
            email: boolean;
            event: components["schemas"]["NotificationEvent"];
            /** @description Whether the browser shows a message while the portal is open in the background. */
            push: boolean;
            /** @description Whether an SMS is sent to the user's phone number. */
            sms: boolean;
        };
        /**
         * Notification count
         * @description The number of unread notifications.
         * @example 2
         */
        NotificationCount: number;
        /**
         * Event of a notification
         * @description APPEAL_STATUS is a change of the status of an appeal, APPEAL_MESSAGE an answer, a message or a request for a document, PAYMENT a payment that is due or has arrived, EVALUATION a request to evaluate the service.
         * @enum {string}
         */
        NotificationEvent: "APPEAL_STATUS" | "APPEAL_MESSAGE" | "PAYMENT" | "EVALUATION";
        /**
         * Notification message
         * @description The message that is pushed to a signed-in user when an event occurs.
         */
        NotificationMessage: {
            /** @description The id of the appeal that the message is about. The portal links the message to it. */
            appealId?: components["schemas"]["Id"];
            /**
             * @description The time of sending in ISO 8601, with its offset. Without it, the portal shows no time.
             * @example 2026-03-20T11:00:00+04:00
             */
            createdAt?: string;
            /** @description The full message as plain text. */
            description: string;
            /** @description The notification's id. A message that is delivered twice has the same id. */
            id?: components["schemas"]["Id"];
            /** @description True when the user chose browser messages for this kind of event. A portal in the background then shows one. */
            push?: boolean;
            /** @description The title in a few words. */
            title: string;
            /**
             * @description QUESTION requests an evaluation of the service. The list of values is open, and every other value is treated as a message without an action.
             * @example QUESTION
             * @example INFORMATION
             */
            type: string;
        };
        /**
         * Notification settings
         * @description How the user is notified of each kind of event. An event without an entry is not offered by the server: a user to whom cases and payments are closed, such as one of a foreign organisation, gets no entry for them.
         */
        NotificationSettings: {
            /** @description The channels of each kind of event, at most one entry for each. */
            items: components["schemas"]["NotificationChannels"][];
        };
        /**
         * Payment obligations
         * @description One page of the user's unpaid amounts.
         */
        Obligations: components["schemas"]["Paging"] & {
            /** @description The payments on this page. */
            items: components["schemas"]["Payment"][];
        };
        /**
         * Order of obligations
         * @description The field and direction of the order, ascending (asc) or descending (desc). Payments without a due date come last.
         * @enum {string}
         */
        ObligationSort: "dueDate.asc" | "dueDate.desc" | "amount.asc" | "amount.desc";
        /**
         * Office
         * @description An office of the service that receives visitors.
         */
        Office: {
            /** @description The postal address, with the postcode. */
            address: string;
            /** @description The days of the next 30 days on which the office is closed in spite of its opening hours, such as public holidays. */
            closedDates?: string[];
            /** @description The opening hours. The office is closed on days that are not listed. */
            hours: components["schemas"]["OpeningHours"][];
            id: components["schemas"]["Id"];
            /** @description The language of the texts, when they are not available in the requested language. */
            lang?: components["schemas"]["Language"];
            /**
             * @description The latitude of the entrance, in degrees. Absent when it is not known. Present together with the longitude.
             * @example 40.3777
             */
            latitude?: number;
            /**
             * @description The longitude of the entrance, in degrees. Absent when it is not known. Present together with the latitude.
             * @example 49.892
             */
            longitude?: number;
            /**
             * @description The phone number, in international format, or a short number of three or four digits. Absent when the office has none.
             * @example +994125550195
             */
            phoneNumber?: string;
            /** @description The region in which the office is. */
            region: components["schemas"]["Region"];
            /** @description The name of the office. */
            title: string;
        };
        /**
         * Offices
         * @description One page of offices, the head office first.
         */
        Offices: components["schemas"]["Paging"] & {
            /** @description The offices on this page. */
            items: components["schemas"]["Office"][];
            /** @description All regions with an office, for the filter. */
            regions: components["schemas"]["Region"][];
        };
        /**
         * Opening hours
         * @description The opening hours on certain days.
         */
        OpeningHours: {
            /**
             * @description The closing time in Baku local time, later than the opening time; 23:59 for midnight.
             * @example 18:00
             */
            closes: string;
            /** @description The days as text. */
            days: string;
            /**
             * @description The opening time in Baku local time.
             * @example 09:00
             */
            opens: string;
            /** @description The same days as numbers, from 1 for Monday to 7 for Sunday, so that the portal can mark the current day. Absent when they are not days of the week. */
            weekdays?: number[];
        };
        /**
         * One's own words
         * @description A free text entered by the user. Line breaks are preserved.
         * @example Telefonu 3 fevralda almışam, iki gündən sonra yanmayıb.
         */
        OwnWords: string;
        /**
         * Path of a page
         * @description The path of a page of the portal, without the query.
         * @example /exchange-rates
         */
        PagePath: string;
        /**
         * Paging
         * @description The position of a page in a list.
         */
        Paging: {
            /** @description The number of this page, starting at 1. */
            page: number;
            /** @description The number of entries on a full page. */
            perPage: number;
            /** @description The number of entries on all pages. */
            total: number;
        };
        /**
         * Paid payment
         * @description A completed payment.
         */
        PaidPayment: components["schemas"]["Payment"] & {
            /**
             * Format: date-time
             * @description The time of payment.
             */
            paymentDate: string;
        };
        /**
         * Paid payments
         * @description One page of the user's completed payments.
         */
        PaidPayments: components["schemas"]["Paging"] & {
            /** @description The payments on this page. */
            items: components["schemas"]["PaidPayment"][];
        };
        /**
         * Order of paid payments
         * @description The field and direction of the order, ascending (asc) or descending (desc).
         * @enum {string}
         */
        PaidPaymentSort: "paymentDate.desc" | "paymentDate.asc" | "amount.asc" | "amount.desc";
        /**
         * Password change
         * @description The current password and the new one.
         */
        PasswordChange: {
            newPassword: components["schemas"]["NewPassword"];
            /** @description The current password. */
            oldPassword: string;
            /** @description The new password, typed a second time. */
            repeatedPassword: string;
        };
        /**
         * Password check
         * @description The result of a password check for this user. A successful response without a body accepts the password.
         */
        PasswordCheck: {
            /** @description The reason why the password is not accepted, in the requested language. Absent when it is accepted. */
            reason?: string;
            /** @description False when the password is not accepted. */
            valid?: boolean;
        };
        /**
         * Password reset
         * @description The password that replaces a forgotten one.
         */
        PasswordReset: {
            newPassword: components["schemas"]["NewPassword"];
            /** @description The new password, typed a second time. */
            repeatedPassword: string;
        };
        /**
         * Payment
         * @description An amount to be paid, and its purpose.
         */
        Payment: {
            /** @description The total in manats, the sum of the service fee and the government fee. */
            amount: components["schemas"]["Amount"];
            /**
             * @description The registration number of the appeal. Absent when the payment belongs to no appeal, such as a fine.
             * @example 2026-00481
             */
            appealNumber?: string;
            currency?: components["schemas"]["Currency"];
            /**
             * Format: date
             * @description The last day for payment. Absent when there is none.
             */
            dueDate?: string;
            /** @description The fee due to the state, in manats. */
            governmentFee: components["schemas"]["Amount"];
            /** @description The payment's id. */
            id: components["schemas"]["Id"];
            /** @description The language of the texts, when they are not available in the requested language. */
            lang?: components["schemas"]["Language"];
            /** @description The purpose of the payment, such as a state duty or a fine. */
            paymentTarget: string;
            /** @description The fee for the service, in manats. */
            serviceFee: components["schemas"]["Amount"];
            /** @description The name of the service. */
            serviceType: string;
        };
        /**
         * Start of a payment
         * @description The URL on which the user continues the payment.
         */
        PaymentStart: {
            /**
             * Format: uri-reference
             * @description The URL of the bank's payment page, or a path on the portal's own host. The portal opens it only when the deployment trusts its host.
             * @example https://pay.bank.example/s/7f3b20c1
             */
            redirectUrl: string;
        };
        /**
         * Period
         * @description A range of days, both ends included.
         */
        Period: {
            /**
             * Format: date
             * @description The first day.
             */
            from: string;
            /**
             * Format: date
             * @description The last day.
             */
            to: string;
        };
        /**
         * Person's name
         * @description A given name, a surname or a father's name, in any script. It contains at least one visible character. Somebody without a father's name enters a dash.
         * @example Aysel
         */
        PersonName: string;
        /**
         * Phone number
         * @description A phone number in international format, a plus sign followed by digits only, at most 25 characters.
         * @example +994125550142
         */
        PhoneNumber: string;
        /**
         * Picture
         * @description An image that belongs to a text.
         */
        Picture: {
            /** @description The alternative text of the image. Empty when the image is decorative. */
            alt: string;
            /**
             * Format: uri-reference
             * @description The URL of the image, as a path on the host of the portal, such as one below that of the API. The content security policy of the portal allows no image of another host.
             */
            url: string;
        };
        /**
         * Identity card PIN
         * @description The personal identification number (FİN) on an Azerbaijani identity card. It has seven characters, digits and Latin capitals without I and O, which look like 1 and 0.
         * @example 5XK2M9A
         */
        Pin: string;
        /**
         * Possessor
         * @description The organisation that a foreign user's account belongs to, as it is stored. The portal reads what there is of it.
         */
        Possessor: {
            /** @description The legal address. */
            address?: string;
            /** @description The country in which the organisation is registered, as the user writes it. */
            country?: string;
            /** @description A note about the organisation. */
            description?: string;
            /** @description The possessor's id. The registration of a user contains it. */
            id?: components["schemas"]["Id"];
            /** @description The organisation's name. */
            name?: string;
            /** @description The organisation's tax number in that country. */
            taxNumber?: string;
        };
        /**
         * Possessor's details
         * @description The details of an organisation.
         */
        PossessorDraft: {
            /** @description The legal address. */
            address: string;
            /** @description The country in which the organisation is registered, as the user writes it. */
            country?: string;
            /** @description A note about the organisation. An empty text removes it, so that a response has no such field or an empty one. */
            description?: string;
            /** @description The organisation's name. */
            name: string;
            /** @description The organisation's tax number in that country. */
            taxNumber?: string;
        };
        /**
         * Post
         * @description A news item, an article, a price review or an issue of the bulletin, as shown in a list.
         */
        Post: {
            /** @description The id of the attached file, such as an issue of the bulletin. */
            documentId?: components["schemas"]["Id"];
            id: components["schemas"]["Id"];
            image?: components["schemas"]["Picture"];
            /** @description The language of the texts, when they are not available in the requested language. */
            lang?: components["schemas"]["Language"];
            place: components["schemas"]["PostPlace"];
            /**
             * Format: date-time
             * @description The time of publication.
             */
            publishedAt: string;
            /** @description The first lines as plain text. */
            summary: string;
            /** @description The headline. */
            title: string;
        };
        /**
         * Post in full
         * @description A post with its full text.
         */
        PostDetail: components["schemas"]["Post"] & {
            /** @description The full text as HTML with paragraphs, headings, lists and links. The portal removes all other markup. */
            content: string;
            /** @description Related posts. Empty when there are none. */
            related: components["schemas"]["Post"][];
        };
        /**
         * Post's place
         * @description The section of a post.
         * @enum {string}
         */
        PostPlace: "news" | "useful-information" | "market-prices" | "government-info" | "bulletin";
        /**
         * Posts
         * @description One page of posts, the newest first.
         */
        Posts: components["schemas"]["Paging"] & {
            /** @description The posts on this page. */
            items: components["schemas"]["Post"][];
        };
        /**
         * Price on a day
         * @description The average price of a product on one day, for a price chart.
         */
        PricePoint: {
            /** @description The average price on that day, in manats. */
            avgPrice: components["schemas"]["Amount"];
            /**
             * Format: date
             * @description The day.
             */
            date: string;
        };
        /**
         * Problem
         * @description An error with a message for the user in the requested language. Every error response has this shape. The other fields are proposed: they are the members of RFC 9457, and `code` and `fields`.
         */
        Problem: {
            code?: components["schemas"]["ProblemCode"];
            /** @description The same text as `message`, for clients that know only RFC 9457. */
            detail?: string;
            /** @description The fields whose values are not accepted, with the reasons. Absent when the error does not concern a field. */
            fields?: components["schemas"]["FieldProblem"][];
            /**
             * Format: uri-reference
             * @description A URI that identifies this occurrence in the logs of the server, to be given to the support. It names no person.
             * @example urn:uuid:5f0c7a52-8a0f-4d2c-9f0e-6d1b7a1b2c3d
             */
            instance?: string;
            /** @description One or two sentences that the portal shows verbatim. */
            message: string;
            /**
             * @description The status of the response, for logs that keep only the body.
             * @example 409
             */
            status?: number;
            /**
             * @description The reason phrase of the status, for developers. It is never shown.
             * @example Conflict
             */
            title?: string;
            /**
             * Format: uri-reference
             * @description The kind of problem as a URI (RFC 9457). It is `about:blank`, as `code` states the kind.
             * @example about:blank
             */
            type?: string;
        };
        /**
         * Problem code
         * @description What went wrong, the same in every language. The list is closed: a server sends one of these codes or none, and a new code raises the version of the contract. A client treats an unknown code like none.
         * @enum {string}
         */
        ProblemCode: "INVALID_PARAMETERS" | "UNAUTHORIZED" | "WRONG_CREDENTIALS" | "IDENTITY_REFUSED" | "SESSION_ENDED" | "FORBIDDEN" | "NOT_FOUND" | "NO_SUCH_CALL" | "NOT_ACCEPTABLE" | "EMAIL_NOT_VERIFIED" | "APPEAL_CLOSED" | "APPEAL_TAKEN_UP" | "ALREADY_PAID" | "ALREADY_EVALUATED" | "SLOT_TAKEN" | "CHANGED" | "TOO_LARGE" | "FILE_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "NOT_ACCEPTED" | "WRONG_CODE" | "CODE_EXPIRED" | "KEY_REUSED" | "TOO_MANY_REQUESTS" | "UNKNOWN" | "UNAVAILABLE";
        /**
         * Product
         * @description A kind of goods in the customs nomenclature, and the requirements for selling it.
         */
        Product: {
            /** @description Which goods are included and which are not. */
            description: string;
            goodsCode: components["schemas"]["GoodsCode"];
            /** @description The language of the texts, when they are not available in the requested language. */
            lang?: components["schemas"]["Language"];
            /** @description The name of the goods. */
            name: string;
            /** @description The category of the goods. */
            productCategory: string;
            /** @description The requirements for the goods, each in one sentence. Empty when there are none. */
            requirements: string[];
            /** @description The risk group. Absent for goods that belong to none. */
            riskGroup?: components["schemas"]["RiskGroup"];
        };
        /**
         * Products
         * @description One page of products, ordered by code.
         */
        Products: components["schemas"]["Paging"] & {
            /** @description The products on this page. */
            items: components["schemas"]["Product"][];
        };
        /**
         * Question
         * @description One question of a questionnaire.
         */
        Question: {
            /** @description True when the user may add a comment. */
            commentAllowed: boolean;
            /** @description The question's id. */
            id: components["schemas"]["Id"];
            /** @description The text of the question. */
            text: string;
        };
        /**
         * Answer to a question
         * @description The answer to one question.
         */
        QuestionAnswer: {
            answer: components["schemas"]["Answer"];
            /** @description A comment by the user, when the question allows it. */
            comment?: string;
            /** @description The id of the question. */
            questionId: components["schemas"]["Id"];
        };
        /**
         * Questionnaire
         * @description The questions of one evaluation.
         */
        Questionnaire: {
            /** @description The questionnaire's id. */
            id: components["schemas"]["Id"];
            /** @description The language of the texts, when they are not available in the requested language. */
            lang?: components["schemas"]["Language"];
            /** @description The questions in order. All of them have to be answered. */
            questions: components["schemas"]["Question"][];
            scope: components["schemas"]["EvaluationScope"];
            /** @description The id of the service. Absent in a general questionnaire. */
            serviceId?: components["schemas"]["Id"];
            /** @description The subject of the evaluation. */
            title: string;
        };
        /**
         * Questionnaires
         * @description One page of questionnaires.
         */
        Questionnaires: components["schemas"]["Paging"] & {
            /** @description The questionnaires on this page. */
            items: components["schemas"]["Questionnaire"][];
        };
        /**
         * Rate on a day
         * @description The official rate of a currency on one day, for a chart of the rate.
         */
        RatePoint: {
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            /** @description The price of the number of units, in manats. */
            rate: number;
        };
        /**
         * Reference
         * @description A law, a regulation or a standard that something is based on, with its URL.
         */
        Reference: {
            /** @description Its title and number. */
            title: string;
            /**
             * Format: uri
             * @description The URL, when it is available online.
             */
            url?: string;
        };
        /**
         * Region
         * @description A region of the country, as prices and offices name it.
         */
        Region: {
            id: components["schemas"]["Id"];
            /** @description The region's name. */
            title: string;
        };
        /**
         * Register entries
         * @description One page of a register, ordered by number.
         */
        RegisterEntries: components["schemas"]["Paging"] & {
            /** @description The entries on this page. */
            items: components["schemas"]["RegisterEntry"][];
        };
        /**
         * Register entry
         * @description One entry of a government register. The fields depend on the register.
         */
        RegisterEntry: {
            /** @description The number of the approval certificate. */
            certificateNo?: string;
            /** @description The country of manufacture. */
            country?: string;
            /** @description The language of the texts, when they are not available in the requested language. */
            lang?: components["schemas"]["Language"];
            /** @description The manufacturer, as written by themselves. */
            manufacturer?: string;
            /** @description The name of the instrument. */
            name: string;
            /**
             * @description The number of the entry, unique within the register.
             * @example 0412-2024
             */
            registryNumber: string;
            /**
             * Format: date
             * @description The day of removal from the register of approved instruments. Each entry of `removed-measurement-tools` has one, and no entry of another register.
             */
            removedAt?: string;
            /** @description The type, as written by the manufacturer. */
            type?: string;
            /**
             * Format: date
             * @description The first day of the approval.
             */
            validFrom?: string;
            /**
             * Format: date
             * @description The last day of the approval.
             */
            validUntil?: string;
        };
        /**
         * Name of a register
         * @description The name of a government register. `measurement-tools` lists approved instruments, `removed-measurement-tools` instruments that are no longer approved, `standard-samples` reference materials, and `nomenclature` the kinds of measuring and testing instruments.
         * @enum {string}
         */
        RegisterName: "measurement-tools" | "removed-measurement-tools" | "standard-samples" | "nomenclature";
        /**
         * Registration
         * @description The registration data of a foreign organisation's representative.
         */
        Registration: {
            fatherName: components["schemas"]["PersonName"];
            name: components["schemas"]["PersonName"];
            password: components["schemas"]["NewPassword"];
            phoneNumber: components["schemas"]["PhoneNumber"];
            /** @description The ids of the possessors that were registered for this account in the previous step. An id that names no possessor, or one of another account, is refused with 422: a user of an organisation may read and change its details. */
            possessorIds: components["schemas"]["Id"][];
            /** @description The same password, typed a second time. */
            repeatedPassword: string;
            surname: components["schemas"]["PersonName"];
            username: components["schemas"]["Email"];
        };
        /**
         * Remark as it is sent
         * @description An error report about a page of the portal.
         */
        RemarkDraft: {
            /** @description The path of the page. For a personal page it is the route pattern, as in `/my-appeals/:id`, so that it contains no personal data. */
            page: components["schemas"]["PagePath"];
            /** @description The description of the error. */
            text: components["schemas"]["OwnWords"];
        };
        /**
         * Renewed tokens
         * @description The new pair of tokens that replaces an expired one. The access token is named accessToken here, and token in the sign-in response.
         */
        RenewedTokens: {
            /** @description The access token, sent with every request from now on. */
            accessToken: components["schemas"]["Token"];
            /** @description The next refresh token. The one in the request is no longer valid. */
            refreshToken: components["schemas"]["Token"];
        };
        /**
         * Report
         * @description A business report that an organisation has to submit for a certain period.
         */
        Report: {
            /** @description The id of the submitted file. Absent until the report is submitted. */
            documentId?: components["schemas"]["Id"];
            /**
             * Format: date
             * @description The last day for submission.
             */
            dueDate: string;
            /** @description The report's id. */
            id: components["schemas"]["Id"];
            /** @description The language of the texts, when they are not available in the requested language. */
            lang?: components["schemas"]["Language"];
            /** @description The reporting period. */
            period: components["schemas"]["Period"];
            /**
             * Format: date-time
             * @description The time of the last submission. Absent until the report is submitted.
             */
            submittedAt?: string;
            /** @description The subject of the report. */
            title: string;
        };
        /**
         * Receipt of a report
         * @description The report as it is now stored, and a confirmation message.
         */
        ReportReceipt: components["schemas"]["Report"] & components["schemas"]["Confirmation"];
        /**
         * Reports
         * @description One page of the organisation's reports.
         */
        Reports: components["schemas"]["Paging"] & {
            /** @description The reports on this page. */
            items: components["schemas"]["Report"][];
        };
        /**
         * Submission of a report
         * @description The file that contains the report.
         */
        ReportSubmission: {
            /** @description The id of the uploaded file. */
            documentId: components["schemas"]["Id"];
        };
        /**
         * Required document
         * @description A document that accompanies an application for a service.
         */
        RequiredDocument: {
            /** @description Where to get the document, and what it has to contain. */
            description?: string;
            /** @description True when the application is not processed without it, false when it is optional. */
            mandatory: boolean;
            /** @description The name of the document. */
            title: string;
        };
        /**
         * Risk group
         * @description A group of goods with the same risks, which are controlled in the same way.
         */
        RiskGroup: {
            /**
             * @description The short name of the group.
             * @example R1
             */
            code: string;
            /** @description Which goods are in the group, and how they are controlled. */
            description: string;
            id: components["schemas"]["Id"];
            /** @description The language of the texts, when they are not available in the requested language. */
            lang?: components["schemas"]["Language"];
            /** @description The number of kinds of goods in the group. */
            productCount: number;
            /** @description The name of the group. */
            title: string;
        };
        /**
         * Risk groups
         * @description One page of risk groups, those with the strictest control first.
         */
        RiskGroups: components["schemas"]["Paging"] & {
            /** @description The groups on this page. */
            items: components["schemas"]["RiskGroup"][];
        };
        /**
         * Role
         * @description One role of a user.
         */
        Role: {
            /** @description One of the known authorities. An unknown value is accepted and gives access to the public pages only. */
            authority: components["schemas"]["Authority"] | string;
        };
        /**
         * Search result
         * @description One result of a search.
         */
        SearchResult: {
            /** @description The text around the matching words. The portal shows it as plain text. */
            content: string;
            id: components["schemas"]["Id"];
            /** @description The language of the texts, when they are not available in the requested language. */
            lang?: components["schemas"]["Language"];
            /**
             * @description The section of the result, such as news, e-services or faq. The list of values is open, and a result of an unknown section opens as a post.
             * @example news
             * @example e-services
             * @example faq
             */
            searchPlace: string;
            /** @description The title of the result. */
            title: string;
        };
        /**
         * Search results
         * @description One page of search results, the best match first.
         */
        SearchResults: {
            /** @description The results on this page. */
            items: components["schemas"]["SearchResult"][];
            /** @description The number of this page, starting at 1. Absent means the requested one. */
            page?: number;
            /** @description The number of results on a full page. Absent means the requested one. */
            perPage?: number;
            /** @description The number of results on all pages. Without it, the portal offers a next page as long as this one is full. */
            total?: number;
        };
        /**
         * Service
         * @description A service for citizens and organisations.
         */
        Service: {
            /** @description Who may apply, as text. */
            audience: string;
            /**
             * @description The code of the service in the state register of services.
             * @example Q-014
             */
            code: string;
            currency?: components["schemas"]["Currency"];
            /** @description The maximum duration in working days. 0 means immediately. */
            durationWorkingDays: number;
            /** @description The name of the site at `externalUrl`, by which people know it. Absent when the host says enough. */
            externalSite?: string;
            /**
             * Format: uri
             * @description The URL of the service, when another site provides it; the page of the service itself, not the front page of the site.
             */
            externalUrl?: string;
            /** @description The state duty, in manats. 0 means none. */
            governmentFee: components["schemas"]["Amount"];
            id: components["schemas"]["Id"];
            /** @description The language of the texts, when they are not available in the requested language. */
            lang?: components["schemas"]["Language"];
            /** @description The fee for the service, in manats. 0 means free of charge. */
            serviceFee: components["schemas"]["Amount"];
            /** @description One or two sentences about the result of the service. */
            summary: string;
            /** @description The name of the service. */
            title: string;
            type: components["schemas"]["ServiceType"];
        };
        /**
         * Service in full
         * @description A service with the information for applicants and its application form.
         */
        ServiceDetail: components["schemas"]["Service"] & {
            /** @description The application form. Absent when the service is only described here, or provided by another site. */
            form?: components["schemas"]["ServiceForm"];
            /** @description The laws and regulations that the service is based on. */
            legalBasis: components["schemas"]["Reference"][];
            /** @description The required documents. Empty when there are none. */
            requiredDocuments: components["schemas"]["RequiredDocument"][];
            /** @description The steps from the application to the result, in order. Empty when there are none. */
            steps: components["schemas"]["ServiceStep"][];
        };
        /**
         * Service form
         * @description The application form of one service, in the requested language. Forms differ between services and change without a release of the portal, so they are delivered as data. The appeal contains the submitted values in `answers`, under the same field names.
         */
        ServiceForm: {
            /** @description A JSON Schema (2020-12) of one flat object, so that the portal can validate values without compiling code in the browser. Each field of the form is a property. Keywords that are not listed here are not used. */
            schema: {
                /** @description The questions by name. */
                properties: {
                    [key: string]: components["schemas"]["ServiceFormField"];
                };
                /** @description The names of the required fields. */
                required?: string[];
                /**
                 * @description Always object.
                 * @constant
                 */
                type: "object";
            };
            /** @description The presentation of the form, as a uiSchema of react-jsonschema-form. `ui:order` lists the names of all fields, each once. For each field, `ui:widget` selects another control, `ui:help` contains a hint and `ui:enumNames` the labels of the enum values, in the same order. The portal ignores all other options. */
            uiSchema: {
                [key: string]: unknown;
            };
        };
        /**
         * Question of a service form
         * @description One field of the form, as the JSON Schema of its value.
         */
        ServiceFormField: {
            /** @description A hint for the user. */
            description?: string;
            /** @description The accepted values, as they are submitted. `ui:enumNames` contains their labels. */
            enum?: string[];
            /**
             * @description For a date, the portal shows a date picker. For an e-mail address, it validates the format.
             * @enum {string}
             */
            format?: "date" | "email";
            /** @description The maximum of a number. */
            maximum?: number;
            /** @description The maximum length of a text, in characters. */
            maxLength?: number;
            /** @description The minimum of a number. */
            minimum?: number;
            /** @description The minimum length of a text, in characters. */
            minLength?: number;
            /** @description The label of the field. */
            title: string;
            /**
             * @description The type of the value.
             * @enum {string}
             */
            type: "string" | "number" | "integer" | "boolean";
        };
        /**
         * Services
         * @description One page of services.
         */
        Services: components["schemas"]["Paging"] & {
            /** @description The services on this page. */
            items: components["schemas"]["Service"][];
        };
        /**
         * State of the service
         * @description OK means that everything works, DEGRADED that parts are slow or unavailable, DOWN that nothing works.
         * @enum {string}
         */
        ServiceState: "OK" | "DEGRADED" | "DOWN";
        /**
         * Status of the service
         * @description The current status of the service.
         */
        ServiceStatus: {
            /** @description The language of the message, when it is not available in the requested language. */
            lang?: components["schemas"]["Language"];
            /** @description The last incident. Absent when there has been none. */
            lastIncident?: components["schemas"]["Incident"];
            /** @description What is unavailable and what users can do in the meantime, for a banner on every page. Absent when everything works. */
            message?: string;
            /**
             * Format: date-time
             * @description The time at which this status began.
             */
            since: string;
            state: components["schemas"]["ServiceState"];
        };
        /**
         * Step of a service
         * @description One step from the application to the result.
         */
        ServiceStep: {
            /** @description Who performs the step, how long it takes and what to note. */
            description?: string;
            /** @description The name of the step, in a few words. */
            title: string;
        };
        /**
         * Service type
         * @description E_SERVICE is requested and delivered online. INFORMATIVE only describes how to obtain the service.
         * @enum {string}
         */
        ServiceType: "E_SERVICE" | "INFORMATIVE";
        /**
         * Session end
         * @description The session that ends.
         */
        SessionEnd: {
            /** @description The refresh token of the session. */
            refreshToken: components["schemas"]["Token"];
        };
        /**
         * Session tokens
         * @description The pair of tokens of a new session.
         */
        SessionTokens: {
            /** @description A greeting that the portal shows verbatim. */
            message?: string;
            /** @description The token for requesting a new pair when the access token has expired. It is valid once. */
            refreshToken: components["schemas"]["Token"];
            /** @description The access token, sent with every request. */
            token: components["schemas"]["Token"];
        };
        /**
         * Standard
         * @description A state standard.
         */
        Standard: {
            /**
             * Format: date
             * @description The day of adoption.
             */
            adoptedAt: string;
            /**
             * @description The letters and the number of the standard.
             * @example AZS ISO 22000
             */
            designation: string;
            /**
             * @description The code of its field in the International Classification for Standards.
             * @example 67.020
             */
            ics: string;
            id: components["schemas"]["Id"];
            /** @description The language of the texts, when they are not available in the requested language. */
            lang?: components["schemas"]["Language"];
            /** @description The designation of the standard that replaces it. Present for replaced standards, and for no others. */
            replacedBy?: string;
            status: components["schemas"]["StandardStatus"];
            /** @description The subject of the standard. */
            title: string;
            /**
             * Format: uri
             * @description A URL with more information, when it is available online.
             */
            url?: string;
        };
        /**
         * Standards
         * @description One page of standards, ordered by designation.
         */
        Standards: components["schemas"]["Paging"] & {
            /** @description The standards on this page. */
            items: components["schemas"]["Standard"][];
        };
        /**
         * Status of a standard
         * @description IN_FORCE is currently valid, REPLACED has a successor, WITHDRAWN has none.
         * @enum {string}
         */
        StandardStatus: "IN_FORCE" | "REPLACED" | "WITHDRAWN";
        /**
         * Stored draft
         * @description A draft in the list of drafts.
         */
        StoredDraft: {
            /** @description The values by field name. */
            data: {
                [key: string]: unknown;
            };
            /**
             * @description The form that the draft belongs to.
             * @example service-101
             */
            formKey: string;
            /**
             * Format: date-time
             * @description The time of the last save.
             */
            updatedAt: string;
        };
        /**
         * Subject
         * @description The subject in a few words, as entered by the user.
         * @example Xarab telefon
         */
        Subject: string;
        /**
         * Suggestion as it is sent
         * @description The payload of a suggestion for an improvement.
         */
        SuggestionDraft: {
            documentIds?: components["schemas"]["DocumentIds"];
            /**
             * @description Always SUGGESTION.
             * @constant
             */
            kind: "SUGGESTION";
            subject: components["schemas"]["Subject"];
            text: components["schemas"]["OwnWords"];
        };
        /**
         * Taxpayer
         * @description The entry of the tax register for one taxpayer number, in the register's own wording.
         */
        Taxpayer: {
            /** @description The legal address, when the register has one. */
            address?: string;
            /** @description The registered name. */
            name?: string;
            /** @description The taxpayer number (VÖEN). */
            tpn?: string;
        };
        /**
         * Token
         * @description An opaque secret that represents a session. The portal stores it and sends it back, and never parses it.
         */
        Token: string;
        /**
         * Topic
         * @description A category by which a list can be filtered.
         */
        Topic: {
            id: components["schemas"]["Id"];
            /** @description The name of the category. */
            title: string;
        };
        /**
         * Answer of a trader
         * @description What the business that a complaint is about has answered to the service. Absent while there is no answer.
         */
        TraderAnswer: {
            /**
             * Format: date-time
             * @description The time of the answer.
             */
            answeredAt: string;
            /** @description The attached files. They are not among the documents of the appeal. Empty when there are none. */
            documents: components["schemas"]["Document"][];
            /** @description The language of the text. Absent when the server does not know it. */
            lang?: components["schemas"]["Language"];
            /** @description The name of the business that answered. */
            name: string;
            /** @description The text of the answer. */
            text: string;
        };
        /**
         * User
         * @description The signed-in user. Values that were stored earlier can violate the current rules for input, so no rule limits them here.
         */
        User: {
            /** @description The e-mail address. */
            email?: string;
            /** @description The father's name. */
            fatherName?: string;
            /** @description True for foreign organisations, which sign in with an e-mail address and can change their password in the portal. */
            foreign: boolean;
            /** @description The user's id. Drafts on the device belong to it. Without it, they belong to the PIN, the e-mail address or the name. */
            id?: components["schemas"]["Id"];
            language: components["schemas"]["UserLanguage"];
            /** @description The organisations that the user may act for. Empty when there are none. */
            manufacturers: components["schemas"]["Manufacturer"][];
            /** @description The given name. */
            name: string;
            /** @description A note by the user. */
            note?: string;
            /** @description The phone number. */
            phoneNumber?: string;
            /** @description The PIN of the identity card. Absent when the user has none, as most foreign users. */
            pin?: string;
            /** @description The ids of the user's possessors. */
            possessorIds?: components["schemas"]["Id"][];
            /** @description The user's roles. The first one determines the content of the sidebar. */
            roles: components["schemas"]["Role"][];
            /** @description The surname. Empty when the user has none. */
            surname: string;
        };
        /**
         * User's language
         * @description The language that a user has selected.
         */
        UserLanguage: {
            /**
             * @description The two-letter code, in any case. The portal treats an unsupported language as az.
             * @example az
             */
            isoCode: string;
        };
        /**
         * User update
         * @description The personal information that a foreign user may change.
         */
        UserUpdate: {
            email: components["schemas"]["Email"];
            fatherName: components["schemas"]["PersonName"];
            name: components["schemas"]["PersonName"];
            /** @description An optional note by the user. An empty text removes it, so that a response has no such field or an empty one. */
            note?: string;
            phoneNumber: components["schemas"]["PhoneNumber"];
            pin?: components["schemas"]["Pin"];
            /** @description The ids of the user's possessors. An id that names no possessor, or one of another account, is refused with 422: a user of an organisation may read and change its details. */
            possessorIds?: components["schemas"]["Id"][];
            surname: components["schemas"]["PersonName"];
        };
        /**
         * Verification code
         * @description The code that was sent to the user's e-mail address, without spaces.
         * @example 482913
         */
        VerificationCode: string;
        /**
         * Taxpayer number
         * @description The taxpayer number (VÖEN) of a person or an organisation, ten digits.
         * @example 1700000011
         */
        Voen: string;
    };
    responses: {
        /** @description The user has already evaluated this. Each appeal can be evaluated once. */
        AlreadyEvaluated: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This amount is already paid, for example in another window, or there is nothing to pay. */
        AlreadyPaid: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The appeal is already decided or withdrawn, so it can no longer be withdrawn. */
        AppealClosed: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A value in the appeal is missing or not accepted. */
        AppealRejected: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service has taken up the appeal, or the appeal is decided or withdrawn, so it can no longer be corrected. */
        AppealTakenUp: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The appeal to evaluate does not exist, or is not one of the account. */
        AppealUnknown: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A path, query or header parameter is missing or invalid, or the body is no JSON. */
        BadRequest: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A value in the callback request is missing or not accepted. */
        CallbackRejected: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No account has this certificate number. */
        CertificateUnknown: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The data have been changed since the client read them, in another tab or on another device. Nothing is saved. */
        Changed: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The password is correct, but the e-mail address is not confirmed yet. The user is prompted for the code that was sent to this address. */
        EmailNotVerified: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A question has no answer, a comment is not allowed, the questionnaire has changed, or the appeal cannot be evaluated. `evaluationId` of the appeal names the questionnaire as long as it can. */
        EvaluationRejected: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A value in the feedback is missing or not accepted. */
        FeedbackRejected: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The file is empty, damaged, infected or of a type that is not accepted. */
        FileRejected: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The file is larger than 20 MB. */
        FileTooLarge: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The user is authenticated, but is not permitted to do this. */
        Forbidden: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The code of the state identity service is unknown, already used or expired. */
        IdentityRefused: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The Idempotency-Key was sent before with another request. */
        KeyReused: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The header `Accept` allows none of the file types of the response. Operations with a JSON response ignore this header. */
        NotAcceptable: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The requested resource does not exist, or no longer exists. */
        NotFound: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The certificate belongs to another user. */
        NotOwnAccount: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The organisation exists, but the user does not belong to it. */
        NotOwnPossessor: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The current password is wrong, or the new password is not accepted. */
        PasswordRejected: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A value in the organisation's details is not accepted. */
        PossessorRejected: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A value in the registration is not accepted, for example an e-mail address that already has an account. */
        RegistrationRejected: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The file does not belong to the user, or does not contain the report. */
        ReportRejected: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The code is wrong or has expired, or the new password is not accepted. */
        ResetRejected: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server failed to process a valid request. */
        ServerFault: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The refresh token is unknown, already used or expired. The user has to sign in again. */
        SessionEnded: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This time slot is already booked. The client should request the free slots again. */
        SlotTaken: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No taxpayer has this taxpayer number. */
        TaxpayerUnknown: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request body is larger than the server accepts. */
        TooLarge: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many attempts in a short time. The client has to wait before it retries. */
        TooManyRequests: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The access token is missing, unknown or expired. */
        Unauthorized: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server is being maintained or has too much to do. A client may send the request again after the stated time. */
        Unavailable: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is well-formed, but a value in it is not accepted. */
        Unprocessable: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The `Content-Type` of the request is not the declared one. */
        UnsupportedMediaType: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The operation belongs to the other kind of account: one with a password, or one of the state identity service. */
        WrongAccountType: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The verification code is wrong or has expired. */
        WrongCode: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The e-mail address and the password do not match. The response does not reveal which of the two is wrong. */
        WrongCredentials: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The appeal's id in paths.
         * @example 481
         */
        AppealId: components["schemas"]["Id"];
        /**
         * @description The password that the user wants to set, spaces included.
         * @example Şəffaf-Bazar-2026
         */
        CandidatePassword: string;
        /**
         * @description The form that the draft belongs to. The client chooses the key, for example `complaint` or `service-101`. Each user has one draft per key.
         * @example service-101
         */
        FormKey: string;
        /**
         * @description A unique value, such as a UUID, that the client generates for one submission and sends again with each retry. A retry with the same key returns the first successful response, with its message in the first language, and is not processed a second time. Only a success uses up the key: after a refusal it may be sent again, with the same or a corrected request. The server keeps a key for 24 hours, for the account that has sent it, which is the person or the organisation they act for: the same key of another account is another one. All requests without a token share theirs. A key counts for one operation: another operation has keys of its own. The same key with another request than the successful one, such as one with another id in its path, is rejected with 422 and the code KEY_REUSED. A second request with the key that arrives while the first one is processed waits for its response.
         * @example 5f0c1d9e-8a77-4b7e-9c55-2f6f0a1b7d42
         */
        IdempotencyKey: string;
        /**
         * @description The `ETag` of what the client has read. When it has changed meanwhile, in another tab or on another device, the server changes nothing and answers 412. A tag with the prefix `W/` and the same tag without it name the same version, because a proxy that compresses a response adds the prefix. Without the header, or when the server sends no `ETag`, the last update wins.
         * @example W/"3f8a1c2e"
         */
        IfMatch: string;
        /**
         * @description The language of the localised texts in the response, including error messages.
         * @example az
         */
        Lang: components["schemas"]["Language"];
        /**
         * @description The page number, starting at 1.
         * @example 1
         */
        Page: number;
        /**
         * @description The payment's id.
         * @example 6098
         */
        PaymentId: components["schemas"]["Id"];
        /**
         * @description The number of entries per page.
         * @example 10
         */
        PerPage: number;
        /**
         * @description The possessor's id.
         * @example 7001
         */
        PossessorId: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description Identifies this version of the response. The query is part of the address, so each language has its own. A request with the same value in `If-None-Match` is answered with 304 and no body. Browsers send it by themselves and give the stored response, as 200, to the client.
         * @example W/"3f8a1c2e"
         */
        EntityTag: string;
        /**
         * @description No cache keeps the response: it has personal data, a token or an error. A server has to send it with every response that depends on who asks.
         * @example no-store
         */
        NoStore: string;
        /**
         * @description The number of seconds to wait before the next attempt.
         * @example 60
         */
        RetryAfter: number;
        /**
         * @description The response is the same for everybody, so a cache may keep it, and asks the server each time whether it still holds. It is `private` for a request with a token. A server may allow a longer time with `max-age`.
         * @example public, no-cache
         */
        Revalidated: string;
        /**
         * @description Identifies this version of the data. A server that sends it compares it with `If-Match`: an update changes nothing when there is a newer version. The comparison ignores the prefix `W/`, because a proxy that compresses the response adds it. A server of another origin also names the header in `Access-Control-Expose-Headers`, and `If-Match` in `Access-Control-Allow-Headers`.
         * @example W/"3f8a1c2e"
         */
        UpdateTag: string;
        /**
         * @description A cache keeps the responses with and without a token apart. The language is a query parameter, so `Accept-Language` is never named.
         * @example Authorization
         */
        VaryAuthorization: string;
    };
    pathItems: never;
}
export type AccountChoice = components['schemas']['AccountChoice'];
export type Amount = components['schemas']['Amount'];
export type Answer = components['schemas']['Answer'];
export type Appeal = components['schemas']['Appeal'];
export type AppealDetail = components['schemas']['AppealDetail'];
export type AppealDraft = components['schemas']['AppealDraft'];
export type AppealKind = components['schemas']['AppealKind'];
export type AppealLookup = components['schemas']['AppealLookup'];
export type AppealLookupResult = components['schemas']['AppealLookupResult'];
export type AppealMessage = components['schemas']['AppealMessage'];
export type AppealMessageAuthor = components['schemas']['AppealMessageAuthor'];
export type AppealMessageDraft = components['schemas']['AppealMessageDraft'];
export type AppealMessages = components['schemas']['AppealMessages'];
export type AppealReceipt = components['schemas']['AppealReceipt'];
export type Appeals = components['schemas']['Appeals'];
export type AppealSort = components['schemas']['AppealSort'];
export type AppealStep = components['schemas']['AppealStep'];
export type ApplicationDraft = components['schemas']['ApplicationDraft'];
export type ApplicationStatus = components['schemas']['ApplicationStatus'];
export type Authority = components['schemas']['Authority'];
export type Callback = components['schemas']['Callback'];
export type CallbackDraft = components['schemas']['CallbackDraft'];
export type CallbackReceipt = components['schemas']['CallbackReceipt'];
export type CallbackSlot = components['schemas']['CallbackSlot'];
export type CallCenter = components['schemas']['CallCenter'];
export type Certificate = components['schemas']['Certificate'];
export type CertificateCheck = components['schemas']['CertificateCheck'];
export type CertificateStatus = components['schemas']['CertificateStatus'];
export type CommandResult = components['schemas']['CommandResult'];
export type CompetitionCategory = components['schemas']['CompetitionCategory'];
export type CompetitionFeedbackDraft = components['schemas']['CompetitionFeedbackDraft'];
export type CompetitionQualityType = components['schemas']['CompetitionQualityType'];
export type ComplaintCategory = components['schemas']['ComplaintCategory'];
export type ComplaintDraft = components['schemas']['ComplaintDraft'];
export type Confirmation = components['schemas']['Confirmation'];
export type ConsumerFeedbackDraft = components['schemas']['ConsumerFeedbackDraft'];
export type ContactUpdate = components['schemas']['ContactUpdate'];
export type Counterparty = components['schemas']['Counterparty'];
export type CounterpartyDraft = components['schemas']['CounterpartyDraft'];
export type Credentials = components['schemas']['Credentials'];
export type Currency = components['schemas']['Currency'];
export type Document = components['schemas']['Document'];
export type DocumentIds = components['schemas']['DocumentIds'];
export type Documents = components['schemas']['Documents'];
export type DocumentSort = components['schemas']['DocumentSort'];
export type DocumentUpload = components['schemas']['DocumentUpload'];
export type Draft = components['schemas']['Draft'];
export type Drafts = components['schemas']['Drafts'];
export type DraftUpdate = components['schemas']['DraftUpdate'];
export type Email = components['schemas']['Email'];
export type Etalon = components['schemas']['Etalon'];
export type EtalonCategory = components['schemas']['EtalonCategory'];
export type Etalons = components['schemas']['Etalons'];
export type EvaluationDraft = components['schemas']['EvaluationDraft'];
export type EvaluationScope = components['schemas']['EvaluationScope'];
export type EvaluationSummary = components['schemas']['EvaluationSummary'];
export type EvaluationTally = components['schemas']['EvaluationTally'];
export type ExchangeRate = components['schemas']['ExchangeRate'];
export type ExchangeRateHistory = components['schemas']['ExchangeRateHistory'];
export type ExchangeRates = components['schemas']['ExchangeRates'];
export type Faq = components['schemas']['Faq'];
export type Faqs = components['schemas']['Faqs'];
export type Feedback = components['schemas']['Feedback'];
export type FeedbackCategory = components['schemas']['FeedbackCategory'];
export type FeedbackDraft = components['schemas']['FeedbackDraft'];
export type FeedbackReceipt = components['schemas']['FeedbackReceipt'];
export type Feedbacks = components['schemas']['Feedbacks'];
export type FeedbackType = components['schemas']['FeedbackType'];
export type FieldProblem = components['schemas']['FieldProblem'];
export type FollowedAppeal = components['schemas']['FollowedAppeal'];
export type FollowedAppealStep = components['schemas']['FollowedAppealStep'];
export type GoodsCode = components['schemas']['GoodsCode'];
export type HandOver = components['schemas']['HandOver'];
export type Id = components['schemas']['Id'];
export type IdentitySession = components['schemas']['IdentitySession'];
export type Incident = components['schemas']['Incident'];
export type Language = components['schemas']['Language'];
export type LanguageChoice = components['schemas']['LanguageChoice'];
export type Manufacturer = components['schemas']['Manufacturer'];
export type MarketPrice = components['schemas']['MarketPrice'];
export type MarketPrices = components['schemas']['MarketPrices'];
export type MarketPriceSort = components['schemas']['MarketPriceSort'];
export type NewPassword = components['schemas']['NewPassword'];
export type Notification = components['schemas']['Notification'];
export type NotificationChannels = components['schemas']['NotificationChannels'];
export type NotificationCount = components['schemas']['NotificationCount'];
export type NotificationEvent = components['schemas']['NotificationEvent'];
export type NotificationMessage = components['schemas']['NotificationMessage'];
export type NotificationSettings = components['schemas']['NotificationSettings'];
export type Obligations = components['schemas']['Obligations'];
export type ObligationSort = components['schemas']['ObligationSort'];
export type Office = components['schemas']['Office'];
export type Offices = components['schemas']['Offices'];
export type OpeningHours = components['schemas']['OpeningHours'];
export type OwnWords = components['schemas']['OwnWords'];
export type PagePath = components['schemas']['PagePath'];
export type Paging = components['schemas']['Paging'];
export type PaidPayment = components['schemas']['PaidPayment'];
export type PaidPayments = components['schemas']['PaidPayments'];
export type PaidPaymentSort = components['schemas']['PaidPaymentSort'];
export type PasswordChange = components['schemas']['PasswordChange'];
export type PasswordCheck = components['schemas']['PasswordCheck'];
export type PasswordReset = components['schemas']['PasswordReset'];
export type Payment = components['schemas']['Payment'];
export type PaymentStart = components['schemas']['PaymentStart'];
export type Period = components['schemas']['Period'];
export type PersonName = components['schemas']['PersonName'];
export type PhoneNumber = components['schemas']['PhoneNumber'];
export type Picture = components['schemas']['Picture'];
export type Pin = components['schemas']['Pin'];
export type Possessor = components['schemas']['Possessor'];
export type PossessorDraft = components['schemas']['PossessorDraft'];
export type Post = components['schemas']['Post'];
export type PostDetail = components['schemas']['PostDetail'];
export type PostPlace = components['schemas']['PostPlace'];
export type Posts = components['schemas']['Posts'];
export type PricePoint = components['schemas']['PricePoint'];
export type Problem = components['schemas']['Problem'];
export type ProblemCode = components['schemas']['ProblemCode'];
export type Product = components['schemas']['Product'];
export type Products = components['schemas']['Products'];
export type Question = components['schemas']['Question'];
export type QuestionAnswer = components['schemas']['QuestionAnswer'];
export type Questionnaire = components['schemas']['Questionnaire'];
export type Questionnaires = components['schemas']['Questionnaires'];
export type RatePoint = components['schemas']['RatePoint'];
export type Reference = components['schemas']['Reference'];
export type Region = components['schemas']['Region'];
export type RegisterEntries = components['schemas']['RegisterEntries'];
export type RegisterEntry = components['schemas']['RegisterEntry'];
export type RegisterName = components['schemas']['RegisterName'];
export type Registration = components['schemas']['Registration'];
export type RemarkDraft = components['schemas']['RemarkDraft'];
export type RenewedTokens = components['schemas']['RenewedTokens'];
export type Report = components['schemas']['Report'];
export type ReportReceipt = components['schemas']['ReportReceipt'];
export type Reports = components['schemas']['Reports'];
export type ReportSubmission = components['schemas']['ReportSubmission'];
export type RequiredDocument = components['schemas']['RequiredDocument'];
export type RiskGroup = components['schemas']['RiskGroup'];
export type RiskGroups = components['schemas']['RiskGroups'];
export type Role = components['schemas']['Role'];
export type SearchResult = components['schemas']['SearchResult'];
export type SearchResults = components['schemas']['SearchResults'];
export type Service = components['schemas']['Service'];
export type ServiceDetail = components['schemas']['ServiceDetail'];
export type ServiceForm = components['schemas']['ServiceForm'];
export type ServiceFormField = components['schemas']['ServiceFormField'];
export type Services = components['schemas']['Services'];
export type ServiceState = components['schemas']['ServiceState'];
export type ServiceStatus = components['schemas']['ServiceStatus'];
export type ServiceStep = components['schemas']['ServiceStep'];
export type ServiceType = components['schemas']['ServiceType'];
export type SessionEnd = components['schemas']['SessionEnd'];
export type SessionTokens = components['schemas']['SessionTokens'];
export type Standard = components['schemas']['Standard'];
export type Standards = components['schemas']['Standards'];
export type StandardStatus = components['schemas']['StandardStatus'];
export type StoredDraft = components['schemas']['StoredDraft'];
export type Subject = components['schemas']['Subject'];
export type SuggestionDraft = components['schemas']['SuggestionDraft'];
export type Taxpayer = components['schemas']['Taxpayer'];
export type Token = components['schemas']['Token'];
export type Topic = components['schemas']['Topic'];
export type TraderAnswer = components['schemas']['TraderAnswer'];
export type User = components['schemas']['User'];
export type UserLanguage = components['schemas']['UserLanguage'];
export type UserUpdate = components['schemas']['UserUpdate'];
export type VerificationCode = components['schemas']['VerificationCode'];
export type Voen = components['schemas']['Voen'];
export type ResponseAlreadyEvaluated = components['responses']['AlreadyEvaluated'];
export type ResponseAlreadyPaid = components['responses']['AlreadyPaid'];
export type ResponseAppealClosed = components['responses']['AppealClosed'];
export type ResponseAppealRejected = components['responses']['AppealRejected'];
export type ResponseAppealTakenUp = components['responses']['AppealTakenUp'];
export type ResponseAppealUnknown = components['responses']['AppealUnknown'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseCallbackRejected = components['responses']['CallbackRejected'];
export type ResponseCertificateUnknown = components['responses']['CertificateUnknown'];
export type ResponseChanged = components['responses']['Changed'];
export type ResponseEmailNotVerified = components['responses']['EmailNotVerified'];
export type ResponseEvaluationRejected = components['responses']['EvaluationRejected'];
export type ResponseFeedbackRejected = components['responses']['FeedbackRejected'];
export type ResponseFileRejected = components['responses']['FileRejected'];
export type ResponseFileTooLarge = components['responses']['FileTooLarge'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseIdentityRefused = components['responses']['IdentityRefused'];
export type ResponseKeyReused = components['responses']['KeyReused'];
export type ResponseNotAcceptable = components['responses']['NotAcceptable'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseNotOwnAccount = components['responses']['NotOwnAccount'];
export type ResponseNotOwnPossessor = components['responses']['NotOwnPossessor'];
export type ResponsePasswordRejected = components['responses']['PasswordRejected'];
export type ResponsePossessorRejected = components['responses']['PossessorRejected'];
export type ResponseRegistrationRejected = components['responses']['RegistrationRejected'];
export type ResponseReportRejected = components['responses']['ReportRejected'];
export type ResponseResetRejected = components['responses']['ResetRejected'];
export type ResponseServerFault = components['responses']['ServerFault'];
export type ResponseSessionEnded = components['responses']['SessionEnded'];
export type ResponseSlotTaken = components['responses']['SlotTaken'];
export type ResponseTaxpayerUnknown = components['responses']['TaxpayerUnknown'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseUnprocessable = components['responses']['Unprocessable'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseWrongAccountType = components['responses']['WrongAccountType'];
export type ResponseWrongCode = components['responses']['WrongCode'];
export type ResponseWrongCredentials = components['responses']['WrongCredentials'];
export type ParameterAppealId = components['parameters']['AppealId'];
export type ParameterCandidatePassword = components['parameters']['CandidatePassword'];
export type ParameterFormKey = components['parameters']['FormKey'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterIfMatch = components['parameters']['IfMatch'];
export type ParameterLang = components['parameters']['Lang'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterPaymentId = components['parameters']['PaymentId'];
export type ParameterPerPage = components['parameters']['PerPage'];
export type ParameterPossessorId = components['parameters']['PossessorId'];
export type HeaderEntityTag = components['headers']['EntityTag'];
export type HeaderNoStore = components['headers']['NoStore'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderRevalidated = components['headers']['Revalidated'];
export type HeaderUpdateTag = components['headers']['UpdateTag'];
export type HeaderVaryAuthorization = components['headers']['VaryAuthorization'];
export type $defs = Record<string, never>;
export interface operations {
    listAppeals: {
        parameters: {
            query?: {
                /**
                 * @description Only appeals of this kind.
                 * @example APPLICATION
                 */
                kind?: components["schemas"]["AppealKind"];
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description The page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of entries per page.
                 * @example 10
                 */
                perPage?: components["parameters"]["PerPage"];
                /**
                 * @description The sort order.
                 * @example appealDate.desc
                 */
                sort?: components["schemas"]["AppealSort"];
                /**
                 * @description Only appeals with this status.
                 * @example IN_PROCESS
                 */
                status?: components["schemas"]["ApplicationStatus"];
                /**
                 * @description Only appeals with these words in the appeal number or the service type.
                 * @example 2026-00481
                 */
                word?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of appeals. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appeals"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendAppeal: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description A unique value, such as a UUID, that the client generates for one submission and sends again with each retry. A retry with the same key returns the first successful response, with its message in the first language, and is not processed a second time. Only a success uses up the key: after a refusal it may be sent again, with the same or a corrected request. The server keeps a key for 24 hours, for the account that has sent it, which is the person or the organisation they act for: the same key of another account is another one. All requests without a token share theirs. A key counts for one operation: another operation has keys of its own. The same key with another request than the successful one, such as one with another id in its path, is rejected with 422 and the code KEY_REUSED. A second request with the key that arrives while the first one is processed waits for its response.
                 * @example 5f0c1d9e-8a77-4b7e-9c55-2f6f0a1b7d42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppealDraft"];
            };
        };
        responses: {
            /** @description The registered appeal with its number, and a message for the user. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppealReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["AppealRejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readAppeal: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The appeal's id in paths.
                 * @example 481
                 */
                id: components["parameters"]["AppealId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The appeal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["UpdateTag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppealDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    correctAppeal: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description The `ETag` of what the client has read. When it has changed meanwhile, in another tab or on another device, the server changes nothing and answers 412. A tag with the prefix `W/` and the same tag without it name the same version, because a proxy that compresses a response adds the prefix. Without the header, or when the server sends no `ETag`, the last update wins.
                 * @example W/"3f8a1c2e"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The appeal's id in paths. The service has not taken it up.
                 * @example 402
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppealDraft"];
            };
        };
        responses: {
            /** @description The corrected appeal, and a message for the user. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppealReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AppealTakenUp"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["AppealRejected"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAppealMessages: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description The page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of entries per page.
                 * @example 10
                 */
                perPage?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description The appeal's id in paths.
                 * @example 481
                 */
                id: components["parameters"]["AppealId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of messages. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppealMessages"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendAppealMessage: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description A unique value, such as a UUID, that the client generates for one submission and sends again with each retry. A retry with the same key returns the first successful response, with its message in the first language, and is not processed a second time. Only a success uses up the key: after a refusal it may be sent again, with the same or a corrected request. The server keeps a key for 24 hours, for the account that has sent it, which is the person or the organisation they act for: the same key of another account is another one. All requests without a token share theirs. A key counts for one operation: another operation has keys of its own. The same key with another request than the successful one, such as one with another id in its path, is rejected with 422 and the code KEY_REUSED. A second request with the key that arrives while the first one is processed waits for its response.
                 * @example 5f0c1d9e-8a77-4b7e-9c55-2f6f0a1b7d42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The appeal's id in paths.
                 * @example 481
                 */
                id: components["parameters"]["AppealId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppealMessageDraft"];
            };
        };
        responses: {
            /** @description The message that was sent. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppealMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawAppeal: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The appeal's id in paths.
                 * @example 481
                 */
                id: components["parameters"]["AppealId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated appeal, and a message for the user. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppealReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AppealClosed"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    findAppeal: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppealLookup"];
            };
        };
        responses: {
            /** @description The status of the appeal, or nothing when the number and the e-mail address do not belong together. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppealLookupResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readCallCenter: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact details. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallCenter"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestCallback: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description A unique value, such as a UUID, that the client generates for one submission and sends again with each retry. A retry with the same key returns the first successful response, with its message in the first language, and is not processed a second time. Only a success uses up the key: after a refusal it may be sent again, with the same or a corrected request. The server keeps a key for 24 hours, for the account that has sent it, which is the person or the organisation they act for: the same key of another account is another one. All requests without a token share theirs. A key counts for one operation: another operation has keys of its own. The same key with another request than the successful one, such as one with another id in its path, is rejected with 422 and the code KEY_REUSED. A second request with the key that arrives while the first one is processed waits for its response.
                 * @example 5f0c1d9e-8a77-4b7e-9c55-2f6f0a1b7d42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CallbackDraft"];
            };
        };
        responses: {
            /** @description The booked callback, and a message for the user. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallbackReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SlotTaken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CallbackRejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkCertificate: {
        parameters: {
            query: {
                /**
                 * @description The number of the certificate, as printed on it.
                 * @example S-2025-00118
                 */
                certificateNo: string;
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificate, or nothing when the number is unknown. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocuments: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description The page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of entries per page.
                 * @example 10
                 */
                perPage?: components["parameters"]["PerPage"];
                /**
                 * @description The sort order.
                 * @example createdAt.desc
                 */
                sort?: components["schemas"]["DocumentSort"];
                /**
                 * @description Only documents with these words in the name, the file name or the appeal number.
                 * @example protokol
                 */
                word?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of documents. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Documents"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadDocument: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description A unique value, such as a UUID, that the client generates for one submission and sends again with each retry. A retry with the same key returns the first successful response, with its message in the first language, and is not processed a second time. Only a success uses up the key: after a refusal it may be sent again, with the same or a corrected request. The server keeps a key for 24 hours, for the account that has sent it, which is the person or the organisation they act for: the same key of another account is another one. All requests without a token share theirs. A key counts for one operation: another operation has keys of its own. The same key with another request than the successful one, such as one with another id in its path, is rejected with 422 and the code KEY_REUSED. A second request with the key that arrives while the first one is processed waits for its response.
                 * @example 5f0c1d9e-8a77-4b7e-9c55-2f6f0a1b7d42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DocumentUpload"];
            };
        };
        responses: {
            /** @description The document. It contains no message, because the user sees the file in the list. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["FileTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FileRejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadDocument: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The document's id.
                 * @example 8102
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file as it was uploaded or issued. Its content type is the `mimeType` of the document, or `application/octet-stream` when the portal cannot show this type. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    /**
                     * @description The file name for saving, that of the document. As in RFC 6266, quotes in it are escaped, and letters outside of ASCII are in `filename*`.
                     * @example attachment; filename="qebz.png"; filename*=UTF-8''q%C9%99bz.png
                     */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob | File;
                    "application/pdf": Blob | File;
                    "image/jpeg": Blob | File;
                    "image/png": Blob | File;
                    "video/mp4": Blob | File;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDrafts: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description The page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of entries per page.
                 * @example 10
                 */
                perPage?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of drafts. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Drafts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readDraft: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The form that the draft belongs to. The client chooses the key, for example `complaint` or `service-101`. Each user has one draft per key.
                 * @example service-101
                 */
                formKey: components["parameters"]["FormKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["UpdateTag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    keepDraft: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description The `ETag` of what the client has read. When it has changed meanwhile, in another tab or on another device, the server changes nothing and answers 412. A tag with the prefix `W/` and the same tag without it name the same version, because a proxy that compresses a response adds the prefix. Without the header, or when the server sends no `ETag`, the last update wins.
                 * @example W/"3f8a1c2e"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The form that the draft belongs to. The client chooses the key, for example `complaint` or `service-101`. Each user has one draft per key.
                 * @example service-101
                 */
                formKey: components["parameters"]["FormKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftUpdate"];
            };
        };
        responses: {
            /** @description The saved draft. It contains no message, because the portal saves automatically. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["UpdateTag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEtalons: {
        parameters: {
            query?: {
                /**
                 * @description Only etalons of this category.
                 * @example temperature
                 */
                category?: components["schemas"]["EtalonCategory"];
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description The page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of entries per page.
                 * @example 10
                 */
                perPage?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of etalons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Revalidated"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["VaryAuthorization"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Etalons"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listQuestionnaires: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description The page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of entries per page.
                 * @example 10
                 */
                perPage?: components["parameters"]["PerPage"];
                /**
                 * @description Only questionnaires of this scope.
                 * @example GENERAL
                 */
                scope?: components["schemas"]["EvaluationScope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of questionnaires. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Revalidated"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["VaryAuthorization"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Questionnaires"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendEvaluation: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description A unique value, such as a UUID, that the client generates for one submission and sends again with each retry. A retry with the same key returns the first successful response, with its message in the first language, and is not processed a second time. Only a success uses up the key: after a refusal it may be sent again, with the same or a corrected request. The server keeps a key for 24 hours, for the account that has sent it, which is the person or the organisation they act for: the same key of another account is another one. All requests without a token share theirs. A key counts for one operation: another operation has keys of its own. The same key with another request than the successful one, such as one with another id in its path, is rejected with 422 and the code KEY_REUSED. A second request with the key that arrives while the first one is processed waits for its response.
                 * @example 5f0c1d9e-8a77-4b7e-9c55-2f6f0a1b7d42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EvaluationDraft"];
            };
        };
        responses: {
            /** @description The evaluation is registered. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Confirmation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AppealUnknown"];
            409: components["responses"]["AlreadyEvaluated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["EvaluationRejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readEvaluationSummary: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description The page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of entries per page.
                 * @example 10
                 */
                perPage?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of results. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Revalidated"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["VaryAuthorization"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvaluationSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listExchangeRates: {
        parameters: {
            query?: {
                /**
                 * @description The day of the rates, today in Baku or earlier. A later day has none.
                 * @example 2025-05-16
                 */
                date?: string;
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description The page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of entries per page.
                 * @example 10
                 */
                perPage?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of rates. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Revalidated"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["VaryAuthorization"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeRates"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readExchangeRateHistory: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The currency's three-letter code.
                 * @example EUR
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rates of the currency. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Revalidated"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["VaryAuthorization"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeRateHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFaq: {
        parameters: {
            query?: {
                /**
                 * @description Only questions of the category with this id.
                 * @example certificates
                 */
                category?: components["schemas"]["Id"];
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description The page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of entries per page.
                 * @example 10
                 */
                perPage?: components["parameters"]["PerPage"];
                /**
                 * @description Only questions that contain these words, in the question or in the answer.
                 * @example sertifikat
                 */
                word?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of questions, and all categories. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Revalidated"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["VaryAuthorization"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faqs"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFeedbacks: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description The page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of entries per page.
                 * @example 10
                 */
                perPage?: components["parameters"]["PerPage"];
                /**
                 * @description Only feedback of this type.
                 * @example CONSUMER_RIGHTS
                 */
                type?: components["schemas"]["FeedbackType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of feedback. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feedbacks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendFeedback: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description A unique value, such as a UUID, that the client generates for one submission and sends again with each retry. A retry with the same key returns the first successful response, with its message in the first language, and is not processed a second time. Only a success uses up the key: after a refusal it may be sent again, with the same or a corrected request. The server keeps a key for 24 hours, for the account that has sent it, which is the person or the organisation they act for: the same key of another account is another one. All requests without a token share theirs. A key counts for one operation: another operation has keys of its own. The same key with another request than the successful one, such as one with another id in its path, is rejected with 422 and the code KEY_REUSED. A second request with the key that arrives while the first one is processed waits for its response.
                 * @example 5f0c1d9e-8a77-4b7e-9c55-2f6f0a1b7d42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackDraft"];
            };
        };
        responses: {
            /** @description The registered feedback, and a message for the user. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FeedbackRejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMarketPrices: {
        parameters: {
            query?: {
                /**
                 * @description Only products of the category with this id.
                 * @example bread
                 */
                category?: components["schemas"]["Id"];
                /**
                 * @description The day of the prices, today in Baku or earlier. A later day has none.
                 * @example 2026-03-16
                 */
                date?: string;
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description The page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of entries per page.
                 * @example 10
                 */
                perPage?: components["parameters"]["PerPage"];
                /**
                 * @description Only prices of the product with this id. A server that ignores it returns all products.
                 * @example bread
                 */
                productId?: components["schemas"]["Id"];
                /**
                 * @description Only prices of the region with this id.
                 * @example baku
                 */
                region?: components["schemas"]["Id"];
                /**
                 * @description The sort order.
                 * @example product.asc
                 */
                sort?: components["schemas"]["MarketPriceSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of prices, and all regions and categories. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Revalidated"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["VaryAuthorization"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketPrices"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readNotifications: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description The page number, starting at 1. Without `perPage` it has no effect.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description The number of notifications per page. Without it, the response has all notifications. A server may ignore it: a client stops at a notification that it has already.
                 * @example 50
                 */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notifications. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    countNotifications: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number as a JSON number. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    markNotificationsRead: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of unread notifications, normally 0. It contains no message, because the portal sends the request automatically. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readNotificationSettings: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channels of each kind of event. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNotificationSettings: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationSettings"];
            };
        };
        responses: {
            /** @description The channels of each kind of event after the change. It contains no message, because each switch is saved by itself. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOffices: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description The page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of entries per page.
                 * @example 10
                 */
                perPage?: components["parameters"]["PerPage"];
                /**
                 * @description Only offices in the region with this id.
                 * @example ganja
                 */
                region?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of offices, and the regions of all offices. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Revalidated"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["VaryAuthorization"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offices"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadReceipt: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of a completed payment.
                 * @example 6044
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    /**
                     * @description The file name for saving. As in RFC 6266, quotes in it are escaped, and letters outside of ASCII are in `filename*`.
                     * @example attachment; filename="receipt-6044.pdf"
                     */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob | File;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPayment: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description A unique value, such as a UUID, that the client generates for one submission and sends again with each retry. A retry with the same key returns the first successful response, with its message in the first language, and is not processed a second time. Only a success uses up the key: after a refusal it may be sent again, with the same or a corrected request. The server keeps a key for 24 hours, for the account that has sent it, which is the person or the organisation they act for: the same key of another account is another one. All requests without a token share theirs. A key counts for one operation: another operation has keys of its own. The same key with another request than the successful one, such as one with another id in its path, is rejected with 422 and the code KEY_REUSED. A second request with the key that arrives while the first one is processed waits for its response.
                 * @example 5f0c1d9e-8a77-4b7e-9c55-2f6f0a1b7d42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The payment's id.
                 * @example 6098
                 */
                id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The URL of the payment page. It contains no message, because the user leaves the portal immediately. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentStart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadyPaid"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listObligations: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description The page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of entries per page.
                 * @example 10
                 */
                perPage?: components["parameters"]["PerPage"];
                /**
                 * @description The sort order.
                 * @example dueDate.asc
                 */
                sort?: components["schemas"]["ObligationSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of payments. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Obligations"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPaidPayments: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description The page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of entries per page.
                 * @example 10
                 */
                perPage?: components["parameters"]["PerPage"];
                /**
                 * @description The sort order.
                 * @example paymentDate.desc
                 */
                sort?: components["schemas"]["PaidPaymentSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of payments. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaidPayments"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePossessor: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description The `ETag` of what the client has read. When it has changed meanwhile, in another tab or on another device, the server changes nothing and answers 412. A tag with the prefix `W/` and the same tag without it name the same version, because a proxy that compresses a response adds the prefix. Without the header, or when the server sends no `ETag`, the last update wins.
                 * @example W/"3f8a1c2e"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The possessor's id.
                 * @example 7001
                 */
                id: components["parameters"]["PossessorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PossessorDraft"];
            };
        };
        responses: {
            /** @description The possessor as it is now stored. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Possessor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotOwnPossessor"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PossessorRejected"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerPossessor: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PossessorDraft"];
            };
        };
        responses: {
            /** @description The possessor with its id. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Possessor"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PossessorRejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readPossessor: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The possessor's id.
                 * @example 7001
                 */
                id: components["parameters"]["PossessorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The possessor. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["UpdateTag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Possessor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPosts: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description The page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of entries per page.
                 * @example 10
                 */
                perPage?: components["parameters"]["PerPage"];
                /**
                 * @description Only posts of this section.
                 * @example news
                 */
                place?: components["schemas"]["PostPlace"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of posts. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Revalidated"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["VaryAuthorization"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Posts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readPost: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The post's id.
                 * @example 301
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Revalidated"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["VaryAuthorization"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchProducts: {
        parameters: {
            query?: {
                /**
                 * @description Only goods with a code that begins with these digits.
                 * @example 0405
                 */
                goodsCode?: components["schemas"]["GoodsCode"];
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description The page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of entries per page.
                 * @example 10
                 */
                perPage?: components["parameters"]["PerPage"];
                /**
                 * @description Only goods of the risk group with this id.
                 * @example r2
                 */
                riskGroup?: components["schemas"]["Id"];
                /**
                 * @description Only goods with these words in the name, category or description.
                 * @example yağ
                 */
                word?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of products. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Revalidated"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["VaryAuthorization"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Products"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    signIn: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description The user is signed in. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionTokens"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["WrongCredentials"];
            409: components["responses"]["EmailNotVerified"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewSession: {
        parameters: {
            query: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description The refresh token issued together with the expired access token.
                 * @example example-refresh-token
                 */
                refreshToken: components["schemas"]["Token"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new pair of tokens. The old refresh token is no longer valid; the old access token may be until it expires. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewedTokens"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    handOverSession: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A second pair of tokens, and the user's privileges in the other portal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandOver"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionEnd"];
            };
        };
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInWithIdentity: {
        parameters: {
            query: {
                /**
                 * @description The code issued by the state identity service.
                 * @example example-identity-code
                 */
                code: string;
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description The token of a call center conversation to continue after sign-in. Absent when there is none.
                 * @example example-messenger-token
                 */
                messengerToken?: components["schemas"]["Token"];
                /**
                 * @description The redirect URI of the sign-in. A server refuses any other than the registered ones, such as that of another site, with 400 or 401.
                 * @example https://portal.example/asan-login
                 */
                redirect: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is signed in. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentitySession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["IdentityRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    chooseAccount: {
        parameters: {
            query?: {
                /**
                 * @description The certificate number of the position to act in. Without it, the user acts as a citizen.
                 * @example AZ-2026-000481
                 */
                certNumber?: string;
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account is selected. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountChoice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotOwnAccount"];
            404: components["responses"]["CertificateUnknown"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchRegister: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description The page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of entries per page.
                 * @example 10
                 */
                perPage?: components["parameters"]["PerPage"];
                /**
                 * @description Only entries with these words in the number, name, type or manufacturer.
                 * @example tərəzi
                 */
                word?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The name of the register.
                 * @example measurement-tools
                 */
                register: components["schemas"]["RegisterName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the register. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Revalidated"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["VaryAuthorization"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterEntries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendRemark: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description A unique value, such as a UUID, that the client generates for one submission and sends again with each retry. A retry with the same key returns the first successful response, with its message in the first language, and is not processed a second time. Only a success uses up the key: after a refusal it may be sent again, with the same or a corrected request. The server keeps a key for 24 hours, for the account that has sent it, which is the person or the organisation they act for: the same key of another account is another one. All requests without a token share theirs. A key counts for one operation: another operation has keys of its own. The same key with another request than the successful one, such as one with another id in its path, is rejected with 422 and the code KEY_REUSED. A second request with the key that arrives while the first one is processed waits for its response.
                 * @example 5f0c1d9e-8a77-4b7e-9c55-2f6f0a1b7d42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemarkDraft"];
            };
        };
        responses: {
            /** @description The remark is received. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Confirmation"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description The page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of entries per page.
                 * @example 10
                 */
                perPage?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of reports. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reports"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitReport: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The report's id.
                 * @example 712
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportSubmission"];
            };
        };
        responses: {
            /** @description The report as it is now stored, and a message for the user. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ReportRejected"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRiskGroups: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description The page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of entries per page.
                 * @example 10
                 */
                perPage?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of risk groups. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Revalidated"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["VaryAuthorization"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskGroups"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchPortal: {
        parameters: {
            query: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description The page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of entries per page.
                 * @example 10
                 */
                perPage?: components["parameters"]["PerPage"];
                /**
                 * @description The search text.
                 * @example sertifikat
                 */
                word: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of results. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listServices: {
        parameters: {
            query?: {
                /**
                 * @description Only services of this portal.
                 * @example 1
                 */
                competitionQualityType?: components["schemas"]["CompetitionQualityType"];
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description The page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of entries per page.
                 * @example 10
                 */
                perPage?: components["parameters"]["PerPage"];
                /**
                 * @description Only services of this type.
                 * @example E_SERVICE
                 */
                type?: components["schemas"]["ServiceType"];
                /**
                 * @description Only services with these words in the name or summary.
                 * @example sertifikat
                 */
                word?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of services. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Revalidated"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["VaryAuthorization"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Services"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readService: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The service's id.
                 * @example 101
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Revalidated"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["VaryAuthorization"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStandards: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description The page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of entries per page.
                 * @example 10
                 */
                perPage?: components["parameters"]["PerPage"];
                /**
                 * @description Only standards with this status.
                 * @example IN_FORCE
                 */
                status?: components["schemas"]["StandardStatus"];
                /**
                 * @description Only standards with these words in the designation or title.
                 * @example qida
                 */
                word?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of standards. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Revalidated"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["VaryAuthorization"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Standards"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readServiceStatus: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status of the service. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Revalidated"];
                    ETag: components["headers"]["EntityTag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description The `ETag` of what the client has read. When it has changed meanwhile, in another tab or on another device, the server changes nothing and answers 412. A tag with the prefix `W/` and the same tag without it name the same version, because a proxy that compresses a response adds the prefix. Without the header, or when the server sends no `ETag`, the last update wins.
                 * @example W/"3f8a1c2e"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description The changes are saved. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["WrongAccountType"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateContacts: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description The `ETag` of what the client has read. When it has changed meanwhile, in another tab or on another device, the server changes nothing and answers 412. A tag with the prefix `W/` and the same tag without it name the same version, because a proxy that compresses a response adds the prefix. Without the header, or when the server sends no `ETag`, the last update wins.
                 * @example W/"3f8a1c2e"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactUpdate"];
            };
        };
        responses: {
            /** @description The changes are saved. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["WrongAccountType"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The new password is set. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["WrongAccountType"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PasswordRejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readUser: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in user. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["UpdateTag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkOwnPassword: {
        parameters: {
            query: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description The password that the user wants to set, spaces included.
                 * @example Şəffaf-Bazar-2026
                 */
                pass: components["parameters"]["CandidatePassword"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result of the check, also when the password is not accepted. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerUser: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description The account is created and awaits confirmation. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RegistrationRejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    activateAccount: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The code from the e-mail.
                 * @example 482913
                 */
                code: components["schemas"]["VerificationCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address is confirmed, and the account is active. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["WrongCode"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description The e-mail address of the account.
                 * @example emma.lindqvist@nordvik.example
                 */
                username: components["schemas"]["Email"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code was sent if the account exists. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkNewPassword: {
        parameters: {
            query: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description The user's given name.
                 * @example Emma
                 */
                name: components["schemas"]["PersonName"];
                /**
                 * @description The password that the user wants to set, spaces included.
                 * @example Şəffaf-Bazar-2026
                 */
                pass: components["parameters"]["CandidatePassword"];
                /**
                 * @description The user's surname.
                 * @example Lindqvist
                 */
                surname: components["schemas"]["PersonName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result of the check, also when the password is not accepted. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description The code from the e-mail.
                 * @example 730518
                 */
                verificationCode: components["schemas"]["VerificationCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The new password is set, and the user can sign in. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ResetRejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    chooseLanguage: {
        parameters: {
            query?: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LanguageChoice"];
            };
        };
        responses: {
            /** @description The language that is now stored. It contains no message, because the user sees the change. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LanguageChoice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    lookUpTaxpayer: {
        parameters: {
            query: {
                /**
                 * @description The language of the localised texts in the response, including error messages.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description The taxpayer number (VÖEN).
                 * @example 1700000011
                 */
                tpn: components["schemas"]["Voen"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The taxpayer as recorded in the tax register. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Taxpayer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["TaxpayerUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    notificationPushed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationMessage"];
            };
        };
        responses: {
            /** @description The client sends no response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
