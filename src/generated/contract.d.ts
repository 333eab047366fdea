// Generated from openapi/. Do not edit.
export interface paths {
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
         * Authority
         * @description What kind of user somebody is. ASAN_USER came through the state identity service, ADMIN works for the oversight service, USER signed in with an e-mail address.
         * @enum {string}
         */
        Authority: "ASAN_USER" | "ADMIN" | "USER";
        /**
         * Competition or quality
         * @description Which of the two portals something belongs to. '1' is competition, '2' is quality.
         * @enum {string}
         */
        CompetitionQualityType: "1" | "2";
        /**
         * Confirmation
         * @description The service did what was asked and says so in one sentence.
         */
        Confirmation: {
            /** @description The sentence the portal shows word for word. */
            message: string;
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
         * Credentials
         * @description The e-mail address and password a foreign organisation signs in with.
         */
        Credentials: {
            /** @description The password as it was typed, spaces included. It may be older than today's strength rule, so only its length is looked at here. */
            password: string;
            username: components["schemas"]["Email"];
        };
        /**
         * E-mail address
         * Format: email
         * @description An e-mail address. It is also the username of everyone who signs in with a password.
         * @example emma.lindqvist@nordvik.example
         */
        Email: string;
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
            image?: components["schemas"]["PostImage"];
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
         * Post image
         * @description The picture that goes with a post.
         */
        PostImage: {
            /** @description What the picture shows, for those who do not see it. Empty when it only decorates. */
            alt: string;
            /**
             * Format: uri-reference
             * @description Where the picture is.
             */
            url: string;
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
         * Services
         * @description One page of services.
         */
        Services: components["schemas"]["Paging"] & {
            /** @description The services on this page. */
            items: components["schemas"]["Service"][];
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
        /** @description Something in the address of the request is missing or has the wrong form. */
        BadRequest: {
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
         * @description The password the person would like to set, spaces included.
         * @example Şəffaf-Bazar-2026
         */
        CandidatePassword: string;
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
