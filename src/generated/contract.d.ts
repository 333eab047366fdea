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
         * List one's appeals
         * @description What the signed-in person has asked for, complained about and suggested, in their own name or that of the organisation they act for. Having sent nothing yet is a normal answer with an empty list.
         */
        get: operations["listAppeals"];
        put?: never;
        /**
         * Send an appeal
         * @description Sends an application for a service, a complaint or a suggestion, after the person has looked it over once more. It is registered under a number, the law's time for an answer begins, and the draft of it may be thrown away. Files are uploaded before and named by their numbers.
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
         * @description One appeal with what was sent, how far it has come and why, the files that go with it and what it costs. Somebody else's appeal is answered with 404, as if it did not exist.
         */
        get: operations["readAppeal"];
        put?: never;
        post?: never;
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
         * @description Takes an appeal back, after the person has confirmed that they mean it. From then on nobody works on it. One that has been decided already is answered with 409.
         */
        put: operations["withdrawAppeal"];
        post?: never;
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
         * Read how the call center is reached
         * @description The number, the hours and the chat of the call center, for the same place on every page. Somebody who is signed in also gets the times at which they can be called back.
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
         * Ask to be called back
         * @description Books one of the free times and says what the call is about, so that whoever calls is prepared. A time somebody else took meanwhile is answered with 409.
         */
        post: operations["requestCallback"];
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
         * List one's documents
         * @description The files the signed-in person has sent and those that were issued to them, with what kind of file each one is and how large. Having none yet is a normal answer with an empty list.
         */
        get: operations["listDocuments"];
        put?: never;
        /**
         * Upload a file
         * @description Sends one file ahead of the appeal, feedback or report it goes with. That one then names it by its number. A file nothing names within a day is thrown away. What it is, is told by its content and not by its name.
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
         * @description The file itself, to be shown or saved. Pictures, videos and PDF are shown in the portal, everything else is only saved. Somebody else's document is answered with 404, as if it did not exist.
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
    "/drafts/{formKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the draft of a form
         * @description What the signed-in person filled in in a form the last time, on whatever device. It is read when the form opens, and the person is asked whether to go on with it. Having no draft is a normal answer without data.
         */
        get: operations["readDraft"];
        /**
         * Keep the draft of a form
         * @description Keeps what is filled in so far, each time the person pauses. It replaces the draft before it, and null throws it away, which is done once the form is sent. Drafts nobody has touched for 60 days are thrown away. If it cannot be kept, the person goes on all the same.
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
         * @description The government standards all other measuring instruments are compared with, in eight categories. Without a category all of them are listed. A category may have none, which is a normal answer with an empty list.
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
         * @description The questions by which services and the office as a whole are evaluated. Without a scope all of them are listed. Finding nothing is a normal answer with an empty list.
         */
        get: operations["listQuestionnaires"];
        put?: never;
        /**
         * Send an evaluation
         * @description Sends the answers to one questionnaire, with or without signing in. Whoever evaluates an appeal of their own is signed in and names it, and does so once. What was answered is counted, and nobody sees who answered it.
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
         * Read how services are evaluated
         * @description How many answers to the questionnaires were yes, no and partially, service by service, the most evaluated first. A service nobody has evaluated yet is not in the list.
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
         * @description The official rates of the manat. Without a date it gives the latest ones. A day that has no rates yet is a normal answer with an empty list.
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
    "/faq/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List frequent questions
         * @description The questions people ask most, with their answers, by category. A category or words narrow the list, and finding nothing is a normal answer with an empty list.
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
         * List one's feedbacks
         * @description What the signed-in person has told the service about consumer rights or competition, and what it answered, the newest first. Having told nothing yet is a normal answer with an empty list.
         */
        get: operations["listFeedbacks"];
        put?: never;
        /**
         * Send feedback
         * @description Tells the service about a consumer's right that was broken or about unfair competition. It is registered, and the answer appears in the list of feedbacks. Files are uploaded before and named by their numbers.
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
         * @description What everyday goods cost in the markets, region by region, with how each price moved. Without a date it gives the latest prices. A day without prices is a normal answer with an empty list.
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
         * Read one's notifications
         * @description Everything the service told the signed-in person, the newest first. An empty list means that there is nothing yet.
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
         * Count one's unread notifications
         * @description The number on the bell in the header. It is read after sign-in, and counted on by the portal as messages arrive.
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
         * @description The person has opened their list, so nothing in it is new any more. It always means all of them, and doing it twice does no harm.
         */
        put: operations["markNotificationsRead"];
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
         * @description The receipt of a payment that has been made, as a PDF in the language asked for. A payment that has not been made has no receipt and is answered with 404.
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
         * @description Prepares the payment at the bank and says where the person goes on. The bank's page leads back to the portal's list of paid payments, whether or not it was paid. An amount that has been paid already is answered with 409.
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
         * List what one has to pay
         * @description Duties, fees and fines the signed-in person has not paid yet, each with the service and the appeal it belongs to. Owing nothing is a normal answer with an empty list.
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
         * List what one has paid
         * @description What the signed-in person has paid and when, each with a receipt to download. Having paid nothing yet is a normal answer with an empty list.
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
         * Change a possessor
         * @description Saves what a signed-in person changed about their organisation. Somebody else's organisation is refused with 403.
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
         * @description The first step of registration. The number in the answer goes into the registration of the user. Anything but 200 stops the registration, and nothing more is sent.
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
         * @description Fills the organisation's part of the personal information page. A number nobody has is answered with 404.
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
         * @description What has been published in one section, the newest first. Without a place the posts of all sections are listed together. Finding nothing is a normal answer with an empty list.
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
         * @description A whole post, as it opens from a list, a search result or a link somebody sent. One that was withdrawn is answered with 404.
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
         * @description Finds goods by the beginning of their customs code or by words of their name, with the risk group they are watched in and what they have to meet. Finding nothing is a normal answer with an empty list.
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
         * @description Begins a session for a foreign organisation, which has no state identity. A wrong password and an unknown address get the same answer. When the address has not been confirmed yet, the code is sent to it once more; the person enters it and then signs in again.
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
         * @description Gives a new pair of tokens when the first one has expired, so that nobody is signed out in the middle of a form. A refresh token works once. A refused one ends the session.
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
         * Take the session along to the other portal
         * @description Asked when a signed-in person opens the quality portal from the competition portal. With privileges the other portal opens signed in, without any its public pages open.
         */
        post: operations["handOverSession"];
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
         * @description Exchanges the code a person brought back from the state identity service for a session. A code works once, so it is sent exactly once. A spent or unknown code leaves the person signed out.
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
         * Choose whom to act for
         * @description A person who may represent organisations says for whom they act now, one of these organisations or themselves. It is asked once after sign-in, and again whenever the person wants to change. When the answer carries tokens, they replace those of the session.
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
         * @description One of the four registers, so that anybody can find out whether an instrument may be used. Without words all of it is listed. Finding nothing is a normal answer with an empty list.
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
         * Tell what is wrong with a page
         * @description A reader tells that something on a page of the portal is wrong, in which language they read it, and what it is. It is sent by nobody in particular: without signing in, and without anything that would tell who reads. It gets no answer and no number.
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
         * List one's reports
         * @description The reports the organisation the person acts for has to submit, and those it has submitted, the latest due date first. Somebody who acts for no organisation owes none and gets an empty list.
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
         * @description Hands in the report as a file that was uploaded before. Submitting it again replaces the file, and a report may be submitted late. A report of another organisation is answered with 404.
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
         * @description The groups into which goods are put by what can go wrong with them, those that are watched most closely first. The goods of a group are found by searching products.
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
         * @description Looks for words in services, news, articles and questions, for everybody and in both portals. It is asked while a person types, once they pause. Finding nothing is a normal answer with an empty list.
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
         * @description The electronic and informative services, with what they cost and how long they take. Without a type all of them are listed. Finding nothing is a normal answer with an empty list.
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
         * @description One service with its steps, the documents it needs, the law it rests on and the form it is asked for with, as it opens from the list or a link somebody sent. One that is no longer given is answered with 404.
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
         * @description The state standards, in force and not, with the field each belongs to. Words narrow the list, and finding nothing is a normal answer with an empty list.
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
         * Read whether the service works
         * @description Tells the portal whether anything is slow or does not work, so that nobody takes an outage for a mistake of their own. It is read when the portal opens, again every few minutes, and when a request has failed.
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
         * Change one's personal information
         * @description Saves what a foreign user changed about themselves. Everything is sent, also what stayed as it was.
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
         * Change one's contact details
         * @description Saves the e-mail address, phone number and note of a person who came through the state identity service. Their names and PIN stay as the state register has them.
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
         * @description Replaces the password of a signed-in foreign user. The password in use is asked for once more, so that an unlocked screen is not enough. A wrong one, or a new one that is too weak, changes nothing.
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
         * Read who is signed in
         * @description Tells the portal who the session belongs to, in which language to speak, what to show and for whom the person may act. It is read when the portal opens, after sign-in and after an account has been chosen.
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
         * Check a new password of one's own
         * @description Says whether the signed-in person may use this password from now on. The service knows their name and earlier passwords, so only the password is sent.
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
         * @description Opens an account for a foreign organisation's representative, after the organisation itself has been registered as a possessor. A code is sent to the e-mail address, and the account works once that code has been given back.
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
         * @description Takes the code that was sent after registration. With the right one the account works from now on, and the person can sign in. A wrong or expired code changes nothing.
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
         * Ask for a code to replace a forgotten password
         * @description Sends a code to the e-mail address of an account. The answer is the same whether or not there is such an account, so that nobody can find out who has one.
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
         * @description Says whether a person who registers may use this password. Beyond the visible rules the service refuses a password that holds the person's own name. It is asked once the form is sent, never while somebody types.
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
         * Set a new password with a code
         * @description Takes the code from the e-mail and the password that replaces the forgotten one. A wrong or expired code changes nothing. Where the new password goes has not been agreed with the service yet, so the body is a proposal and may be left out.
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
         * Remember the person's language
         * @description Stores the language a signed-in person switched to, so that the portal speaks it on their next visit, on any device. If it cannot be stored, this visit goes on in the new language all the same.
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
         * Look a taxpayer up
         * @description Fills in the name and legal address that belong to a taxpayer number, so that nobody has to type what the state already knows. It also serves people who are not signed in. A number the register does not have is answered with 404.
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
         * A notification arrives
         * @description Sent to every open window of a signed-in person when something happens. It travels as STOMP 1.2 over a web socket, not as a web request. Where the socket is and what it subscribes to are settings of the deployment, by default `/ws` on the service's own host and `/user/queue/notifications`. The bearer token goes into the headers of the CONNECT frame, never into the address. A message sent while nobody is connected is not repeated, so the portal reads its list again after every connection.
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
         * @description The answer to choosing an account. When it carries tokens they replace the session's tokens, when it does not the session goes on as it was.
         */
        AccountChoice: {
            /** @description A sentence the portal shows word for word. */
            message?: string;
            /** @description The refresh token that belongs to it. */
            refreshToken?: components["schemas"]["Token"];
            /** @description The bearer token of the session that now acts for the chosen account. */
            token?: components["schemas"]["Token"];
        };
        /**
         * Amount
         * @description An amount of money in manats, with qəpiks as its two decimals. 0 means that nothing is to be paid.
         * @example 20
         * @example 35.5
         */
        Amount: number;
        /**
         * Answer
         * @description How a person judges what is asked. PARTIALLY lies between yes and no.
         * @enum {string}
         */
        Answer: "YES" | "NO" | "PARTIALLY";
        /**
         * Appeal
         * @description An application, a complaint or a suggestion that was sent, as a list shows it.
         */
        Appeal: {
            /**
             * Format: date-time
             * @description When it was received.
             */
            appealDate: string;
            /**
             * @description The number under which the appeal is registered. It is what one says on the telephone.
             * @example 2026-00481
             */
            appealNumber: string;
            /**
             * Format: date
             * @description The last day on which the law allows the answer to be given, counted by the service in working days. Absent when the law sets none.
             */
            dueDate?: string;
            /** @description How many working days the law gives for it, normally 15, and 30 when a matter has to be studied. It goes with the due date. */
            dueWorkingDays?: number;
            /** @description The appeal's number in addresses. */
            id: number;
            kind: components["schemas"]["AppealKind"];
            /** @description The language of the texts, when they do not exist in the one asked for. */
            lang?: components["schemas"]["Language"];
            /** @description The service it asks for, or in a few words what it is. */
            serviceType: string;
            status: components["schemas"]["ApplicationStatus"];
            /**
             * Format: date-time
             * @description When the person took it back. Absent for all others. Its status stays what it was.
             */
            withdrawnAt?: string;
        };
        /**
         * Appeal in full
         * @description An appeal with what was sent, what has happened since and what goes with it.
         */
        AppealDetail: components["schemas"]["Appeal"] & {
            /** @description What was filled in in the form of the service, by the names of its questions. */
            answers?: {
                [key: string]: unknown;
            };
            /** @description In whose name it was sent, the person's own or that of the organisation they act for. */
            applicant: string;
            category?: components["schemas"]["ComplaintCategory"];
            counterparty?: components["schemas"]["Counterparty"];
            /** @description The files that were sent with it, and those that were issued. Empty when there are none. */
            documents: components["schemas"]["Document"][];
            /** @description The number of the questionnaire about it, while the person may evaluate the service. Absent before the end and once it is evaluated. */
            evaluationId?: number;
            /** @description What has happened to it, the earliest first. The last step has the status of today. */
            history: components["schemas"]["AppealStep"][];
            /** @description What has been paid for it, and what is to be paid. Empty when it costs nothing. */
            payments: (components["schemas"]["PaidPayment"] | components["schemas"]["Payment"])[];
            /** @description The service it asks for. Absent when it is not about a service. */
            serviceId?: components["schemas"]["ContentId"];
            /** @description What it is about, in the person's words. */
            subject?: string;
            /** @description The whole of what the person wrote. */
            text?: string;
            /** @description True as long as the person may take it back. */
            withdrawable: boolean;
        };
        /**
         * Appeal as it is sent
         * @description What a person sends, each kind of appeal with what belongs to it.
         */
        AppealDraft: components["schemas"]["ApplicationDraft"] | components["schemas"]["ComplaintDraft"] | components["schemas"]["SuggestionDraft"];
        /**
         * Kind of appeal
         * @description APPLICATION asks for a service, COMPLAINT reports a wrong, SUGGESTION proposes something better.
         * @enum {string}
         */
        AppealKind: "APPLICATION" | "COMPLAINT" | "SUGGESTION";
        /**
         * Receipt of an appeal
         * @description The appeal as it is registered now, and a sentence that says so.
         */
        AppealReceipt: components["schemas"]["Appeal"] & components["schemas"]["Confirmation"];
        /**
         * Appeals
         * @description One page of the person's appeals.
         */
        Appeals: components["schemas"]["Paging"] & {
            /** @description The appeals on this page. */
            items: components["schemas"]["Appeal"][];
        };
        /**
         * Order of appeals
         * @description The field the list is ordered by, and whether it begins with the earliest (asc) or the latest (desc).
         * @enum {string}
         */
        AppealSort: "appealDate.desc" | "appealDate.asc" | "dueDate.asc" | "dueDate.desc";
        /**
         * Step of an appeal
         * @description One thing that happened to an appeal.
         */
        AppealStep: {
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            /** @description Why, or what comes next, as the service says it. A refusal always has one. */
            note?: string;
            /** @description The status it had from then on. */
            status: components["schemas"]["ApplicationStatus"];
        };
        /**
         * Application as it is sent
         * @description What a person sends to ask for a service.
         */
        ApplicationDraft: {
            /** @description The answers to the form of the service, by the names of its questions. They are checked by the form's own rules. */
            answers?: {
                [key: string]: unknown;
            };
            documentIds?: components["schemas"]["DocumentIds"];
            /**
             * @description That it is an application.
             * @constant
             */
            kind: "APPLICATION";
            /** @description The service that is asked for. */
            serviceId: components["schemas"]["ContentId"];
        };
        /**
         * Application status
         * @description How far an appeal has come. WAITING is waiting to be looked at, IN_PROCESS is under review, PROGRESS in execution, SEND_FOR_SIGN with whoever signs, CERTIFICATE_ISSUED and REFUSED are the ends. A word the portal does not know yet is shown as it is.
         * @enum {string}
         */
        ApplicationStatus: "CERTIFICATE_ISSUED" | "REFUSED" | "IN_PROCESS" | "WAITING" | "PROGRESS" | "SEND_FOR_SIGN";
        /**
         * Authority
         * @description What kind of user somebody is. ASAN_USER came through the state identity service, ADMIN works for the oversight service, USER signed in with an e-mail address.
         * @enum {string}
         */
        Authority: "ASAN_USER" | "ADMIN" | "USER";
        /**
         * Agreed call
         * @description A call that the call center has promised.
         */
        Callback: {
            /** @description The call's number. */
            id: number;
            phone: components["schemas"]["PhoneNumber"];
            /** @description When the call comes. */
            slot: components["schemas"]["CallbackSlot"];
            /** @description What it is about, in the person's words. */
            topic: string;
        };
        /**
         * Request for a call
         * @description Whom the call center should call, when and about what.
         */
        CallbackDraft: {
            phone: components["schemas"]["PhoneNumber"];
            /** @description The id of the time that was chosen. */
            slot: components["schemas"]["ContentId"];
            /** @description What the call is about. */
            topic: components["schemas"]["Subject"];
        };
        /**
         * Receipt of a request for a call
         * @description The call that was agreed, and a sentence that says so.
         */
        CallbackReceipt: components["schemas"]["Callback"] & components["schemas"]["Confirmation"];
        /**
         * Time for a call
         * @description A stretch of time in which the call center can call somebody.
         */
        CallbackSlot: {
            /** @description True while it can still be chosen. */
            free: boolean;
            /**
             * Format: date-time
             * @description The earliest moment of the call.
             */
            from: string;
            id: components["schemas"]["ContentId"];
            /**
             * Format: date-time
             * @description The latest moment of the call.
             */
            to: string;
        };
        /**
         * Call center
         * @description How the call center is reached.
         */
        CallCenter: {
            /**
             * Format: uri
             * @description Where one can write instead of calling. Absent when that is not offered.
             */
            chatUrl?: string;
            /** @description When somebody answers. Days that are not named are closed. */
            hours: components["schemas"]["OpeningHours"][];
            /** @description True when somebody answers at this moment. Public holidays are taken into account. */
            openNow: boolean;
            phone: components["schemas"]["PhoneNumber"];
            /** @description The times of the coming days in which one can be called back, the earliest first. Empty for somebody who is not signed in. */
            slots: components["schemas"]["CallbackSlot"][];
        };
        /**
         * Category of competition violation
         * @description How competition is said to be broken. HORIZONTAL_AGREEMENT is one between competitors, VERTICAL_AGREEMENT one between a supplier and a buyer, DOMINANCE_ABUSE the abuse of a dominant position.
         * @enum {string}
         */
        CompetitionCategory: "HORIZONTAL_AGREEMENT" | "VERTICAL_AGREEMENT" | "DOMINANCE_ABUSE";
        /**
         * Feedback on competition as it is sent
         * @description What a person tells about competition that is not fair.
         */
        CompetitionFeedbackDraft: {
            category: components["schemas"]["CompetitionCategory"];
            description: components["schemas"]["OwnWords"];
            documentIds?: components["schemas"]["DocumentIds"];
            subject: components["schemas"]["Subject"];
            /**
             * @description That it is about competition.
             * @constant
             */
            type: "COMPETITION_VIOLATION";
        };
        /**
         * Competition or quality
         * @description Which of the two portals something belongs to. '1' is competition, '2' is quality.
         * @enum {string}
         */
        CompetitionQualityType: "1" | "2";
        /**
         * Category of complaint
         * @description What a consumer complains about. DEFECTIVE_GOODS are goods of bad quality, CHEATING is about bill, weight or price, CONTRACT_TERMS were broken, MISSING_INFORMATION was owed to the buyer, CONSUMER_RIGHTS is any other right of consumers.
         * @enum {string}
         */
        ComplaintCategory: "DEFECTIVE_GOODS" | "CONSUMER_RIGHTS" | "CHEATING" | "CONTRACT_TERMS" | "MISSING_INFORMATION";
        /**
         * Complaint as it is sent
         * @description What a person sends to complain about a shop, a company or somebody who sells.
         */
        ComplaintDraft: {
            category: components["schemas"]["ComplaintCategory"];
            counterparty: components["schemas"]["Counterparty"];
            documentIds?: components["schemas"]["DocumentIds"];
            /**
             * @description That it is a complaint.
             * @constant
             */
            kind: "COMPLAINT";
            /** @description The service through which it is sent, when it began with one. */
            serviceId?: components["schemas"]["ContentId"];
            subject: components["schemas"]["Subject"];
            text: components["schemas"]["OwnWords"];
        };
        /**
         * Confirmation
         * @description The service did what was asked and says so in one sentence.
         */
        Confirmation: {
            /** @description The sentence the portal shows word for word. */
            message: string;
        };
        /**
         * Feedback on consumer rights as it is sent
         * @description What a person tells about a consumer's right that was broken.
         */
        ConsumerFeedbackDraft: {
            category: components["schemas"]["ComplaintCategory"];
            description: components["schemas"]["OwnWords"];
            documentIds?: components["schemas"]["DocumentIds"];
            subject: components["schemas"]["Subject"];
            /**
             * @description That it is about consumer rights.
             * @constant
             */
            type: "CONSUMER_RIGHTS";
        };
        /**
         * Contact update
         * @description What a person known to the state identity service may change here. Their names and PIN come from the state register and are read-only.
         */
        ContactUpdate: {
            email: components["schemas"]["Email"];
            /** @description Anything the person wants to add. */
            note?: string;
            phoneNumber: components["schemas"]["PhoneNumber"];
        };
        /**
         * Content id
         * @description The id of something published. It can stand in an address as it is.
         * @example 301
         */
        ContentId: string;
        /**
         * Counterparty
         * @description The shop, company or person a complaint is about.
         */
        Counterparty: {
            /** @description Their name, as far as the person knows it. */
            name: string;
            voen?: components["schemas"]["Voen"];
        };
        /**
         * Credentials
         * @description The e-mail address and password a foreign organisation signs in with.
         */
        Credentials: {
            /** @description The password as it was typed, spaces included. It may be older than today's strength rule, so only its length is looked at here. */
            password: string;
            username: components["schemas"]["Email"];
        };
        /**
         * Document
         * @description A file that a person sent, or that the service issued to them.
         */
        Document: {
            /**
             * @description The number of the appeal it belongs to. Absent when it belongs to none yet.
             * @example 2026-00481
             */
            appealNumber?: string;
            /**
             * Format: date-time
             * @description When it was sent or issued.
             */
            createdAt: string;
            /**
             * @description The name the file is saved under, with its ending.
             * @example sertifikat-2026-00417.pdf
             */
            fileName: string;
            /** @description The document's number. */
            id: number;
            /** @description The language the document is written in. Absent when it is not known, or when there is nothing to read. */
            lang?: components["schemas"]["Language"];
            /**
             * @description What kind of file it is. Pictures, videos and PDF are shown in the portal, everything else is only saved.
             * @example application/pdf
             * @example image/jpeg
             */
            mimeType: string;
            /** @description What the document is called, as whoever made it called it. */
            name: string;
            /** @description How many bytes it has. */
            size: number;
        };
        /**
         * Numbers of documents
         * @description The numbers of the files that go with something that is sent. Each was uploaded before.
         * @example [
         *       8090,
         *       8091
         *     ]
         */
        DocumentIds: number[];
        /**
         * Documents
         * @description One page of the person's documents.
         */
        Documents: components["schemas"]["Paging"] & {
            /** @description The documents on this page. */
            items: components["schemas"]["Document"][];
        };
        /**
         * Order of documents
         * @description The field the list is ordered by, upwards (asc) or downwards (desc). Names follow the alphabet of the language asked for.
         * @enum {string}
         */
        DocumentSort: "createdAt.desc" | "createdAt.asc" | "name.asc" | "name.desc";
        /**
         * File to be sent
         * @description A file and what to call it.
         */
        DocumentUpload: {
            /**
             * Format: binary
             * @description The file itself, 20 megabytes at most. A PNG or JPEG picture, a PDF or an MP4 video.
             */
            file: Blob | File;
            /** @description What to call the document. Without it, it is called as its file. */
            name?: string;
        };
        /**
         * Draft
         * @description What a person has filled in in a form and not sent yet, so that they can go on later and on another device.
         */
        Draft: {
            /** @description The answers by the names of the form's questions. Null when nothing is kept. */
            data: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: date-time
             * @description When it was kept last. Absent when nothing is kept.
             */
            updatedAt?: string;
        };
        /**
         * Draft to be kept
         * @description The answers as they are now. They replace what was kept before.
         */
        DraftUpdate: {
            /** @description The answers by the names of the form's questions. Null throws the draft away. */
            data: {
                [key: string]: unknown;
            } | null;
        };
        /**
         * E-mail address
         * Format: email
         * @description An e-mail address. It is also the username of everyone who signs in with a password.
         * @example emma.lindqvist@nordvik.example
         */
        Email: string;
        /**
         * Etalon
         * @description A government standard, the most exact measure of its kind in the country, which all others are compared with.
         */
        Etalon: {
            category: components["schemas"]["EtalonCategory"];
            /** @description The number of its certificate. */
            certificateNo: string;
            id: components["schemas"]["ContentId"];
            image?: components["schemas"]["Picture"];
            /** @description The laboratory that keeps it. */
            keeper: string;
            /** @description The language of the texts, when they do not exist in the one asked for. */
            lang?: components["schemas"]["Language"];
            /** @description What it is. */
            name: string;
            /** @description From what to what it measures, with the unit. */
            range: string;
            /** @description How far a result can be from the true value, with the unit. */
            uncertainty: string;
            /**
             * Format: date
             * @description The last day its certificate is valid. It may have passed.
             */
            validUntil: string;
        };
        /**
         * Category of etalons
         * @description What a government standard measures.
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
            /** @description The number of the appeal whose service is evaluated. Only whoever sent that appeal may name it. */
            appealId?: number;
            /** @description The number of the questionnaire. */
            questionnaireId: number;
        };
        /**
         * Scope of an evaluation
         * @description SERVICE evaluates one service, GENERAL the work of the office and its portal.
         * @enum {string}
         */
        EvaluationScope: "SERVICE" | "GENERAL";
        /**
         * Summary of evaluations
         * @description One page of how services were evaluated, the most evaluated first.
         */
        EvaluationSummary: components["schemas"]["Paging"] & {
            /** @description The tallies on this page, one for each service. */
            items: components["schemas"]["EvaluationTally"][];
        };
        /**
         * Tally of evaluations
         * @description How many said yes, no and partially about one service.
         */
        EvaluationTally: {
            /** @description The language of the texts, when they do not exist in the one asked for. */
            lang?: components["schemas"]["Language"];
            /** @description How many answers were no. */
            no: number;
            /** @description How many answers were partially. */
            partially: number;
            /** @description The service. Absent for the work of the office and its portal. */
            serviceId?: components["schemas"]["ContentId"];
            /** @description The name of what was evaluated. */
            serviceTitle: string;
            /** @description How many answers there were, the three numbers together. */
            total: number;
            /** @description How many answers were yes. */
            yes: number;
        };
        /**
         * Exchange rate
         * @description The official rate of one currency on one day.
         */
        ExchangeRate: {
            /** @description By how much the rate differs from the day before, in manats. Negative when the currency fell. */
            change: number;
            /**
             * @description The currency's three-letter code.
             * @example USD
             */
            code: string;
            /**
             * Format: date
             * @description The day the rate is for.
             */
            date: string;
            /** @description The currency's name. */
            name: string;
            /** @description How many units of the currency the rate is for. 100 for the Russian rouble, 1 for most others. */
            nominal: number;
            /** @description What that many units cost, in manats. */
            rate: number;
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
         * @description A question many people ask, with its answer.
         */
        Faq: {
            /** @description The answer as plain text, with an empty line between paragraphs. */
            answer: string;
            /** @description What it is about. */
            category: components["schemas"]["Topic"];
            id: components["schemas"]["ContentId"];
            /** @description The language of the texts, when they do not exist in the one asked for. */
            lang?: components["schemas"]["Language"];
            /** @description The question. */
            question: string;
        };
        /**
         * Frequent questions
         * @description One page of frequent questions, and what the list can be narrowed to.
         */
        Faqs: components["schemas"]["Paging"] & {
            /** @description All categories there are, whatever the list is narrowed to. */
            categories: components["schemas"]["Topic"][];
            /** @description The questions on this page. */
            items: components["schemas"]["Faq"][];
        };
        /**
         * Feedback
         * @description What a person told the service, and what it answered.
         */
        Feedback: {
            /** @description What the service answered, in the language it was written in. Absent until there is an answer. */
            answer?: string;
            /**
             * Format: date-time
             * @description When it was answered.
             */
            answeredAt?: string;
            category: components["schemas"]["FeedbackCategory"];
            /**
             * Format: date-time
             * @description When it was sent.
             */
            createdAt: string;
            /** @description The feedback's number. */
            id: number;
            /** @description What it is about, in the person's words. */
            subject: string;
            /** @description All of it, as the person wrote it. */
            text: string;
            type: components["schemas"]["FeedbackType"];
        };
        /**
         * Category of feedback
         * @description A consumer's complaint, or the way in which competition is broken.
         */
        FeedbackCategory: components["schemas"]["ComplaintCategory"] | components["schemas"]["CompetitionCategory"];
        /**
         * Feedback as it is sent
         * @description What a person tells the service, each type of feedback with its own categories.
         */
        FeedbackDraft: components["schemas"]["ConsumerFeedbackDraft"] | components["schemas"]["CompetitionFeedbackDraft"];
        /**
         * Receipt of feedback
         * @description The feedback as it is registered now, and a sentence that says so.
         */
        FeedbackReceipt: components["schemas"]["Feedback"] & components["schemas"]["Confirmation"];
        /**
         * Feedbacks
         * @description One page of the person's feedbacks, the newest first.
         */
        Feedbacks: components["schemas"]["Paging"] & {
            /** @description The feedbacks on this page. */
            items: components["schemas"]["Feedback"][];
        };
        /**
         * Type of feedback
         * @description CONSUMER_RIGHTS is about the protection of consumers, COMPETITION_VIOLATION about unfair competition.
         * @enum {string}
         */
        FeedbackType: "CONSUMER_RIGHTS" | "COMPETITION_VIOLATION";
        /**
         * Field problem
         * @description Why the answer given in one field is not accepted.
         */
        FieldProblem: {
            /**
             * @description Where the field stands in what was sent, with a slash between levels, such as `password` or `possessor/name`.
             * @example password
             * @example possessor/name
             */
            field: string;
            /** @description What to change, in the language asked for. */
            message: string;
        };
        /**
         * Goods code
         * @description The code of goods in the customs nomenclature (XİF MN), or the beginning of one.
         * @example 040510110
         */
        GoodsCode: string;
        /**
         * Hand-over
         * @description A second session for the neighbouring portal, and what the person may do there.
         */
        HandOver: {
            /**
             * @description What the person may do in the other portal. An empty list means that only its public pages are open to them.
             * @example [
             *       "QUALITY_APPEALS"
             *     ]
             */
            privileges: string[];
            /** @description The refresh token of the second session. */
            refreshToken: components["schemas"]["Token"];
            /** @description The bearer token of the second session. */
            token: components["schemas"]["Token"];
        };
        /**
         * Identity session
         * @description The session tokens of a person who came from the state identity service, with the tokens of its neighbours when the person has them.
         */
        IdentitySession: components["schemas"]["SessionTokens"] & {
            /** @description The token of the state identity session itself, needed to leave it on sign-out. */
            asanToken?: components["schemas"]["Token"];
            /** @description Renews the conversation's token. */
            messengerRefreshToken?: components["schemas"]["Token"];
            /** @description Opens the person's conversation with the call center. */
            messengerToken?: components["schemas"]["Token"];
        };
        /**
         * Incident
         * @description A time when something did not work.
         */
        Incident: {
            /** @description What did not work. */
            description: string;
            /**
             * Format: date-time
             * @description When it was over.
             */
            endedAt: string;
            /**
             * Format: date-time
             * @description When it began.
             */
            startedAt: string;
        };
        /**
         * Language
         * @description A language the portal speaks. Azerbaijani is the default everywhere.
         * @example az
         * @enum {string}
         */
        Language: "az" | "ru" | "en";
        /**
         * Language choice
         * @description The language a user wants to be spoken to in, on every device.
         */
        LanguageChoice: {
            isoCode: components["schemas"]["Language"];
        };
        /**
         * Manufacturer
         * @description An organisation the user may act for, and the position that lets them.
         */
        Manufacturer: {
            /** @description The organisation's number. */
            id: number;
            /** @description The organisation's name, as the state register writes it. */
            name: string;
            /** @description The user's position in the organisation, as the state register writes it. */
            positionName: string;
            /** @description True for the account the user acts for now. At most one is selected. */
            selected: boolean;
            /** @description The number of the certificate that proves the position. Choosing the account means sending this number. */
            selectedCertNumber: string;
            voen: components["schemas"]["Voen"];
        };
        /**
         * Market price
         * @description What a product costs in the markets of one region.
         */
        MarketPrice: {
            /** @description The average price, in manats. */
            avgPrice: components["schemas"]["Amount"];
            /** @description What kind of product it is. */
            category: components["schemas"]["Topic"];
            /** @description By how many per cent the average differs from the one before. Negative when the product became cheaper. */
            changePercent: number;
            /**
             * Format: date
             * @description The day the prices are of.
             */
            date: string;
            /** @description The average on earlier days, the earliest first. Empty for a product that is new in the list. */
            history: components["schemas"]["PricePoint"][];
            id: components["schemas"]["ContentId"];
            /** @description The language of the texts, when they do not exist in the one asked for. */
            lang?: components["schemas"]["Language"];
            /** @description The highest price, in manats. */
            maxPrice: components["schemas"]["Amount"];
            /** @description The lowest price, in manats. */
            minPrice: components["schemas"]["Amount"];
            /** @description The product. */
            product: string;
            /** @description Where the price was seen. */
            region: components["schemas"]["Region"];
            /** @description How much of it the price is for, such as 1 kg. */
            unit: string;
        };
        /**
         * Market prices
         * @description One page of the prices of a day, and what the list can be narrowed to.
         */
        MarketPrices: components["schemas"]["Paging"] & {
            /** @description All categories of products, whatever the list is narrowed to. */
            categories: components["schemas"]["Topic"][];
            /** @description The prices on this page. */
            items: components["schemas"]["MarketPrice"][];
            /** @description All regions whose prices are watched, whatever the list is narrowed to. */
            regions: components["schemas"]["Region"][];
        };
        /**
         * Order of market prices
         * @description The field the list is ordered by, upwards (asc) or downwards (desc). Products follow the alphabet of the language asked for.
         * @enum {string}
         */
        MarketPriceSort: "product.asc" | "product.desc" | "avgPrice.asc" | "avgPrice.desc" | "changePercent.asc" | "changePercent.desc";
        /**
         * New password
         * @description A password strong enough to be set. It has 10 to 256 characters, at least 5 of them different, and among them an upper-case letter, a lower-case letter, a digit and a special character. Letters of every alphabet count. A special character is one that is not a letter, a digit or a space.
         * @example Şəffaf-Bazar-2026
         */
        NewPassword: string & (string);
        /**
         * Notification
         * @description A message to the signed-in person that waits in their list.
         */
        Notification: components["schemas"]["NotificationMessage"] & {
            /** @description True once the person has seen their list. */
            read: boolean;
        };
        /**
         * Notification count
         * @description How many notifications the person has not read yet.
         * @example 2
         */
        NotificationCount: number;
        /**
         * Notification message
         * @description What is pushed to a signed-in person the moment it happens.
         */
        NotificationMessage: {
            /**
             * Format: date-time
             * @description When it was sent.
             */
            createdAt: string;
            /** @description The whole message as plain text. */
            description: string;
            /** @description The notification's number. A message that comes twice has the same one. */
            id: number;
            /** @description What it is about, in a few words. */
            title: string;
            /**
             * @description QUESTION asks the person to evaluate the service. The list is open, and every other word is treated as plain news.
             * @example QUESTION
             * @example INFORMATION
             */
            type: string;
        };
        /**
         * Payment obligations
         * @description One page of what the person has to pay.
         */
        Obligations: components["schemas"]["Paging"] & {
            /** @description The payments on this page. */
            items: components["schemas"]["Payment"][];
        };
        /**
         * Order of obligations
         * @description The field the list is ordered by, upwards (asc) or downwards (desc). Payments without a due date come last.
         * @enum {string}
         */
        ObligationSort: "dueDate.asc" | "dueDate.desc" | "amount.asc" | "amount.desc";
        /**
         * Opening hours
         * @description When the call center answers on certain days.
         */
        OpeningHours: {
            /**
             * @description When it ends, as the clock in Baku shows it.
             * @example 18:00
             */
            closes: string;
            /** @description The days in words. */
            days: string;
            /**
             * @description When it begins, as the clock in Baku shows it.
             * @example 09:00
             */
            opens: string;
            /** @description The same days by their numbers, from 1 for Monday to 7 for Sunday, so that today can be marked. Absent when they are no days of the week. */
            weekdays?: number[];
        };
        /**
         * One's own words
         * @description All that a person has to say about something, in their own words. The lines are kept as they were written.
         * @example Telefonu 3 fevralda almışam, iki gündən sonra yanmayıb.
         */
        OwnWords: string;
        /**
         * Path of a page
         * @description The path of a page of the portal, without its query.
         * @example /exchange-rates
         */
        PagePath: string;
        /**
         * Paging
         * @description Which part of a long list this is.
         */
        Paging: {
            /** @description The number of this page, from 1. */
            page: number;
            /** @description How many entries a full page has. */
            perPage: number;
            /** @description How many entries there are on all pages together. */
            total: number;
        };
        /**
         * Paid payment
         * @description A payment that has been made.
         */
        PaidPayment: components["schemas"]["Payment"] & {
            /**
             * Format: date-time
             * @description When it was paid.
             */
            paymentDate: string;
        };
        /**
         * Paid payments
         * @description One page of what the person has paid.
         */
        PaidPayments: components["schemas"]["Paging"] & {
            /** @description The payments on this page. */
            items: components["schemas"]["PaidPayment"][];
        };
        /**
         * Order of paid payments
         * @description The field the list is ordered by, upwards (asc) or downwards (desc).
         * @enum {string}
         */
        PaidPaymentSort: "paymentDate.desc" | "paymentDate.asc" | "amount.asc" | "amount.desc";
        /**
         * Password change
         * @description The password in use and the one to replace it.
         */
        PasswordChange: {
            newPassword: components["schemas"]["NewPassword"];
            /** @description The password in use. */
            oldPassword: string;
            /** @description The new password, typed a second time. */
            repeatedPassword: string;
        };
        /**
         * Password check
         * @description Whether a password may be set for this person.
         */
        PasswordCheck: {
            /** @description Why the password is not accepted, in the language asked for. Absent when it is. */
            reason?: string;
            /** @description True when the password is good enough. */
            valid: boolean;
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
         * @description An amount that is to be paid, and what it is for.
         */
        Payment: {
            /** @description All that is paid, in manats. It is the service fee and the government fee together. */
            amount: components["schemas"]["Amount"];
            /**
             * @description The number of the appeal it belongs to. Absent when it belongs to none, as a fine does.
             * @example 2026-00481
             */
            appealNumber?: string;
            /**
             * Format: date
             * @description The last day to pay it. Absent when there is none.
             */
            dueDate?: string;
            /** @description The part of it that is due to the state, in manats. */
            governmentFee: components["schemas"]["Amount"];
            /** @description The payment's number. */
            id: number;
            /** @description The language of the texts, when they do not exist in the one asked for. */
            lang?: components["schemas"]["Language"];
            /** @description What exactly is paid, such as a state duty or a fine. */
            paymentTarget: string;
            /** @description The part of it that is the price of the service, in manats. */
            serviceFee: components["schemas"]["Amount"];
            /** @description The service it is paid for. */
            serviceType: string;
        };
        /**
         * Start of a payment
         * @description Where the person goes on to pay.
         */
        PaymentStart: {
            /**
             * Format: uri-reference
             * @description The bank's page, or a path on the portal's own host. The portal opens it only when its host is among those the deployment trusts.
             * @example https://pay.bank.example/s/7f3b20c1
             */
            redirectUrl: string;
        };
        /**
         * Period
         * @description The days from one date to another, both of them included.
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
         * @description A given name, a surname or a father's name, in any script. It has to hold at least one character that can be seen.
         * @example Aysel
         */
        PersonName: string;
        /**
         * Phone number
         * @description A phone number as the world dials it, a plus sign and then digits only, 25 characters at most.
         * @example +994125550142
         */
        PhoneNumber: string;
        /**
         * Picture
         * @description A picture that goes with a text.
         */
        Picture: {
            /** @description What the picture shows, for those who do not see it. Empty when it only decorates. */
            alt: string;
            /**
             * Format: uri-reference
             * @description Where the picture is.
             */
            url: string;
        };
        /**
         * Identity card PIN
         * @description The personal number (FİN) printed on an Azerbaijani identity card. It has seven digits and Latin capitals, without I and O, which look like 1 and 0.
         * @example 5XK2M9A
         */
        Pin: string;
        /**
         * Possessor
         * @description The organisation that stands behind a foreign user's account.
         */
        Possessor: components["schemas"]["PossessorDraft"] & {
            /** @description The possessor's number. */
            id: number;
        };
        /**
         * Possessor's details
         * @description What a possessor is asked to tell about the organisation.
         */
        PossessorDraft: {
            /** @description The legal address. */
            address: string;
            /** @description A note about the organisation. */
            description?: string;
            /** @description The organisation's name. */
            name: string;
        };
        /**
         * Post
         * @description A piece of news, an article, a price review or an issue of the bulletin, as a list shows it.
         */
        Post: {
            /** @description The number of the file that goes with it, such as an issue of the bulletin. */
            documentId?: number;
            id: components["schemas"]["ContentId"];
            image?: components["schemas"]["Picture"];
            /** @description The language of the texts, when they do not exist in the one asked for. */
            lang?: components["schemas"]["Language"];
            place: components["schemas"]["PostPlace"];
            /**
             * Format: date-time
             * @description When it was published.
             */
            publishedAt: string;
            /** @description The first lines, as plain text. */
            summary: string;
            /** @description The headline. */
            title: string;
        };
        /**
         * Post in full
         * @description A post with its whole text.
         */
        PostDetail: components["schemas"]["Post"] & {
            /** @description The whole text, with simple markup (paragraphs, headings, lists, links). The portal drops everything else. */
            content: string;
            /** @description Other posts a reader may want next. Empty when there are none. */
            related: components["schemas"]["Post"][];
        };
        /**
         * Post's place
         * @description The section a post stands in.
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
         * @description What a product cost on average on one day, for a picture of how its price moved.
         */
        PricePoint: {
            /** @description The average price of that day, in manats. */
            avgPrice: components["schemas"]["Amount"];
            /**
             * Format: date
             * @description The day.
             */
            date: string;
        };
        /**
         * Problem
         * @description What went wrong, said to the person in the language they asked for. Every error answer of the service has this shape.
         */
        Problem: {
            /**
             * @description A fixed word the portal can act on, the same in every language. The list is open: an unknown code changes nothing, the message is still shown.
             * @example EMAIL_NOT_VERIFIED
             */
            code?: string;
            /** @description Which answers of the form are not accepted, and why. Absent when the trouble is not about one field. */
            fields?: components["schemas"]["FieldProblem"][];
            /** @description One or two sentences the portal shows word for word. */
            message: string;
        };
        /**
         * Product
         * @description A kind of goods in the customs nomenclature, and what has to be kept when it is sold.
         */
        Product: {
            /** @description What counts as such goods and what does not. */
            description: string;
            goodsCode: components["schemas"]["GoodsCode"];
            /** @description The language of the texts, when they do not exist in the one asked for. */
            lang?: components["schemas"]["Language"];
            /** @description What it is called. */
            name: string;
            /** @description The category it belongs to. */
            productCategory: string;
            /** @description What the goods have to meet, each in one sentence. Empty when there is nothing in particular. */
            requirements: string[];
            /** @description The group it is watched in. Absent for goods that are in none. */
            riskGroup?: components["schemas"]["RiskGroup"];
        };
        /**
         * Products
         * @description One page of products, in the order of their codes.
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
            /** @description True when the person may add a few words. */
            commentAllowed: boolean;
            /** @description The question's number. */
            id: number;
            /** @description The question itself. */
            text: string;
        };
        /**
         * Answer to a question
         * @description What somebody answers to one question.
         */
        QuestionAnswer: {
            answer: components["schemas"]["Answer"];
            /** @description A few words of one's own, where the question allows them. */
            comment?: string;
            /** @description The number of the question. */
            questionId: number;
        };
        /**
         * Questionnaire
         * @description The questions one evaluation asks.
         */
        Questionnaire: {
            /** @description The questionnaire's number. */
            id: number;
            /** @description The language of the texts, when they do not exist in the one asked for. */
            lang?: components["schemas"]["Language"];
            /** @description The questions in their order. Every one of them is to be answered. */
            questions: components["schemas"]["Question"][];
            scope: components["schemas"]["EvaluationScope"];
            /** @description The service it is about. Absent in a general questionnaire. */
            serviceId?: components["schemas"]["ContentId"];
            /** @description What is evaluated. */
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
         * Reference
         * @description A law, a rule or a standard that something rests on, and where it can be read.
         */
        Reference: {
            /** @description What it is called, with its number. */
            title: string;
            /**
             * Format: uri
             * @description Where it can be read, when it can be read online.
             */
            url?: string;
        };
        /**
         * Region
         * @description A part of the country whose prices are watched.
         */
        Region: {
            id: components["schemas"]["ContentId"];
            /** @description The region's name. */
            title: string;
        };
        /**
         * Register entries
         * @description One page of a register, in the order of its numbers.
         */
        RegisterEntries: components["schemas"]["Paging"] & {
            /** @description The entries on this page. */
            items: components["schemas"]["RegisterEntry"][];
        };
        /**
         * Register entry
         * @description One line of a government register. Which fields it has depends on the register.
         */
        RegisterEntry: {
            /** @description The number of the certificate that allows it. */
            certificateNo?: string;
            /** @description Where it is made. */
            country?: string;
            /** @description The language of the texts, when they do not exist in the one asked for. */
            lang?: components["schemas"]["Language"];
            /** @description Who makes it, as they write their name. */
            manufacturer?: string;
            /** @description What it is. */
            name: string;
            /**
             * @description The number of the entry. Within a register no two are the same.
             * @example 0412-2024
             */
            registryNumber: string;
            /**
             * Format: date
             * @description The day it was removed from the register of those allowed.
             */
            removedAt?: string;
            /** @description The type, as its maker writes it. */
            type?: string;
            /**
             * Format: date
             * @description The first day it is allowed.
             */
            validFrom?: string;
            /**
             * Format: date
             * @description The last day it is allowed.
             */
            validUntil?: string;
        };
        /**
         * Name of a register
         * @description Which of the government registers. `measurement-tools` lists those allowed in the country, `removed-measurement-tools` those no longer allowed, `standard-samples` reference materials, and `nomenclature` the kinds of measuring and testing instruments.
         * @enum {string}
         */
        RegisterName: "measurement-tools" | "removed-measurement-tools" | "standard-samples" | "nomenclature";
        /**
         * Registration
         * @description What a foreign organisation's representative says about themselves to get an account.
         */
        Registration: {
            fatherName: components["schemas"]["PersonName"];
            name: components["schemas"]["PersonName"];
            password: components["schemas"]["NewPassword"];
            phoneNumber: components["schemas"]["PhoneNumber"];
            /** @description The numbers of the possessors that were registered for this account just before. */
            possessorIds: number[];
            /** @description The same password, typed a second time. */
            repeatedPassword: string;
            surname: components["schemas"]["PersonName"];
            username: components["schemas"]["Email"];
        };
        /**
         * Remark as it is sent
         * @description Something that is wrong with a page of the portal.
         */
        RemarkDraft: {
            /** @description The page. A personal one is named by its kind, as in `/my-appeals/:id`, so that it tells of nobody. */
            page: components["schemas"]["PagePath"];
            /** @description What is wrong. */
            text: components["schemas"]["OwnWords"];
        };
        /**
         * Renewed tokens
         * @description The new pair that replaces an expired one. Here the first of them is called accessToken, at sign-in it is called token.
         */
        RenewedTokens: {
            /** @description Goes with every request from now on, as the bearer token. */
            accessToken: components["schemas"]["Token"];
            /** @description The next refresh token. The one that was sent no longer works. */
            refreshToken: components["schemas"]["Token"];
        };
        /**
         * Report
         * @description An account of its business that an organisation owes the service for a certain time.
         */
        Report: {
            /** @description The number of the file that was submitted. Absent while it is owed. */
            documentId?: number;
            /**
             * Format: date
             * @description The last day to submit it.
             */
            dueDate: string;
            /** @description The report's number. */
            id: number;
            /** @description The language of the texts, when they do not exist in the one asked for. */
            lang?: components["schemas"]["Language"];
            /** @description The time it is about. */
            period: components["schemas"]["Period"];
            /**
             * Format: date-time
             * @description When it was submitted last. Absent while it is owed.
             */
            submittedAt?: string;
            /** @description What is reported. */
            title: string;
        };
        /**
         * Receipt of a report
         * @description The report as it is stored now, and a sentence that says so.
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
         * @description The file that holds the report.
         */
        ReportSubmission: {
            /** @description The number of the file, uploaded before. */
            documentId: number;
        };
        /**
         * Required document
         * @description A document that goes with the request for a service.
         */
        RequiredDocument: {
            /** @description Where to get it, and what it has to show. */
            description?: string;
            /** @description True when the request is not looked at without it, false when it only helps. */
            mandatory: boolean;
            /** @description What the document is. */
            title: string;
        };
        /**
         * Risk group
         * @description A group of goods that are watched in the same way, because the same can go wrong with them.
         */
        RiskGroup: {
            /**
             * @description The short name of the group.
             * @example R1
             */
            code: string;
            /** @description What goods are in it and how they are watched. */
            description: string;
            id: components["schemas"]["ContentId"];
            /** @description The language of the texts, when they do not exist in the one asked for. */
            lang?: components["schemas"]["Language"];
            /** @description How many kinds of goods are in it. */
            productCount: number;
            /** @description The name of the group. */
            title: string;
        };
        /**
         * Risk groups
         * @description One page of risk groups, those that are watched most closely first.
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
            /** @description One of the known authorities. A word that is not known yet is accepted and opens the public pages only. */
            authority: components["schemas"]["Authority"] | string;
        };
        /**
         * Search result
         * @description One thing the search found.
         */
        SearchResult: {
            /** @description The text around the words that were found. It is shown as plain text, whatever it holds. */
            content: string;
            id: components["schemas"]["ContentId"];
            /**
             * @description The section it stands in, such as news, e-services or faq. The list is open, and a section the portal does not know opens as a post.
             * @example news
             * @example e-services
             * @example faq
             */
            searchPlace: string;
            /** @description Its title. */
            title: string;
        };
        /**
         * Search results
         * @description One page of what the search found, the best match first.
         */
        SearchResults: components["schemas"]["Paging"] & {
            /** @description The results on this page. */
            items: components["schemas"]["SearchResult"][];
        };
        /**
         * Service
         * @description A service citizens and organisations can ask for.
         */
        Service: {
            /** @description Who may ask for it, in words. */
            audience: string;
            /**
             * @description The code of the service in the state list of services.
             * @example Q-014
             */
            code: string;
            /** @description In how many working days it is done at the latest. 0 means at once. */
            durationWorkingDays: number;
            /**
             * Format: uri
             * @description Where the service is really given, when another site gives it.
             */
            externalUrl?: string;
            /** @description The state duty, in manats. 0 means none. */
            governmentFee: number;
            id: components["schemas"]["ContentId"];
            /** @description The language of the texts, when they do not exist in the one asked for. */
            lang?: components["schemas"]["Language"];
            /** @description What the service costs, in manats. 0 means free of charge. */
            serviceFee: number;
            /** @description One or two sentences on what one gets. */
            summary: string;
            /** @description The name of the service. */
            title: string;
            type: components["schemas"]["ServiceType"];
        };
        /**
         * Service in full
         * @description A service with everything one needs to know before asking for it, and the form it is asked for with.
         */
        ServiceDetail: components["schemas"]["Service"] & {
            /** @description What is asked from whoever applies. Absent when the service is only described here, or given on another site. */
            form?: components["schemas"]["ServiceForm"];
            /** @description The laws and rules the service rests on. */
            legalBasis: components["schemas"]["Reference"][];
            /** @description The documents to have at hand. Empty when none are needed. */
            requiredDocuments: components["schemas"]["RequiredDocument"][];
            /** @description What happens from the request to the result, in order. Empty when there is nothing to explain. */
            steps: components["schemas"]["ServiceStep"][];
        };
        /**
         * Service form
         * @description The questions of one service, in the language asked for. They differ from service to service and change without a new portal, so they come as data. What is filled in goes into `answers` of the appeal, under the same names.
         */
        ServiceForm: {
            /** @description A JSON Schema (2020-12) of one flat object, so that the portal can check it without compiling code in the browser. Each question is a property. Words of JSON Schema that are not named here are not used. */
            schema: {
                /** @description The questions by name. */
                properties: {
                    [key: string]: components["schemas"]["ServiceFormField"];
                };
                /** @description The names of the questions that have to be answered. */
                required?: string[];
                /**
                 * @description Always an object.
                 * @constant
                 */
                type: "object";
            };
            /** @description How the questions are shown, in the words of react-jsonschema-form. `ui:order` lists their names. Under the name of a question, `ui:widget` chooses another control, `ui:help` holds a hint and `ui:enumNames` the words of an enum's values, in their order. Anything else may be left out of account. */
            uiSchema: {
                [key: string]: unknown;
            };
        };
        /**
         * Question of a service form
         * @description One question, as the JSON Schema of its answer.
         */
        ServiceFormField: {
            /** @description A sentence that helps to answer. */
            description?: string;
            /** @description The only answers that are accepted, as they are sent. Their words stand in `ui:enumNames`. */
            enum?: string[];
            /**
             * @description A date is chosen in a calendar. An e-mail address is checked for its form.
             * @enum {string}
             */
            format?: "date" | "email";
            /** @description The largest number. */
            maximum?: number;
            /** @description The most characters of a text. */
            maxLength?: number;
            /** @description The smallest number. */
            minimum?: number;
            /** @description The fewest characters of a text. */
            minLength?: number;
            /** @description The question, or the name of what is asked for. */
            title: string;
            /**
             * @description What the answer is.
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
         * @description OK means that everything works, DEGRADED that something is slow or missing, DOWN that nothing works.
         * @enum {string}
         */
        ServiceState: "OK" | "DEGRADED" | "DOWN";
        /**
         * Status of the service
         * @description Whether the service works at this moment.
         */
        ServiceStatus: {
            /** @description What did not work the last time. Absent when nothing has happened yet. */
            lastIncident?: components["schemas"]["Incident"];
            /** @description What does not work and what to do meanwhile, for a banner on every page. Absent when everything works. */
            message?: string;
            /**
             * Format: date-time
             * @description Since when it has been so.
             */
            since: string;
            state: components["schemas"]["ServiceState"];
        };
        /**
         * Step of a service
         * @description One thing that happens on the way to the result.
         */
        ServiceStep: {
            /** @description Who does it, how long it takes, what to look out for. */
            description?: string;
            /** @description What happens, in a few words. */
            title: string;
        };
        /**
         * Service type
         * @description E_SERVICE is asked for and delivered online. INFORMATIVE tells how to get something.
         * @enum {string}
         */
        ServiceType: "E_SERVICE" | "INFORMATIVE";
        /**
         * Session tokens
         * @description The pair of secrets a new session begins with.
         */
        SessionTokens: {
            /** @description A greeting the portal shows word for word. */
            message?: string;
            /** @description Buys a new pair when the first token has expired. It works once. */
            refreshToken: components["schemas"]["Token"];
            /** @description Goes with every request, as the bearer token. */
            token: components["schemas"]["Token"];
        };
        /**
         * Standard
         * @description A state standard.
         */
        Standard: {
            /**
             * Format: date
             * @description The day it was adopted.
             */
            adoptedAt: string;
            /**
             * @description The letters and number it is known by.
             * @example AZS ISO 22000
             */
            designation: string;
            /**
             * @description The number of its field in the International Classification for Standards.
             * @example 67.020
             */
            ics: string;
            id: components["schemas"]["ContentId"];
            /** @description The language of the texts, when they do not exist in the one asked for. */
            lang?: components["schemas"]["Language"];
            /** @description The designation of its successor. Only replaced standards have one. */
            replacedBy?: string;
            status: components["schemas"]["StandardStatus"];
            /** @description What it is about. */
            title: string;
            /**
             * Format: uri
             * @description Where more is said about it, when it can be seen online.
             */
            url?: string;
        };
        /**
         * Standards
         * @description One page of standards, in the order of their designations.
         */
        Standards: components["schemas"]["Paging"] & {
            /** @description The standards on this page. */
            items: components["schemas"]["Standard"][];
        };
        /**
         * Status of a standard
         * @description IN_FORCE is valid today, REPLACED has a successor, WITHDRAWN has none.
         * @enum {string}
         */
        StandardStatus: "IN_FORCE" | "REPLACED" | "WITHDRAWN";
        /**
         * Subject
         * @description What it is about, in a few words of the person's own.
         * @example Xarab telefon
         */
        Subject: string;
        /**
         * Suggestion as it is sent
         * @description What a person sends to propose something better.
         */
        SuggestionDraft: {
            documentIds?: components["schemas"]["DocumentIds"];
            /**
             * @description That it is a suggestion.
             * @constant
             */
            kind: "SUGGESTION";
            subject: components["schemas"]["Subject"];
            text: components["schemas"]["OwnWords"];
        };
        /**
         * Taxpayer
         * @description What the tax register says about one taxpayer number, in the register's own words.
         */
        Taxpayer: {
            /** @description The legal address, when the register has one. */
            address?: string;
            /** @description The registered name. */
            name: string;
            tpn: components["schemas"]["Voen"];
        };
        /**
         * Token
         * @description An opaque secret that stands for a session. The portal stores it and sends it back, and never looks inside.
         */
        Token: string;
        /**
         * Topic
         * @description A heading that entries of one kind stand under, and by which their list can be narrowed.
         */
        Topic: {
            id: components["schemas"]["ContentId"];
            /** @description The heading in words. */
            title: string;
        };
        /**
         * User
         * @description Who is signed in. Fields that were stored long ago may not meet today's rules for new answers, so only their length is bounded here.
         */
        User: {
            /** @description The e-mail address. */
            email?: string;
            /** @description Father's name. */
            fatherName?: string;
            /** @description True for foreign organisations, which sign in with an e-mail address and may change their password here. */
            foreign: boolean;
            /** @description The user's number. */
            id: number;
            language: components["schemas"]["UserLanguage"];
            /** @description The organisations the user may act for. Empty for a citizen without any. */
            manufacturers: components["schemas"]["Manufacturer"][];
            /** @description Given name. */
            name: string;
            /** @description What the user wrote about themselves. */
            note?: string;
            /** @description The phone number. */
            phoneNumber?: string;
            /** @description The identity card PIN. Absent for foreign users. */
            pin?: string;
            /** @description The numbers of the user's possessors. */
            possessorIds?: number[];
            /** @description The user's roles. The first one decides what the sidebar shows. */
            roles: components["schemas"]["Role"][];
            /** @description Surname. Empty for a person who has none. */
            surname: string;
        };
        /**
         * User's language
         * @description The language a user has chosen.
         */
        UserLanguage: {
            /**
             * @description The two-letter code. One the portal does not speak is read as az.
             * @example az
             */
            isoCode: string;
        };
        /**
         * User update
         * @description Everything a foreign user may change about themselves.
         */
        UserUpdate: {
            email: components["schemas"]["Email"];
            fatherName: components["schemas"]["PersonName"];
            name: components["schemas"]["PersonName"];
            /** @description Anything the user wants to add. */
            note?: string;
            phoneNumber: components["schemas"]["PhoneNumber"];
            pin?: components["schemas"]["Pin"];
            /** @description The numbers of the user's possessors. */
            possessorIds?: number[];
            surname: components["schemas"]["PersonName"];
        };
        /**
         * Verification code
         * @description The code the service sent to the person's e-mail address, without spaces.
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
        /** @description The person has evaluated this already. Each appeal is evaluated once. */
        AlreadyEvaluated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description This amount has been paid already, perhaps in another window. */
        AlreadyPaid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The appeal has been decided or taken back already, so it can no longer be taken back. */
        AppealClosed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Something in the appeal is missing or not accepted. */
        AppealRejected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Something in the address of the request is missing or has the wrong form. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Something in the request for a call is missing or not accepted. */
        CallbackRejected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The password is right, but the e-mail address has not been confirmed yet. The person is asked for the code that was sent to it. */
        EmailNotVerified: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description A question has no answer, or the questionnaire is another one by now. */
        EvaluationRejected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Something in the feedback is missing or not accepted. */
        FeedbackRejected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The file is empty, damaged, infected, or of a kind that is not accepted. */
        FileRejected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The file has more than 20 megabytes. */
        FileTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The person is known but may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The state identity service's code is unknown, spent or expired. */
        IdentityRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description What was asked for does not exist, or no longer does. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The password in use is wrong, or the new one is not accepted. */
        PasswordRejected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Something the organisation's details say is not accepted. */
        PossessorRejected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Something in the registration is not accepted, for example an e-mail address that already has an account. */
        RegistrationRejected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The file is not one of the person's own, or does not hold the report. */
        ReportRejected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The service failed. Nothing the person did is to blame. */
        ServerFault: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The refresh token is unknown, spent or expired. The person has to sign in again. */
        SessionEnded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Somebody else has chosen this time meanwhile. The free times are to be read again. */
        SlotTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description More was sent than is accepted at once. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many attempts in a short time. The person is told to wait. */
        TooManyRequests: {
            headers: {
                /**
                 * @description How many seconds to wait before the next attempt.
                 * @example 60
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Nobody is signed in, or the token that was sent has expired. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request was understood, but something in it is not accepted. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The verification code is not the one that was sent, or it has expired. */
        WrongCode: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The e-mail address and the password do not belong together. Which of the two is wrong is not said. */
        WrongCredentials: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The appeal's number in addresses.
         * @example 481
         */
        AppealId: number;
        /**
         * @description The password the person would like to set, spaces included.
         * @example Şəffaf-Bazar-2026
         */
        CandidatePassword: string;
        /**
         * @description Which form the answers belong to. The portal chooses the key, for example `complaint` or `service-101`. Each person has one draft under each key.
         * @example service-101
         */
        FormKey: string;
        /**
         * @description A word the portal makes up for one thing that is sent, such as a UUID, and sends again when it has to repeat the request. A repeat is answered as the first one was, and nothing is done a second time. The service remembers a key for a day. The same key with something else in the request is refused with 422.
         * @example 5f0c1d9e-8a77-4b7e-9c55-2f6f0a1b7d42
         */
        IdempotencyKey: string;
        /**
         * @description The language of the texts in the answer, and of the message if something goes wrong.
         * @example az
         */
        Lang: components["schemas"]["Language"];
        /**
         * @description Which page of the list, from 1.
         * @example 1
         */
        Page: number;
        /**
         * @description The payment's number.
         * @example 6101
         */
        PaymentId: number;
        /**
         * @description How many entries one page has.
         * @example 10
         */
        PerPage: number;
        /**
         * @description The possessor's number.
         * @example 7001
         */
        PossessorId: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
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
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description Which page of the list, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many entries one page has.
                 * @example 10
                 */
                perPage?: components["parameters"]["PerPage"];
                /**
                 * @description In which order they come.
                 * @example appealDate.desc
                 */
                sort?: components["schemas"]["AppealSort"];
                /**
                 * @description Only appeals that have come this far.
                 * @example IN_PROCESS
                 */
                status?: components["schemas"]["ApplicationStatus"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appeals"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
        };
    };
    sendAppeal: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description A word the portal makes up for one thing that is sent, such as a UUID, and sends again when it has to repeat the request. A repeat is answered as the first one was, and nothing is done a second time. The service remembers a key for a day. The same key with something else in the request is refused with 422.
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
            /** @description The appeal under its number, and a sentence for the person. */
            200: {
                headers: {
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
            422: components["responses"]["AppealRejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
        };
    };
    readAppeal: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The appeal's number in addresses.
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
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
        };
    };
    withdrawAppeal: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The appeal's number in addresses.
                 * @example 481
                 */
                id: components["parameters"]["AppealId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The appeal as it is now, and a sentence for the person. */
            200: {
                headers: {
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
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
        };
    };
    readCallCenter: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
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
            /** @description The call center. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallCenter"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
        };
    };
    requestCallback: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description A word the portal makes up for one thing that is sent, such as a UUID, and sends again when it has to repeat the request. A repeat is answered as the first one was, and nothing is done a second time. The service remembers a key for a day. The same key with something else in the request is refused with 422.
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
            /** @description The call that was agreed, and a sentence for the person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallbackReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SlotTaken"];
            422: components["responses"]["CallbackRejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
        };
    };
    listDocuments: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description Which page of the list, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many entries one page has.
                 * @example 10
                 */
                perPage?: components["parameters"]["PerPage"];
                /**
                 * @description In which order they come.
                 * @example createdAt.desc
                 */
                sort?: components["schemas"]["DocumentSort"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Documents"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
        };
    };
    uploadDocument: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description A word the portal makes up for one thing that is sent, such as a UUID, and sends again when it has to repeat the request. A repeat is answered as the first one was, and nothing is done a second time. The service remembers a key for a day. The same key with something else in the request is refused with 422.
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
            /** @description The document. There is no message, because the person sees it in the list of files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["FileTooLarge"];
            422: components["responses"]["FileRejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
        };
    };
    downloadDocument: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The document's number.
                 * @example 8102
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, as it was sent or issued. Its type is the one its document names. */
            200: {
                headers: {
                    /**
                     * @description The name to save the file under.
                     * @example attachment; filename="sinaq-protokolu.pdf"
                     */
                    "Content-Disposition"?: string;
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
        };
    };
    readDraft: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /**
                 * @description Which form the answers belong to. The portal chooses the key, for example `complaint` or `service-101`. Each person has one draft under each key.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
        };
    };
    keepDraft: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /**
                 * @description Which form the answers belong to. The portal chooses the key, for example `complaint` or `service-101`. Each person has one draft under each key.
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
            /** @description What is kept now. There is no message, because the person did not press anything. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
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
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description Which page of the list, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many entries one page has.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Etalons"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
        };
    };
    listQuestionnaires: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description Which page of the list, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many entries one page has.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Questionnaires"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
        };
    };
    sendEvaluation: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
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
                "application/json": components["schemas"]["EvaluationDraft"];
            };
        };
        responses: {
            /** @description The evaluation is counted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Confirmation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadyEvaluated"];
            422: components["responses"]["EvaluationRejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
        };
    };
    readEvaluationSummary: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description Which page of the list, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many entries one page has.
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
            /** @description One page of tallies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvaluationSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
        };
    };
    listExchangeRates: {
        parameters: {
            query?: {
                /**
                 * @description The day to show, today or earlier.
                 * @example 2025-05-16
                 */
                date?: string;
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description Which page of the list, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many entries one page has.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeRates"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
        };
    };
    listFaq: {
        parameters: {
            query?: {
                /**
                 * @description Only questions of the category with this id.
                 * @example certificates
                 */
                category?: components["schemas"]["ContentId"];
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description Which page of the list, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many entries one page has.
                 * @example 10
                 */
                perPage?: components["parameters"]["PerPage"];
                /**
                 * @description Only questions that hold these words, in the question or in the answer.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faqs"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
        };
    };
    listFeedbacks: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description Which page of the list, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many entries one page has.
                 * @example 10
                 */
                perPage?: components["parameters"]["PerPage"];
                /**
                 * @description Only feedbacks of this type.
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
            /** @description One page of feedbacks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feedbacks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
        };
    };
    sendFeedback: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description A word the portal makes up for one thing that is sent, such as a UUID, and sends again when it has to repeat the request. A repeat is answered as the first one was, and nothing is done a second time. The service remembers a key for a day. The same key with something else in the request is refused with 422.
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
            /** @description The feedback as it is registered, and a sentence for the person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FeedbackRejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
        };
    };
    listMarketPrices: {
        parameters: {
            query?: {
                /**
                 * @description Only products of the category with this id.
                 * @example bread
                 */
                category?: components["schemas"]["ContentId"];
                /**
                 * @description The day to show, today or earlier.
                 * @example 2026-03-16
                 */
                date?: string;
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description Which page of the list, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many entries one page has.
                 * @example 10
                 */
                perPage?: components["parameters"]["PerPage"];
                /**
                 * @description Only prices of the region with this id.
                 * @example baku
                 */
                region?: components["schemas"]["ContentId"];
                /**
                 * @description In which order they come.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketPrices"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
        };
    };
    readNotifications: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
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
            /** @description The notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
        };
    };
    countNotifications: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
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
            /** @description The number alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
        };
    };
    markNotificationsRead: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
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
            /** @description How many are unread now, normally none. There is no message, because the person did not press anything. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
        };
    };
    downloadReceipt: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The payment's number.
                 * @example 6101
                 */
                id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt. */
            200: {
                headers: {
                    /**
                     * @description The name to save the file under.
                     * @example attachment; filename="receipt-6044.pdf"
                     */
                    "Content-Disposition"?: string;
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
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
        };
    };
    startPayment: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description A word the portal makes up for one thing that is sent, such as a UUID, and sends again when it has to repeat the request. A repeat is answered as the first one was, and nothing is done a second time. The service remembers a key for a day. The same key with something else in the request is refused with 422.
                 * @example 5f0c1d9e-8a77-4b7e-9c55-2f6f0a1b7d42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The payment's number.
                 * @example 6101
                 */
                id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to go on. There is no message, because the person leaves at once. */
            200: {
                headers: {
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
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
        };
    };
    listObligations: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description Which page of the list, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many entries one page has.
                 * @example 10
                 */
                perPage?: components["parameters"]["PerPage"];
                /**
                 * @description In which order they come.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Obligations"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
        };
    };
    listPaidPayments: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description Which page of the list, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many entries one page has.
                 * @example 10
                 */
                perPage?: components["parameters"]["PerPage"];
                /**
                 * @description In which order they come.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaidPayments"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
        };
    };
    updatePossessor: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The possessor's number.
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
            /** @description The possessor as it is stored now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Possessor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["PossessorRejected"];
            500: components["responses"]["ServerFault"];
        };
    };
    registerPossessor: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
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
            /** @description The possessor, with its number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Possessor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["PossessorRejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
        };
    };
    readPossessor: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The possessor's number.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Possessor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
        };
    };
    listPosts: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description Which page of the list, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many entries one page has.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Posts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
        };
    };
    readPost: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
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
                id: components["schemas"]["ContentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
        };
    };
    searchProducts: {
        parameters: {
            query?: {
                /**
                 * @description Only goods whose code begins with these digits.
                 * @example 0405
                 */
                goodsCode?: components["schemas"]["GoodsCode"];
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description Which page of the list, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many entries one page has.
                 * @example 10
                 */
                perPage?: components["parameters"]["PerPage"];
                /**
                 * @description Only goods of the risk group with this id.
                 * @example r2
                 */
                riskGroup?: components["schemas"]["ContentId"];
                /**
                 * @description Only goods whose name, category or description holds these words.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Products"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
        };
    };
    signIn: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
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
            /** @description The person is signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionTokens"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["WrongCredentials"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["EmailNotVerified"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
        };
    };
    renewSession: {
        parameters: {
            query: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description The refresh token that came with the expired one.
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
            /** @description The new pair. The old one no longer works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewedTokens"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionEnded"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
        };
    };
    handOverSession: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
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
            /** @description A second pair of tokens, and what the person may do with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandOver"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
        };
    };
    signInWithIdentity: {
        parameters: {
            query: {
                /**
                 * @description The code the state identity service gave.
                 * @example example-identity-code
                 */
                code: string;
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description The token of a conversation with the call center that is to go on after sign-in. Left out when there is none.
                 * @example example-messenger-token
                 */
                messengerToken?: components["schemas"]["Token"];
                /**
                 * @description The portal's address the person was sent back to. The state identity service compares it with the one it knows.
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
            /** @description The person is signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentitySession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["IdentityRefused"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
        };
    };
    chooseAccount: {
        parameters: {
            query?: {
                /**
                 * @description The certificate number of the position to act in. Left out, the person acts as a citizen.
                 * @example AZ-2026-000481
                 */
                certNumber?: string;
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
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
            /** @description The account is chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountChoice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
        };
    };
    searchRegister: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description Which page of the list, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many entries one page has.
                 * @example 10
                 */
                perPage?: components["parameters"]["PerPage"];
                /**
                 * @description Only entries whose number, name, type or manufacturer holds these words.
                 * @example tərəzi
                 */
                word?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Which register.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterEntries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
        };
    };
    sendRemark: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
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
                "application/json": components["schemas"]["RemarkDraft"];
            };
        };
        responses: {
            /** @description The remark has arrived. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Confirmation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description Which page of the list, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many entries one page has.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reports"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
        };
    };
    submitReport: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The report's number.
                 * @example 712
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportSubmission"];
            };
        };
        responses: {
            /** @description The report as it is stored now, and a sentence for the person. */
            200: {
                headers: {
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
            422: components["responses"]["ReportRejected"];
            500: components["responses"]["ServerFault"];
        };
    };
    listRiskGroups: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description Which page of the list, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many entries one page has.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskGroups"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
        };
    };
    searchPortal: {
        parameters: {
            query: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description Which page of the list, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many entries one page has.
                 * @example 10
                 */
                perPage?: components["parameters"]["PerPage"];
                /**
                 * @description What to look for.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
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
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description Which page of the list, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many entries one page has.
                 * @example 10
                 */
                perPage?: components["parameters"]["PerPage"];
                /**
                 * @description Only services of this type.
                 * @example E_SERVICE
                 */
                type?: components["schemas"]["ServiceType"];
                /**
                 * @description Only services whose name or summary holds these words.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Services"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
        };
    };
    readService: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
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
                id: components["schemas"]["ContentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
        };
    };
    listStandards: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description Which page of the list, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many entries one page has.
                 * @example 10
                 */
                perPage?: components["parameters"]["PerPage"];
                /**
                 * @description Only standards of this status.
                 * @example IN_FORCE
                 */
                status?: components["schemas"]["StandardStatus"];
                /**
                 * @description Only standards whose designation or title holds these words.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Standards"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
        };
    };
    readServiceStatus: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
        };
    };
    updateUser: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
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
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description The information is saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Confirmation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
        };
    };
    updateContacts: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
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
                "application/json": components["schemas"]["ContactUpdate"];
            };
        };
        responses: {
            /** @description The details are saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Confirmation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
        };
    };
    changePassword: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
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
            /** @description The new password is in use. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Confirmation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["PasswordRejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
        };
    };
    readUser: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
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
            /** @description The signed-in person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
        };
    };
    checkOwnPassword: {
        parameters: {
            query: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description The password the person would like to set, spaces included.
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
            /** @description The verdict, also when the password is refused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
        };
    };
    registerUser: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
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
            /** @description The account exists and waits for its code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Confirmation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["RegistrationRejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
        };
    };
    activateAccount: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
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
            /** @description The address is confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Confirmation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["WrongCode"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
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
            /** @description The code is on its way if the account exists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Confirmation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
        };
    };
    checkNewPassword: {
        parameters: {
            query: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
                 * @example az
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description The person's given name.
                 * @example Emma
                 */
                name: components["schemas"]["PersonName"];
                /**
                 * @description The password the person would like to set, spaces included.
                 * @example Şəffaf-Bazar-2026
                 */
                pass: components["parameters"]["CandidatePassword"];
                /**
                 * @description The person's surname.
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
            /** @description The verdict, also when the password is refused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
        };
    };
    resetPassword: {
        parameters: {
            query: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
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
            /** @description The person can sign in with the new password. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Confirmation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["WrongCode"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
        };
    };
    chooseLanguage: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
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
            /** @description The language that is stored now. There is no message, because the person sees the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LanguageChoice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerFault"];
        };
    };
    lookUpTaxpayer: {
        parameters: {
            query: {
                /**
                 * @description The language of the texts in the answer, and of the message if something goes wrong.
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
            /** @description The taxpayer, as the tax register writes it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Taxpayer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
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
            /** @description Nothing is sent back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
