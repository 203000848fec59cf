export interface paths {
    "/configurations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The configuration of the site.
         * @description As the specification shows it.
         */
        get: operations["getConfigurations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/website_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What every page shows of the site.
         * @description The specification does not show this path.
         *
         *     The specification names this call, but not all that it carries: what is sent and answered is our reading.
         */
        get: operations["getWebsiteInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service_terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Limits and prices that hold for everybody, and where else the site is found.
         * @description Not in the specification, which leaves this part open: a call of our own.
         */
        get: operations["getServiceTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A captcha for registering: a picture and a sum in words; either answer will do.
         * @description The specification names this call, but not all that it carries: what is sent and answered is our reading.
         */
        get: operations["issueCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/country": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every country, sorted by name, and whether we deliver there.
         * @description All of them unless a page is asked for.
         *
         *     The specification names this call, but not all that it carries: what is sent and answered is our reading.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`.
         */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipping_ranges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What international shipping may cost, told before anything was weighed.
         * @description By country and speed, for goods that are not bulky; without a promise. With a country also by line.
         *
         *     Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`.
         */
        get: operations["listShippingRanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exchange_rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What one unit of a currency is worth in another, or in all where `to` is left out.
         * @description The specification names this call, but not all that it carries: what is sent and answered is our reading.
         *
         *     Refused by the business with `data.reason` `UNKNOWN_CURRENCY`, `EXCHANGE_RATES_UNAVAILABLE`.
         */
        get: operations["getExchangeRate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/article": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Groups of articles.
         * @description All of them unless a page is asked for.
         *
         *     As the specification shows it.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`.
         */
        get: operations["listArticleGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/article/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One article.
         * @description The specification names this call, but not all that it carries: what is sent and answered is our reading.
         *
         *     Refused by the business with `data.reason` `NOT_FOUND`.
         */
        get: operations["getArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search_articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Articles that hold all the words, at most 20; none for an empty text.
         * @description Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`.
         */
        get: operations["searchArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for fulfilment from China or Hong Kong; we answer by email.
         * @description At most 5 times an hour from one address.
         *
         *     Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`, `IDEMPOTENCY_KEY_REUSED`.
         */
        post: operations["sendLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps an image; an item of the cart names it by its id.
         * @description An image that nothing names after a day is deleted.
         *
         *     Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `IMAGE_MISSING`, `IMAGE_TYPE_REFUSED`, `IMAGE_TOO_LARGE`, `IMAGE_TOO_MANY`, `IMAGE_TOO_MANY_PIXELS`.
         */
        post: operations["uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens a session of 2 days.
         * @description Email and password stand in the query as the specification has them, or in a JSON body; the query goes first. The password never reaches a log.
         *
         *     As the specification shows it.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`, `WRONG_CREDENTIALS`.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens an account.
         * @description The answer is the same for an address that has one, and carries no token: sign in by POST /login. An email to the address says what happened.
         *
         *     The specification names this call, but not all that it carries: what is sent and answered is our reading.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`, `WRONG_CAPTCHA`.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the session of the token.
         * @description Not in the specification, which leaves this part open: a call of our own.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send_success_register_email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mails the link that verifies the email address again.
         * @description A minute after the one before, and at most 3 an hour.
         *
         *     The specification names this call, but not all that it carries: what is sent and answered is our reading.
         *
         *     Refused by the business with `data.reason` `EMAIL_ALREADY_VERIFIED`.
         */
        get: operations["sendVerificationEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send_active_email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails an activation link of 24 hours to a new email address.
         * @description Once a minute. Nothing changes before the link is followed.
         *
         *     The specification names this call, but not all that it carries: what is sent and answered is our reading.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`, `WRONG_PASSWORD`.
         */
        post: operations["requestEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/active_email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeems a mailed link: it verifies the address it was sent to, or changes to it.
         * @description The specification names this call, but not all that it carries: what is sent and answered is our reading.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`, `LINK_UNKNOWN`, `LINK_USED`, `LINK_EXPIRED`, `EMAIL_TAKEN`.
         */
        post: operations["activateEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send_reset_password_email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a reset link of 30 minutes.
         * @description The answer does not tell whether the address is known. At most 3 an hour.
         *
         *     The specification names this call, but not all that it carries: what is sent and answered is our reading.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/check_reset_password_link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a reset link works now: code 200, or why not.
         * @description Asking does not use it up.
         *
         *     The specification names this call, but not all that it carries: what is sent and answered is our reading.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`, `LINK_UNKNOWN`, `LINK_USED`, `LINK_EXPIRED`.
         */
        post: operations["checkResetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reset_password_email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a new password by a mailed link, which works once. Every session ends.
         * @description The specification names this call, but not all that it carries: what is sent and answered is our reading.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`, `LINK_UNKNOWN`, `LINK_USED`, `LINK_EXPIRED`.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/alter_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a new password by the old one. Every session but this one ends.
         * @description The specification names this call, but not all that it carries: what is sent and answered is our reading.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`, `WRONG_PASSWORD`.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who the token stands for.
         * @description As the specification shows it.
         */
        get: operations["getUserInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/update_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Writes personal data; what is left out stays, null empties it.
         * @description The specification names this call, but not all that it carries: what is sent and answered is our reading.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`.
         */
        post: operations["updateUserInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/alter_avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a picture the shopper’s, cut square; the one before is deleted.
         * @description The specification names this call, but not all that it carries: what is sent and answered is our reading.
         *
         *     Refused by the business with `data.reason` `IMAGE_MISSING`, `IMAGE_TOO_MANY`, `IMAGE_TOO_MANY_PIXELS`, `AVATAR_TYPE_REFUSED`, `AVATAR_TOO_LARGE`.
         */
        post: operations["setAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the shopper is signed in.
         * @description Not in the specification, which leaves this part open: a call of our own.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends a session; its token is worth nothing from now on.
         * @description Answers with those that are left. It may be the session of this request.
         *
         *     Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `NOT_FOUND`.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/end_others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends every session but the one of this request.
         * @description Not in the specification, which leaves this part open: a call of our own.
         */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/listing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a pasted link, or the text around one, leads to.
         * @description Its page is read within 8 seconds and kept for 30 minutes; `failure` says why it could not be.
         *
         *     Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`, `LINK_REFUSED`, `LINK_WITHOUT_ITEM`, `LINK_NESTED_TOO_DEEP`, `LINK_NOT_PUBLIC`.
         */
        get: operations["readListing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/viewed_listings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the shopper looked at, the last listing first.
         * @description `GET /listing` with its `url` tells all that is known of one.
         *
         *     Not in the specification, which leaves this part open: a call of our own.
         */
        get: operations["listViewedListings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/item_restrictions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What may keep an item from being sent that is described like this.
         * @description Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`.
         */
        get: operations["listItemRestrictions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The address book, the default first.
         * @description Not in the specification, which leaves this part open: a call of our own.
         */
        get: operations["listAddresses"];
        put?: never;
        /**
         * Adds an address; the first is the default.
         * @description Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`, `TOO_MANY_ADDRESSES`, `IDEMPOTENCY_KEY_REUSED`.
         */
        post: operations["createAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes an address.
         * @description All of its fields are sent. Orders and parcels keep the address they were given.
         *
         *     Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`, `NOT_FOUND`.
         */
        post: operations["updateAddress"];
        /**
         * Deletes an address but the default.
         * @description Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `NOT_FOUND`, `DEFAULT_ADDRESS_NOT_DELETABLE`.
         */
        delete: operations["deleteAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addresses/{id}/set_default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes an address the default.
         * @description Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `NOT_FOUND`.
         */
        post: operations["setDefaultAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the shopper was told, newest first.
         * @description Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks notifications as read; all of them or none.
         * @description Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`, `NOT_FOUND`.
         */
        post: operations["markNotificationsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/read_all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks all notifications as read.
         * @description Not in the specification, which leaves this part open: a call of our own.
         */
        post: operations["markAllNotificationsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes notifications for good; all of them or none.
         * @description Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`, `NOT_FOUND`.
         */
        post: operations["deleteNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/email_preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Of which notifications the shopper is mailed.
         * @description Not in the specification, which leaves this part open: a call of our own.
         */
        get: operations["listEmailPreferences"];
        put?: never;
        /**
         * Switches the emails of a kind on or off.
         * @description Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`.
         */
        post: operations["setEmailPreference"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The balance and its details, newest first.
         * @description Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`.
         */
        get: operations["getFund"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fund_months": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What came in and went out in the last six months, this one last.
         * @description Not in the specification, which leaves this part open: a call of our own.
         */
        get: operations["listFundMonths"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fund_spending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the money of the last six months was spent on.
         * @description Not in the specification, which leaves this part open: a call of our own.
         */
        get: operations["listFundSpending"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fund_statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a fund held at the beginning and the end of a period, and what moved it.
         * @description Its records are listed by `getFund` for the same period.
         *
         *     Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`.
         */
        get: operations["getFundStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fund_statement.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The records of a fund as a file for spreadsheets, the oldest first.
         * @description The names of columns and types are in the language of the request, amounts in yuan.
         *
         *     Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`.
         */
        get: operations["downloadFundStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fund_days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The balance over the last six months.
         * @description Before them, on each day on which it moved, and today.
         *
         *     Not in the specification, which leaves this part open: a call of our own.
         */
        get: operations["listFundDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the cart holds.
         * @description Not in the specification, which leaves this part open: a call of our own.
         */
        get: operations["listCartItems"];
        put?: never;
        /**
         * Adds an item; two of which all that is said is alike become one.
         * @description Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`, `CART_FULL`, `TOO_MANY_PIECES`, `NOT_FOUND`, `SOLD_OUT`, `PROHIBITED_GOODS`, `RESTRICTED_GOODS`, `EXCHANGE_RATES_UNAVAILABLE`, `IDEMPOTENCY_KEY_REUSED`.
         */
        post: operations["addCartItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart_summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many items the cart holds, and what those selected cost.
         * @description Not in the specification, which leaves this part open: a call of our own.
         */
        get: operations["getCartSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/select": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Selects items for the next order, or leaves them for later; all of them or none.
         * @description Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`, `NOT_FOUND`.
         */
        post: operations["selectCartItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes items out of the cart; all of them or none.
         * @description Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`, `NOT_FOUND`.
         */
        post: operations["removeCartItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts items back that were taken out within the last day; all of them or none.
         * @description Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`, `CART_FULL`, `TOO_MANY_PIECES`, `NOT_FOUND`.
         */
        post: operations["restoreCartItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes quantity or remark of an item; what is left out stays.
         * @description Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`, `NOT_FOUND`.
         */
        post: operations["updateCartItem"];
        /**
         * Takes an item out of the cart.
         * @description Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `NOT_FOUND`, `VALIDATION_FAILED`.
         */
        delete: operations["removeCartItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest reviews, for everybody.
         * @description Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`.
         */
        get: operations["listRecentReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/review_summaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the reviews of each delivery line come to, for everybody.
         * @description Not in the specification, which leaves this part open: a call of our own.
         */
        get: operations["listReviewSummaries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stored_items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What lies in the warehouse and is not packed yet, oldest first.
         * @description Not in the specification, which leaves this part open: a call of our own.
         */
        get: operations["listStoredItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery_quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What each delivery line asks for a parcel of stored items, or why it cannot carry it.
         * @description Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`, `NOT_FOUND`, `STORED_ITEM_NOT_AVAILABLE`.
         */
        post: operations["quoteDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parcel_estimates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a selection of stored items costs to send at least.
         * @description To a country, or to that of the default address; null while there is neither.
         *
         *     Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`, `NOT_FOUND`, `STORED_ITEM_NOT_AVAILABLE`.
         */
        post: operations["estimateParcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packing_plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reserves stored items for a parcel; it waits 30 minutes for its payment.
         * @description Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`, `NOT_FOUND`, `STORED_ITEM_NOT_AVAILABLE`, `DELIVERY_LINE_UNUSABLE`, `IDEMPOTENCY_KEY_REUSED`.
         */
        post: operations["createPackingPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packing_plans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One packing plan.
         * @description Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `NOT_FOUND`.
         */
        get: operations["getPackingPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packing_plans/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives up an unpaid plan; its items are free again.
         * @description Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `NOT_FOUND`, `PACKING_PLAN_STATUS_FORBIDS`.
         */
        post: operations["cancelPackingPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The packages of the shopper, newest first.
         * @description Numbers of packages and orders and names of items are looked through by `search`.
         *
         *     Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`.
         */
        get: operations["listPackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One package.
         * @description Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `NOT_FOUND`.
         */
        get: operations["getPackage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages/{id}/confirm_receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says that a package has arrived.
         * @description Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `NOT_FOUND`, `PACKAGE_STATUS_FORBIDS`.
         */
        post: operations["confirmReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages/confirm_receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says that several packages have arrived: all of them, or none where one cannot.
         * @description Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`, `NOT_FOUND`, `PACKAGE_STATUS_FORBIDS`.
         */
        post: operations["confirmReceipts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reviews a completed package, once.
         * @description Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`, `NOT_FOUND`, `PACKAGE_STATUS_FORBIDS`, `ALREADY_REVIEWED`, `IDEMPOTENCY_KEY_REUSED`.
         */
        post: operations["reviewPackage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The orders of the shopper, newest first.
         * @description Numbers of orders and packages and names of items are looked through by `search`. With `next_actor` the earliest deadline comes first, orders without one last.
         *
         *     Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`.
         */
        get: operations["listOrders"];
        put?: never;
        /**
         * Orders what is selected in the cart.
         * @description The order waits 72 hours for its payment.
         *
         *     Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`, `NO_PRODUCT_SELECTED`, `PROHIBITED_GOODS`, `AMOUNT_TOO_LARGE`, `AMOUNT_CHANGED`, `IDEMPOTENCY_KEY_REUSED`.
         */
        post: operations["submitOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order.
         * @description Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `NOT_FOUND`.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels an order before it is paid.
         * @description Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `NOT_FOUND`, `ORDER_STATUS_FORBIDS`.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suggested_contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whom the next order is likely to name as contact.
         * @description Not in the specification, which leaves this part open: a call of our own.
         */
        get: operations["suggestContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/request_refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for the money of an order back.
         * @description An operator decides. `available_actions` says whether it can be asked for.
         *
         *     Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`, `NOT_FOUND`, `ORDER_STATUS_FORBIDS`, `REFUND_TIME_EXPIRED`, `REFUND_ITEM_PACKED`, `IDEMPOTENCY_KEY_REUSED`.
         */
        post: operations["requestRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/withdraw_refund_request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a refund request back; the order goes on where it stood.
         * @description Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `NOT_FOUND`, `ORDER_STATUS_FORBIDS`.
         */
        post: operations["withdrawRefundRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accepts what a question offers where that costs nothing more.
         * @description What costs more is accepted by paying for it: `POST /payments` with the kind QUESTION.
         *
         *     Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `NOT_FOUND`, `QUESTION_CLOSED`, `QUESTION_NEEDS_PAYMENT`.
         */
        post: operations["acceptQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Declines what a question offers: its item is refunded.
         * @description Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `NOT_FOUND`, `QUESTION_CLOSED`.
         */
        post: operations["declineQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels a package before it is shipped.
         * @description The whole fee returns to the balance, the items to the shelf.
         *
         *     Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `NOT_FOUND`, `PACKAGE_STATUS_FORBIDS`.
         */
        post: operations["cancelPackage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification_threads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the shopper was told, by order and package, newest first.
         * @description The notifications of a thread are listed by `GET /notifications?thread_id=`.
         *
         *     Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`.
         */
        get: operations["listNotificationThreads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pays for an order, a packing plan or a question.
         * @description By card it is PENDING: send the shopper to `checkout_url` and ask again when they return. The same key again answers with the first payment and moves no money.
         *
         *     Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`, `NOT_FOUND`, `NOTHING_TO_PAY`, `BALANCE_TOO_LOW`, `PACKING_PLAN_EXPIRED`, `IDEMPOTENCY_KEY_REUSED`, `PAYMENT_METHOD_UNAVAILABLE`, `PAYMENT_GATEWAY_UNAVAILABLE`, `PAYMENTS_FROZEN`.
         */
        post: operations["pay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pending_payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payments whose money is on its way, newest first; at most 50.
         * @description Those that hold a part of the balance (`balance_deduction`), and recharges that will add to it.
         *
         *     Not in the specification, which leaves this part open: a call of our own.
         */
        get: operations["listPendingPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One payment.
         * @description Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `NOT_FOUND`.
         */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives up a payment by card that is still pending.
         * @description What it holds of the balance is free again, and so are payments made together with it. Money that comes all the same goes to the balance.
         *
         *     Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `NOT_FOUND`, `PAYMENT_STATUS_FORBIDS`.
         */
        post: operations["cancelPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment_quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What is to be paid for an order, a packing plan or a question, and how it can be.
         * @description Nothing is kept: it only asks.
         *
         *     Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`, `NOT_FOUND`, `NOTHING_TO_PAY`, `PACKING_PLAN_EXPIRED`.
         */
        post: operations["quotePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/joint_payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pays for several orders: all of them or none.
         * @description By card its payments are PENDING: send the shopper to the `checkout_url` that all of them have. The same key again answers with the first joint payment and moves no money.
         *
         *     Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`, `NOT_FOUND`, `ORDER_NOT_PAYABLE`, `BALANCE_TOO_LOW`, `IDEMPOTENCY_KEY_REUSED`, `PAYMENT_METHOD_UNAVAILABLE`, `PAYMENT_GATEWAY_UNAVAILABLE`, `PAYMENTS_FROZEN`.
         */
        post: operations["payOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/joint_payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One joint payment.
         * @description Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `NOT_FOUND`.
         */
        get: operations["getJointPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/joint_payment_quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What several orders cost together, and how they can be paid.
         * @description Nothing is kept: it only asks.
         *
         *     Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`, `NOT_FOUND`, `ORDER_NOT_PAYABLE`.
         */
        post: operations["quoteJointPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recharge_options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the balance can be topped up by, and how.
         * @description Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`.
         */
        get: operations["getRechargeOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recharges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins to top up the balance by card.
         * @description Send the shopper to `checkout_url`; the balance grows when the money has come. The same key again answers with the first payment and asks for no more money.
         *
         *     Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`, `PAYMENT_METHOD_UNAVAILABLE`, `PAYMENT_GATEWAY_UNAVAILABLE`, `PAYMENTS_FROZEN`, `IDEMPOTENCY_KEY_REUSED`.
         */
        post: operations["recharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/remittances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tells of money sent by remittance.
         * @description The balance grows when an operator has found the money.
         *
         *     Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`, `PAYMENT_METHOD_UNAVAILABLE`, `REMITTANCE_KNOWN`, `NOT_FOUND`, `PAYMENTS_FROZEN`, `IDEMPOTENCY_KEY_REUSED`.
         */
        post: operations["submitRemittance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawal_options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What of the balance can go back, and how.
         * @description Not in the specification, which leaves this part open: a call of our own.
         */
        get: operations["getWithdrawalOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The withdrawals of the shopper, newest first.
         * @description Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`.
         */
        get: operations["listWithdrawals"];
        put?: never;
        /**
         * Asks for balance back on the way by which it came.
         * @description The amount is held; an operator confirms or declines it.
         *
         *     Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`, `WITHDRAWAL_LIMIT`, `BALANCE_TOO_LOW`, `PAYMENTS_FROZEN`, `IDEMPOTENCY_KEY_REUSED`.
         */
        post: operations["requestWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawals/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a withdrawal back that nobody has confirmed yet.
         * @description Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `NOT_FOUND`, `WITHDRAWAL_STATUS_FORBIDS`.
         */
        post: operations["cancelWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/invoice.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The invoice of a paid order.
         * @description In the language of the request, A4, in Latin and Chinese letters.
         *
         *     Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `NOT_FOUND`.
         */
        get: operations["downloadOrderInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages/{id}/invoice.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The invoice of a package.
         * @description In the language of the request, A4, in Latin and Chinese letters.
         *
         *     Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `NOT_FOUND`.
         */
        get: operations["downloadPackageInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/deletion_check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the account could be deleted now.
         * @description Not in the specification, which leaves this part open: a call of our own.
         */
        get: operations["checkDeletion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/delete_account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes the account for ever.
         * @description No order, stored item, plan or package may be open, no money may be on its way, and the balance must be zero.
         *
         *     Not in the specification, which leaves this part open: a call of our own.
         *
         *     Refused by the business with `data.reason` `VALIDATION_FAILED`, `WRONG_PASSWORD`, `ACCOUNT_IN_USE`, `BALANCE_LEFT`.
         */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Why nothing was done. */
        Refusal: {
            /** @enum {integer} */
            code: 400 | 401 | 404 | 405 | 408 | 413 | 415 | 422 | 429 | 500 | 503;
            /** @description In the language of the request, to be shown. */
            message: string;
            data: {
                reason: components["schemas"]["Reason"];
                /** @description Name of a parameter or field → what is wrong with it; `contact.phone` lies within another, `declarations.0.description` in the first of a list. */
                fields?: {
                    [key: string]: string;
                };
            };
        };
        /**
         * @description Why a call was refused, for programs to compare.
         * @enum {string}
         */
        Reason: "VALIDATION_FAILED" | "NOT_FOUND" | "PLEASE_LOGIN" | "BAD_REQUEST" | "METHOD_NOT_ALLOWED" | "REQUEST_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "SENT_TOO_SLOWLY" | "BUSY" | "RATE_LIMITED" | "INTERNAL" | "PERSISTED_QUERY_NOT_FOUND" | "PERSISTED_QUERY_REQUIRED" | "QUERY_TOO_LONG" | "QUERY_TOO_DEEP" | "QUERY_TOO_COSTLY" | "TOO_MANY_ALIASES" | "ANSWER_TOO_LARGE" | "OPERATION_NOT_NAMED" | "TOO_MANY_STREAMS" | "EMAIL_TAKEN" | "WRONG_CREDENTIALS" | "WRONG_PASSWORD" | "WRONG_CAPTCHA" | "LINK_EXPIRED" | "LINK_USED" | "LINK_UNKNOWN" | "EMAIL_ALREADY_VERIFIED" | "ACCOUNT_IN_USE" | "BALANCE_LEFT" | "TOO_MANY_ADDRESSES" | "DEFAULT_ADDRESS_NOT_DELETABLE" | "IMAGE_TYPE_REFUSED" | "IMAGE_TOO_LARGE" | "IMAGE_MISSING" | "IMAGE_TOO_MANY" | "IMAGE_TOO_MANY_PIXELS" | "AVATAR_TYPE_REFUSED" | "AVATAR_TOO_LARGE" | "CART_FULL" | "TOO_MANY_PIECES" | "SOLD_OUT" | "RESTRICTED_GOODS" | "PROHIBITED_GOODS" | "NO_PRODUCT_SELECTED" | "LINK_REFUSED" | "LINK_WITHOUT_ITEM" | "LINK_NESTED_TOO_DEEP" | "LINK_NOT_PUBLIC" | "ORDER_STATUS_FORBIDS" | "REFUND_TIME_EXPIRED" | "REFUND_ITEM_PACKED" | "AMOUNT_TOO_LARGE" | "AMOUNT_CHANGED" | "QUESTION_CLOSED" | "QUESTION_NEEDS_PAYMENT" | "NOTHING_TO_PAY" | "ORDER_NOT_PAYABLE" | "BALANCE_TOO_LOW" | "PAYMENT_METHOD_UNAVAILABLE" | "IDEMPOTENCY_KEY_REUSED" | "PAYMENT_GATEWAY_UNAVAILABLE" | "PAYMENT_STATUS_FORBIDS" | "REMITTANCE_KNOWN" | "PAYMENTS_FROZEN" | "WITHDRAWAL_LIMIT" | "WITHDRAWAL_STATUS_FORBIDS" | "STORED_ITEM_NOT_AVAILABLE" | "DELIVERY_LINE_UNUSABLE" | "PACKING_PLAN_EXPIRED" | "PACKING_PLAN_STATUS_FORBIDS" | "PACKAGE_STATUS_FORBIDS" | "ALREADY_REVIEWED" | "UNKNOWN_CURRENCY" | "EXCHANGE_RATES_UNAVAILABLE" | "QUESTION_OPEN" | "ITEM_STATUS_FORBIDS" | "CONFIRMATION_NEEDED";
        /** @description The configuration of the site. */
        Configurations: {
            /**
             * @description Name of the website.
             * @example Tidebox
             */
            name: string;
            /**
             * Format: uri-reference
             * @description Path of the logo image.
             * @example /icon.svg
             */
            logo: string;
            /**
             * Format: email
             * @description Email address of the service.
             * @example service@tidebox.example
             */
            SERVICE_EMAIL: string;
            /**
             * @description The same as name.
             * @example Tidebox
             */
            WEBSITE_NAME: string;
            /**
             * Format: uri-reference
             * @description The same as logo.
             * @example /icon.svg
             */
            WEBSITE_LOGO_PATH: string;
            /**
             * @description Languages of the interface: code → name.
             * @example {
             *       "en": "English",
             *       "zh": "简体中文"
             *     }
             */
            languages: {
                [key: string]: string;
            };
        };
        /** @description Done. */
        ConfigurationsAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["Configurations"];
        };
        /** @description What every page shows of the site. */
        WebsiteInfo: {
            /**
             * @description Name of the website.
             * @example Tidebox
             */
            name: string;
            /**
             * Format: uri-reference
             * @description Path of the logo image.
             * @example /icon.svg
             */
            logo: string;
            /**
             * Format: email
             * @description Email address of the service.
             * @example service@tidebox.example
             */
            SERVICE_EMAIL: string;
            /**
             * @description The same as name.
             * @example Tidebox
             */
            WEBSITE_NAME: string;
            /**
             * Format: uri-reference
             * @description The same as logo.
             * @example /icon.svg
             */
            WEBSITE_LOGO_PATH: string;
        };
        /** @description Done. */
        WebsiteInfoAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["WebsiteInfo"];
        };
        /** @description An amount of money as a whole number of fen, 1/100 CNY: 1250 is ¥12.50. */
        Money: number;
        /** @description A page of the site in a social network. */
        SocialLink: {
            /**
             * @description facebook, instagram or youtube.
             * @example youtube
             */
            network: string;
            /**
             * Format: uri
             * @description Address of the page.
             * @example https://youtube.example.com/tidebox
             */
            url: string;
        };
        /** @description Limits and prices that hold for everybody. */
        ServiceTerms: {
            /**
             * @description Days of free storage from inbound (CO-03).
             * @example 30
             */
            free_storage_days: number;
            /**
             * @description Storage of an item for each day beyond the free ones.
             * @example 100
             */
            overdue_day_price: components["schemas"]["Money"];
            /**
             * @description Days beyond the free ones that are charged at most.
             * @example 60
             */
            most_overdue_days: number;
            /**
             * @description Hours an order waits for its payment.
             * @example 72
             */
            payment_hours: number;
            /**
             * @description Minutes a packing plan waits for its payment.
             * @example 30
             */
            plan_minutes: number;
            /**
             * @description Days to ask for a refund once all is in stock.
             * @example 5
             */
            refund_days: number;
            /**
             * @description Days after shipping until a package counts as received; a week after the last promised day if that is later.
             * @example 30
             */
            receipt_days: number;
            /**
             * @description Extra protection of a parcel.
             * @example 1000
             */
            extra_protection_price: components["schemas"]["Money"];
            /**
             * @description Removing the packaging of a parcel.
             * @example 200
             */
            remove_packaging_price: components["schemas"]["Money"];
            /**
             * @description Insurance, in hundredths of a percent of the value.
             * @example 300
             */
            insurance_basis_points: number;
            /**
             * @description Price of one fine photo (CO-04).
             * @example 200
             */
            fine_photo_price: components["schemas"]["Money"];
            /**
             * @description Most fine photos of one order (CO-04).
             * @example 20
             */
            max_fine_photos: number;
            /**
             * @description Most addresses of one shopper.
             * @example 20
             */
            max_addresses: number;
            /** @description Where the site stands in social networks. */
            social_links: components["schemas"]["SocialLink"][];
        };
        /** @description Done. */
        ServiceTermsAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["ServiceTerms"];
        };
        /** @description It works once, for 10 minutes. */
        Captcha: {
            /**
             * @description Send it back with the answer.
             * @example kHx1vB0v3mQ0c9L2fWZy8A
             */
            key: string;
            /**
             * @description Picture of characters, as a data URL (SVG).
             * @example data:image/svg+xml;base64,PHN2Zy8+
             */
            image: string;
            /**
             * @description A sum in words, for who cannot see the picture.
             * @example How much is two plus five?
             */
            question: string;
        };
        /** @description Done. */
        CaptchaAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["Captcha"];
        };
        /** @description A country. */
        Country: {
            /**
             * @description ISO 3166 code; addresses name a country by it.
             * @example GB
             */
            code: string;
            /**
             * @description Its name in the language of the request.
             * @example United Kingdom
             */
            name: string;
            /**
             * @description Its name in English.
             * @example United Kingdom
             */
            name_en: string;
            /**
             * @description Its name in Chinese.
             * @example 英国
             */
            name_zh: string;
            /**
             * @description Its continent in the language of the request.
             * @example Europe
             */
            continent: string;
            /**
             * @description Whether a delivery line reaches it.
             * @example true
             */
            is_served: boolean;
            /**
             * @description Whether addresses there have a postcode.
             * @example true
             */
            has_postcode: boolean;
            /**
             * @description Whether nothing arrives there without a postcode; elsewhere 000000 may stand for it.
             * @example true
             */
            needs_postcode: boolean;
            /**
             * @description Whether an address there names its province or state.
             * @example false
             */
            needs_province: boolean;
            /**
             * @description Country code of its phone numbers, without a plus; null where it has none.
             * @example 44
             */
            calling_code: string | null;
            /**
             * @description A made-up phone number in its form, to show in a hint.
             * @example +44 7400 123456
             */
            example_phone: string | null;
        };
        /** @description Done. */
        CountryListAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["Country"][];
        };
        /**
         * @description How fast a delivery line is.
         *
         *     - `EXPRESS`: 1–3 days.
         *     - `DIRECT_INJECTION`: 5–10 days.
         *     - `POSTAL`: 10–14 days.
         *     - `OCEAN`: 3–5 weeks.
         * @enum {string}
         */
        DeliveryGroup: "EXPRESS" | "DIRECT_INJECTION" | "POSTAL" | "OCEAN";
        /**
         * @description What a part of a parcel's price is for.
         *
         *     - `FIRST_WEIGHT`: The first 500 g.
         *     - `FURTHER_WEIGHT`: Each further 500 g begun.
         *     - `CUSTOMS_DECLARATION`: Declaring the parcel to customs.
         *     - `STORAGE`: Storage beyond the free days.
         *     - `EXTRA_PROTECTION`: Padding and corner protection, if chosen.
         *     - `REMOVE_PACKAGING`: Taking off the shops' packaging, if chosen.
         *     - `INSURANCE`: A share of the declared value, if chosen.
         * @enum {string}
         */
        FeeLineCode: "FIRST_WEIGHT" | "FURTHER_WEIGHT" | "CUSTOMS_DECLARATION" | "STORAGE" | "EXTRA_PROTECTION" | "REMOVE_PACKAGING" | "INSURANCE";
        /** @description One part of a parcel’s price. */
        Fee: {
            /**
             * @description What it is for.
             * @example FIRST_WEIGHT
             */
            code: components["schemas"]["FeeLineCode"];
            /**
             * @description The same in the language of the request.
             * @example First 500 g
             */
            label: string;
            /**
             * @description What it costs.
             * @example 4000
             */
            amount: components["schemas"]["Money"];
        };
        /** @description What one delivery line asks for a parcel. */
        DeliveryQuote: {
            /**
             * @description Id of a delivery line.
             * @example air-general
             */
            line_id: string;
            /**
             * @description Name of the line in the language of the request.
             * @example Air, general goods
             */
            name: string;
            /**
             * @description How fast it is.
             * @example DIRECT_INJECTION
             */
            group: components["schemas"]["DeliveryGroup"];
            /**
             * @description Days to the door, at least.
             * @example 5
             */
            min_days: number;
            /**
             * @description Days to the door, at most.
             * @example 10
             */
            max_days: number;
            /**
             * @description Weight of the items and a tenth for packaging, in grams.
             * @example 550
             */
            actual_grams: number;
            /**
             * @description What the volume counts as, in grams; 0 where it does not.
             * @example 0
             */
            volumetric_grams: number;
            /**
             * @description Weight the price is reckoned with, in grams.
             * @example 550
             */
            chargeable_grams: number;
            /**
             * @description The most the line carries, in grams of chargeable weight.
             * @example 30000
             */
            max_grams: number;
            /**
             * @description The longest side an item may have, in mm; null: any.
             * @example 1200
             */
            max_side_mm: number | null;
            /**
             * @description The most the sides of an item may add up to, in mm; null: any.
             * @example 3000
             */
            max_side_sum_mm: number | null;
            /**
             * @description Price of the first 500 g.
             * @example 4000
             */
            first_price: components["schemas"]["Money"] | null;
            /**
             * @description Price of each further 500 g.
             * @example 1500
             */
            further_price: components["schemas"]["Money"] | null;
            /** @description What the price is made of. */
            fees: components["schemas"]["Fee"][];
            /**
             * @description Their sum; null where the line cannot be used.
             * @example 6300
             */
            total: components["schemas"]["Money"] | null;
            /**
             * @description Why it cannot, in the language of the request.
             * @example Too heavy
             */
            unusable_reason: string | null;
        };
        /** @description What sending goods of a weight may cost. */
        ShippingRange: {
            /**
             * @description Weight of the goods in grams, without packaging.
             * @example 500
             */
            goods_grams: number;
            /**
             * @description By the cheapest line to the cheapest country.
             * @example 4800
             */
            lowest: components["schemas"]["Money"];
            /**
             * @description By the dearest line to the dearest country.
             * @example 21000
             */
            highest: components["schemas"]["Money"];
            /** @description Of the lines that can carry it to the country, cheapest first; empty without a country. */
            quotes: components["schemas"]["DeliveryQuote"][];
        };
        /** @description Done. */
        ShippingRangeListAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["ShippingRange"][];
        };
        /**
         * @description In what amounts can be shown, by ISO 4217; everything settles in CNY.
         *
         *     - `CNY`: Chinese yuan, in which everything settles.
         *     - `USD`: US dollar.
         *     - `EUR`: Euro.
         *     - `GBP`: Pound sterling.
         *     - `AUD`: Australian dollar.
         *     - `CAD`: Canadian dollar.
         *     - `JPY`: Japanese yen; without decimals.
         *     - `HKD`: Hong Kong dollar.
         *     - `SGD`: Singapore dollar.
         * @enum {string}
         */
        Currency: "CNY" | "USD" | "EUR" | "GBP" | "AUD" | "CAD" | "JPY" | "HKD" | "SGD";
        /** @description A currency and its rate. */
        CurrencyRate: {
            /**
             * @description ISO 4217 code.
             * @example USD
             */
            currency: components["schemas"]["Currency"];
            /**
             * @description What one unit is worth, as a decimal number.
             * @example 0.1405
             */
            rate: string;
        };
        /** @description One pair, or all. */
        ExchangeRates: {
            /**
             * @description The currency whose one unit is meant.
             * @example CNY
             */
            from: components["schemas"]["Currency"];
            /**
             * @description Who published the rate.
             * @example rates.example
             */
            source: string;
            /**
             * Format: date-time
             * @description When it was published.
             * @example 2026-11-20T00:00:00.000Z
             */
            as_of: string;
            /**
             * @description Whether it may no longer hold: no newer one could be had for days.
             * @example false
             */
            is_stale: boolean;
            /**
             * @description The currency asked for; only with `to`.
             * @example USD
             */
            to?: components["schemas"]["Currency"];
            /**
             * @description What one unit is worth, as a decimal number.
             * @example 0.1405
             */
            rate?: string;
            /** @description Every currency; only without `to`. */
            rates?: components["schemas"]["CurrencyRate"][];
        };
        /** @description Done. */
        ExchangeRatesAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /**
             * @description What was asked for.
             * @example {
             *       "from": "CNY",
             *       "to": "USD",
             *       "rate": "0.1405",
             *       "source": "rates.example",
             *       "as_of": "2026-11-20T00:00:00.000Z",
             *       "is_stale": false
             *     }
             */
            data: components["schemas"]["ExchangeRates"];
        };
        /** @description An article as a link. */
        ArticleLink: {
            /**
             * @description Number of the article; 59 is the purchase process.
             * @example 59
             */
            id: number;
            /**
             * @description Its title.
             * @example How to buy
             */
            article_name: string;
            /**
             * @description Whether it belongs to the help centre.
             * @example true
             */
            is_faq: boolean;
        };
        /** @description Articles that stand together. */
        ArticleGroup: {
            /**
             * @description Its title.
             * @example Getting started
             */
            group_name: string;
            /** @description Its articles. */
            articles: components["schemas"]["ArticleLink"][];
        };
        /** @description Done. */
        ArticleGroupListAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["ArticleGroup"][];
        };
        /** @description A page of help or policy. */
        Article: {
            /**
             * @description Number of the article; 59 is the purchase process.
             * @example 59
             */
            id: number;
            /**
             * @description Its title.
             * @example How to buy
             */
            article_name: string;
            /**
             * @description Whether it belongs to the help centre.
             * @example true
             */
            is_faq: boolean;
            /**
             * @description Language it is written in: another where it is not in yours.
             * @example en
             */
            language: string;
            /**
             * @description Its text as clean HTML.
             * @example <p>Paste the link of an item …</p>
             */
            content: string;
            /**
             * @description Title of its group.
             * @example Getting started
             */
            group_name: string;
            /**
             * Format: date-time
             * @description When it was last written.
             * @example 2026-11-21T08:00:00.000Z
             */
            updated_at: string;
        };
        /** @description Done. */
        ArticleAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["Article"];
        };
        /** @description An article that a search found. */
        ArticleHit: {
            /**
             * @description Number of the article; 59 is the purchase process.
             * @example 59
             */
            id: number;
            /**
             * @description Its title.
             * @example How to buy
             */
            article_name: string;
            /**
             * @description Whether it belongs to the help centre.
             * @example true
             */
            is_faq: boolean;
            /**
             * @description The words around the first find.
             * @example … of free storage …
             */
            excerpt: string;
        };
        /** @description Done. */
        ArticleHitListAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["ArticleHit"][];
        };
        /** @description The filled-in form. */
        SendLeadInput: {
            /**
             * @description Recommended: 8–80 letters, digits, - or _, drawn anew for each intention. Sending the same key again within 7 days answers with what the first request created and creates nothing.
             * @example null
             */
            idempotency_key?: string | null;
            /**
             * @description Whom we answer.
             * @example Anna Lee
             */
            name: string;
            /**
             * @description Name of the company.
             * @example Lee & Daughters
             */
            company: string;
            /**
             * Format: email
             * @description Where we answer.
             * @example anna@example.com
             */
            email: string;
            /**
             * @description Phone number.
             * @example +49 30 1234567
             */
            phone: string;
            /**
             * @description Parcels a month, roughly.
             * @example 200
             */
            monthly_parcels: number;
            /**
             * @description What is sold, and where the customers live.
             * @default
             * @example Tea sets, to Germany
             */
            message?: string;
        };
        /** @description Done. */
        EmptyAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: null;
        };
        /** @description An image that was kept. */
        Upload: {
            /**
             * @description Public id of the image, for `image_id`.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            id: string;
            /**
             * Format: uri-reference
             * @description Where it is served.
             * @example /uploads/5f0c1d.png
             */
            url: string;
        };
        /** @description Done. */
        UploadAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["Upload"];
        };
        /** @description Who signs in. */
        SignInInput: {
            /**
             * Format: email
             * @description Email address of the account.
             * @example mei@example.com
             */
            email?: string;
            /**
             * @description Password of the account.
             * @example orchid88
             */
            password?: string;
        };
        /** @description A session of 2 days. */
        NewSession: {
            /**
             * @description Goes into the header Authorization of every request; a browser keeps it as a cookie.
             * @example d5jAxOuv8wGWtPfDT95fiZjQTaSfTB60gGYELCTjpD0
             */
            token: string;
            /**
             * @description Public id of the account.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            user_id: string;
            /**
             * Format: date-time
             * @description When it ends.
             * @example 2026-11-23T08:00:00.000Z
             */
            expires_at: string;
        };
        /** @description Done. */
        NewSessionAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["NewSession"];
        };
        /** @description What a new shopper fills in. */
        RegisterInput: {
            /**
             * Format: email
             * @description Email address; it becomes the name of the account.
             * @example mei@example.com
             */
            email: string;
            /**
             * @description 6–20 letters or digits, at least one of each; none that everybody has.
             * @example orchid88
             */
            password: string;
            /**
             * @description The same password again.
             * @example orchid88
             */
            password_confirmation: string;
            /**
             * @description Must be true: the shopper agrees to the terms.
             * @example true
             */
            agrees_to_terms: boolean;
            /**
             * @description Key of a registrationCaptcha, where the site asks for one.
             * @example kHx1vB0v3mQ0c9L2fWZy8A
             */
            captcha_key?: string | null;
            /**
             * @description Answer to it: the characters, or the sum in digits.
             * @example 7
             */
            captcha_code?: string | null;
        };
        /** @description Another email address for the account. */
        RequestEmailChangeInput: {
            /**
             * Format: email
             * @description The new address; an activation link goes there.
             * @example mei.lin@example.com
             */
            email: string;
            /**
             * @description Password of the account.
             * @example orchid88
             */
            password: string;
        };
        /** @description A link that was mailed. */
        MailedLinkInput: {
            /**
             * @description What the link carried.
             * @example 3mN8pXq2wRz6yTb1vKc5dLf9gHj4sQa7eUi0oP-_mZk
             */
            token: string;
        };
        /** @description It worked. */
        VerifiedEmail: {
            /**
             * Format: email
             * @description The email address that is verified now.
             * @example mei@example.com
             */
            email: string;
        };
        /** @description Done. */
        VerifiedEmailAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["VerifiedEmail"];
        };
        /** @description Whose password. */
        RequestPasswordResetInput: {
            /**
             * Format: email
             * @description Email address of the account.
             * @example mei@example.com
             */
            email: string;
        };
        /** @description The link and the new password. */
        ResetPasswordInput: {
            /**
             * @description What the link carried.
             * @example 9sK2vQx7bNt4mWc8zRf1yHd6pLg3jEa5uTo0iX-_qBn
             */
            token: string;
            /**
             * @description 6–20 letters or digits, at least one of each; none that everybody has.
             * @example lotus2026
             */
            password: string;
            /**
             * @description The same password again.
             * @example lotus2026
             */
            password_confirmation: string;
        };
        /** @description The old and the new one. */
        ChangePasswordInput: {
            /**
             * @description Password of the account.
             * @example orchid88
             */
            old_password: string;
            /**
             * @description 6–20 letters or digits, at least one of each; none that everybody has.
             * @example lotus2026
             */
            password: string;
            /**
             * @description The same password again.
             * @example lotus2026
             */
            password_confirmation: string;
        };
        /**
         * @description Whether an email address is known to be the shopper’s.
         *
         *     - `verified`: A link that was mailed there was followed.
         *     - `unverified`: No link that was mailed there was followed yet.
         * @enum {string}
         */
        VerificationStatus: "verified" | "unverified";
        /**
         * @description Gender of a shopper.
         *
         *     - `FEMALE`: Female.
         *     - `MALE`: Male.
         *     - `OTHER`: Neither, or not told.
         * @enum {string}
         */
        Gender: "FEMALE" | "MALE" | "OTHER";
        /** @description The signed-in shopper. */
        UserInfo: {
            /**
             * @description Public id of the account.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            id: string;
            /**
             * Format: email
             * @description Email address.
             * @example mei@example.com
             */
            email: string;
            /**
             * @description Nickname, or the email address without one.
             * @example Mei
             */
            name: string;
            /**
             * Format: uri-reference
             * @description Path of the picture.
             * @example /uploads/5f0c1d.png
             */
            avatar: string | null;
            /**
             * @description How many items the cart holds.
             * @example 3
             */
            cart_count: number;
            /**
             * @description Of the email address.
             * @example verified
             */
            verification_status: components["schemas"]["VerificationStatus"];
            /**
             * @description How we call you: 2–16 characters.
             * @example Mei
             */
            nickname: string | null;
            /**
             * @description Gender.
             * @example FEMALE
             */
            gender: components["schemas"]["Gender"] | null;
            /**
             * Format: date
             * @description Date of birth: YYYY-MM-DD.
             * @example 1994-05-17
             */
            birthday: string | null;
            /**
             * @description Phone number with country code: +49 30 1234567.
             * @example +49301234567
             */
            phone: string | null;
            /**
             * @description ISO 3166 code of the country you live in: DE.
             * @example DE
             */
            region: string | null;
        };
        /** @description Done. */
        UserInfoAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["UserInfo"];
        };
        /** @description What changes. */
        UpdateProfileInput: {
            /**
             * @description How we call you: 2–16 characters.
             * @example Mei
             */
            nickname?: string | null;
            /**
             * @description Gender.
             * @example FEMALE
             */
            gender?: components["schemas"]["Gender"] | null;
            /**
             * Format: date
             * @description Date of birth: YYYY-MM-DD.
             * @example 1994-05-17
             */
            birthday?: string | null;
            /**
             * @description Phone number with country code: +49 30 1234567.
             * @example +49301234567
             */
            phone?: string | null;
            /**
             * @description ISO 3166 code of the country you live in: DE.
             * @example DE
             */
            region?: string | null;
        };
        /** @description The new picture. */
        Avatar: {
            /**
             * Format: uri-reference
             * @description Where it is served.
             * @example /uploads/5f0c1d.png
             */
            avatar: string;
        };
        /** @description Done. */
        AvatarAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["Avatar"];
        };
        /** @description A browser or program that is signed in. */
        Session: {
            /**
             * @description Public id of the session; it opens nothing.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            id: string;
            /**
             * @description Browser and system; may be empty.
             * @example Firefox · Linux
             */
            device: string;
            /**
             * Format: date-time
             * @description When it was signed in.
             * @example 2026-11-21T08:00:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it ends by itself.
             * @example 2026-11-23T08:00:00.000Z
             */
            expires_at: string;
            /**
             * @description Whether this request came by it.
             * @example true
             */
            is_current: boolean;
        };
        /** @description Done. */
        SessionListAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["Session"][];
        };
        /**
         * @description Whether a shop has an item.
         *
         *     - `IN_STOCK`: It can be bought.
         *     - `OUT_OF_STOCK`: It is sold out.
         *     - `PREORDER`: It can be ordered before it is there.
         *     - `UNKNOWN`: The shop does not say.
         * @enum {string}
         */
        ListingAvailability: "IN_STOCK" | "OUT_OF_STOCK" | "PREORDER" | "UNKNOWN";
        /** @description A price as a shop published it, and what it comes to. */
        ListingPrice: {
            /**
             * @description As it was published.
             * @example 16.50
             */
            amount: string;
            /**
             * @description Its currency by ISO 4217.
             * @example USD
             */
            currency: string;
            /**
             * @description What it comes to; null where we have no rate of it.
             * @example 11744
             */
            in_yuan: components["schemas"]["Money"] | null;
            /**
             * @description Yuan for one unit of it; null where none is needed or known.
             * @example 7.1174
             */
            rate: string | null;
            /**
             * @description Who published the rate; null without one.
             * @example rates.example
             */
            rate_source: string | null;
            /**
             * Format: date-time
             * @description For when it was published; null without one.
             * @example 2026-11-21T08:00:00.000Z
             */
            rate_as_of: string | null;
        };
        /** @description One thing in which variants differ. */
        ListingOption: {
            /**
             * @description What it is called; may be empty.
             * @example Glaze
             */
            name: string;
            /**
             * @description What it is of this variant.
             * @example Ivory
             */
            value: string;
        };
        /** @description A form in which an item is sold. */
        ListingVariant: {
            /**
             * @description Tells the variants of a listing apart.
             * @example tea-ivory
             */
            variant_id: string;
            /** @description What it is; may be empty. */
            options: components["schemas"]["ListingOption"][];
            /**
             * @description The same in one text.
             * @example Glaze: Ivory
             */
            specification: string;
            /** @description A price as a shop published it, and what it comes to. */
            price: components["schemas"]["ListingPrice"] | null;
            /**
             * @description Whether it can be had.
             * @example IN_STOCK
             */
            availability: components["schemas"]["ListingAvailability"];
            /**
             * Format: uri-reference
             * @description Path of its own picture; null without one.
             * @example /uploads/5f0c1d.png
             */
            image_url: string | null;
        };
        /**
         * @description What a shop publishes of an item.
         *
         *     - `TITLE`: What the item is called.
         *     - `DESCRIPTION`: What the shop says about it.
         *     - `IMAGES`: Its pictures.
         *     - `PRICE`: What one piece costs.
         *     - `AVAILABILITY`: Whether it can be had.
         *     - `VARIANTS`: The forms in which it is sold.
         *     - `SHOP_NAME`: Who sells it.
         *     - `SHIPPING`: What sending it within its country costs.
         * @enum {string}
         */
        ListingField: "TITLE" | "DESCRIPTION" | "IMAGES" | "PRICE" | "AVAILABILITY" | "VARIANTS" | "SHOP_NAME" | "SHIPPING";
        /**
         * @description Where something of a listing was read.
         *
         *     - `JSON_LD`: In the linked data of the page.
         *     - `MICRODATA`: In the microdata of the page.
         *     - `RDFA`: In the RDFa of the page.
         *     - `OPEN_GRAPH`: In what the page tells social networks.
         *     - `PAGE`: In the heading or the title of the page.
         *     - `PROVIDER`: At a provider that knows the shop.
         * @enum {string}
         */
        ListingSource: "JSON_LD" | "MICRODATA" | "RDFA" | "OPEN_GRAPH" | "PAGE" | "PROVIDER";
        /** @description Where something of a listing was read. */
        ListingFieldSource: {
            /**
             * @description What was read.
             * @example PRICE
             */
            field: components["schemas"]["ListingField"];
            /**
             * @description In which vocabulary.
             * @example JSON_LD
             */
            source: components["schemas"]["ListingSource"];
        };
        /**
         * @description Goods that carriers or customs restrict.
         *
         *     - `WEAPON`: Weapons and what looks like them.
         *     - `FLAMMABLE`: What burns or explodes.
         *     - `TOXIC`: Toxic, corrosive, radioactive and infectious substances.
         *     - `DRUG`: Drugs.
         *     - `LIVING`: Animals, plants and seeds.
         *     - `MONEY`: Money, cards, securities and papers.
         *     - `COUNTERFEIT`: Counterfeits.
         *     - `MEDICINE`: Medicines and supplements.
         *     - `BATTERY`: Batteries, alone or in a device.
         *     - `LIQUID`: Liquids, creams and sprays.
         *     - `POWDER`: Powders.
         *     - `MAGNET`: Magnets.
         *     - `FOOD`: Food and tea.
         *     - `ALCOHOL`: Alcohol.
         *     - `TOBACCO`: Tobacco and vapes.
         *     - `BLADE`: Knives and other blades.
         * @enum {string}
         */
        RestrictedKind: "WEAPON" | "FLAMMABLE" | "TOXIC" | "DRUG" | "LIVING" | "MONEY" | "COUNTERFEIT" | "MEDICINE" | "BATTERY" | "LIQUID" | "POWDER" | "MAGNET" | "FOOD" | "ALCOHOL" | "TOBACCO" | "BLADE";
        /** @description A delivery line that carries restricted goods. */
        CarryingLine: {
            /**
             * @description Id of the delivery line.
             * @example ocean
             */
            line_id: string;
            /**
             * @description Its name in the language of the request.
             * @example Ocean freight
             */
            name: string;
        };
        /** @description What may keep an item from being sent. */
        ListingRestriction: {
            /**
             * @description What it seems to be.
             * @example BATTERY
             */
            kind: components["schemas"]["RestrictedKind"];
            /**
             * @description Whether no delivery line carries it; otherwise some do.
             * @example false
             */
            is_forbidden: boolean;
            /**
             * @description Whether we do not buy it: its name tells of what no line carries.
             * @example false
             */
            is_refused: boolean;
            /**
             * @description What applies, in the language of the request.
             * @example Some lines carry it.
             */
            sentence: string;
            /** @description Delivery lines that are offered now and carry it; empty where none does. */
            delivery_lines: components["schemas"]["CarryingLine"][];
        };
        /**
         * @description Why the page of an item could not be read. The shopper fills in by hand what is missing.
         *
         *     - `NOT_PUBLIC`: The address leads to nothing on the public internet.
         *     - `UNREACHABLE`: The shop could not be reached.
         *     - `TOO_SLOW`: The shop took longer than 8 seconds.
         *     - `TOO_LARGE`: The page is larger than we read.
         *     - `NOT_HTML`: The address leads to a file, not to a page.
         *     - `GONE`: The shop says that the item is gone.
         *     - `DISALLOWED`: The shop asks programs not to read this page.
         *     - `REFUSED_BY_SHOP`: The shop refused us a moment ago, and is left alone for a while.
         *     - `NOTHING_PUBLISHED`: The page says nothing that programs could read.
         *     - `NO_PROVIDER`: The shop shows its items to members alone.
         * @enum {string}
         */
        ListingFailure: "NOT_PUBLIC" | "UNREACHABLE" | "TOO_SLOW" | "TOO_LARGE" | "NOT_HTML" | "GONE" | "DISALLOWED" | "REFUSED_BY_SHOP" | "NOTHING_PUBLISHED" | "NO_PROVIDER";
        /** @description An item in a shop, and what was read of its page. */
        Listing: {
            /**
             * @description Public id, for `listing_id` of an item of the cart.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            id: string;
            /**
             * Format: uri
             * @description Its link in the form in which we keep it.
             * @example https://shop.example.com/item?id=7
             */
            url: string;
            /**
             * @description Host of the shop.
             * @example shop.example.com
             */
            shop: string;
            /**
             * @description The shop's own id of it; null where we do not know the shop.
             * @example 7
             */
            item_id: string | null;
            /**
             * @description What it is called; may be empty.
             * @example Porcelain teapot
             */
            title: string;
            /**
             * @description What the shop says about it; may be empty.
             * @example With two cups
             */
            description: string;
            /**
             * @description Who sells it: by its page, else the name of the shop; may be empty.
             * @example Kiln
             */
            shop_name: string;
            /**
             * @description Whether it can be had.
             * @example IN_STOCK
             */
            availability: components["schemas"]["ListingAvailability"];
            /** @description A price as a shop published it, and what it comes to. */
            price: components["schemas"]["ListingPrice"] | null;
            /** @description A price as a shop published it, and what it comes to. */
            domestic_shipping: components["schemas"]["ListingPrice"] | null;
            /** @description The forms in which it is sold. */
            variants: components["schemas"]["ListingVariant"][];
            /**
             * @description The variant that the pasted link names.
             * @example tea-ivory
             */
            variant_id: string | null;
            /** @description Paths of its pictures on this site; each is fetched from the shop once. */
            image_urls: string[];
            /** @description Where each field was read. */
            sources: components["schemas"]["ListingFieldSource"][];
            /** @description What may keep it from being sent, by its words. */
            restrictions: components["schemas"]["ListingRestriction"][];
            /**
             * @description Why its page could not be read; null where it could.
             * @example TOO_SLOW
             */
            failure: components["schemas"]["ListingFailure"] | null;
            /**
             * Format: date-time
             * @description When what stands here was read.
             * @example 2026-11-21T08:00:00.000Z
             */
            read_at: string | null;
        };
        /** @description Done. */
        ListingAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["Listing"];
        };
        /** @description A listing that was looked at. */
        ViewedListing: {
            /**
             * @description Public id of the listing.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            id: string;
            /**
             * Format: uri
             * @description Its link in the form in which we keep it.
             * @example https://shop.example.com/item?id=7
             */
            url: string;
            /**
             * @description What it is called.
             * @example Porcelain teapot
             */
            title: string;
            /** @description A price as a shop published it, and what it comes to. */
            price: components["schemas"]["ListingPrice"] | null;
            /**
             * Format: uri-reference
             * @description Path of its first picture; null without one.
             * @example /uploads/5f0c1d.png
             */
            image_url: string | null;
        };
        /** @description Done. */
        ViewedListingListAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["ViewedListing"][];
        };
        /** @description Done. */
        ListingRestrictionListAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["ListingRestriction"][];
        };
        /**
         * @description What a shopper may do with an address.
         *
         *     - `EDIT`: Change its fields.
         *     - `SET_DEFAULT`: Make it the default address.
         *     - `DELETE`: Remove it from the address book.
         * @enum {string}
         */
        AddressAction: "EDIT" | "SET_DEFAULT" | "DELETE";
        /** @description An entry of the address book. */
        Address: {
            /**
             * @description Public id of the address.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            id: string;
            /**
             * @description Name of the address card.
             * @example Home
             */
            label: string;
            /**
             * @description First name of the consignee.
             * @example Ada
             */
            first_name: string;
            /**
             * @description Last name of the consignee.
             * @example Byron
             */
            last_name: string;
            /**
             * @description Name of the consignee, the family name first where its script has it so.
             * @example Ada Byron
             */
            full_name: string;
            /**
             * Format: email
             * @description Email address of the consignee.
             * @example ada@example.com
             */
            email: string;
            /**
             * @description Phone number of the consignee.
             * @example +49 30 1234567
             */
            phone: string;
            /**
             * @description ISO 3166 code of the country.
             * @example DE
             */
            country_code: string;
            /**
             * @description Name of the country.
             * @example Germany
             */
            country: string;
            /**
             * @description Name of the continent.
             * @example Europe
             */
            continent: string;
            /**
             * @description Province or state; may be empty.
             * @example Berlin
             */
            province: string;
            /**
             * @description City.
             * @example Berlin
             */
            city: string;
            /**
             * @description Street, house number and whatever leads to the door.
             * @example Unter den Linden 1
             */
            detail: string;
            /**
             * @description Postcode.
             * @example 10117
             */
            postcode: string;
            /**
             * @description City, province and postcode in one line, as the post of its country expects them.
             * @example 10117 Berlin
             */
            city_line: string;
            /**
             * @description Whether it is chosen unless the shopper says otherwise.
             * @example false
             */
            is_default: boolean;
            /** @description What the shopper may do with it now. */
            available_actions: components["schemas"]["AddressAction"][];
        };
        /** @description Done. */
        AddressListAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["Address"][];
        };
        /** @description A new address. */
        CreateAddressInput: {
            /**
             * @description Name of the address card, e.g. Home.
             * @example Home
             */
            label: string;
            /**
             * @description First name of the consignee.
             * @example Ada
             */
            first_name: string;
            /**
             * @description Last name of the consignee.
             * @example Byron
             */
            last_name: string;
            /**
             * Format: email
             * @description Email address of the consignee.
             * @example ada@example.com
             */
            email: string;
            /**
             * @description Phone number of the consignee; the code of the country is put before one that has none.
             * @example +49 30 1234567
             */
            phone: string;
            /**
             * @description ISO 3166 code of a served country, upper case: DE.
             * @example DE
             */
            country_code: string;
            /**
             * @description Province or state; may be empty where `needsProvince` of the country is false.
             * @default
             * @example Berlin
             */
            province?: string;
            /**
             * @description City.
             * @example Berlin
             */
            city: string;
            /**
             * @description Street, house number and whatever else leads to the door.
             * @example Unter den Linden 1
             */
            detail: string;
            /**
             * @description Postcode; 000000 where the country has none, or where most people do not know theirs (`needsPostcode` of the country is false).
             * @example 10117
             */
            postcode: string;
            /**
             * @description True makes it the default. False leaves the default where it is.
             * @default false
             * @example false
             */
            is_default?: boolean;
            /**
             * @description Recommended: 8–80 letters, digits, - or _, drawn anew for each intention. Sending the same key again within 7 days answers with what the first request created and creates nothing.
             * @example null
             */
            idempotency_key?: string | null;
        };
        /** @description Done. */
        AddressAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["Address"];
        };
        /** @description All fields as they are to be. */
        UpdateAddressInput: {
            /**
             * @description Name of the address card, e.g. Home.
             * @example Home
             */
            label: string;
            /**
             * @description First name of the consignee.
             * @example Ada
             */
            first_name: string;
            /**
             * @description Last name of the consignee.
             * @example Byron
             */
            last_name: string;
            /**
             * Format: email
             * @description Email address of the consignee.
             * @example ada@example.com
             */
            email: string;
            /**
             * @description Phone number of the consignee; the code of the country is put before one that has none.
             * @example +49 30 1234567
             */
            phone: string;
            /**
             * @description ISO 3166 code of a served country, upper case: DE.
             * @example DE
             */
            country_code: string;
            /**
             * @description Province or state; may be empty where `needsProvince` of the country is false.
             * @default
             * @example Berlin
             */
            province?: string;
            /**
             * @description City.
             * @example Berlin
             */
            city: string;
            /**
             * @description Street, house number and whatever else leads to the door.
             * @example Unter den Linden 1
             */
            detail: string;
            /**
             * @description Postcode; 000000 where the country has none, or where most people do not know theirs (`needsPostcode` of the country is false).
             * @example 10117
             */
            postcode: string;
            /**
             * @description True makes it the default. False leaves the default where it is.
             * @default false
             * @example false
             */
            is_default?: boolean;
        };
        /**
         * @description What a notification tells of.
         *
         *     - `ORDER_PAID`: An order was paid.
         *     - `ORDER_EXPIRED`: An order was cancelled because nobody paid it in time.
         *     - `ITEM_ARRIVED`: An item arrived, others of its order are still to come.
         *     - `ITEM_CORRECTED`: Weight or size of an item in the warehouse was corrected.
         *     - `ORDER_IN_STOCK`: Everything of an order has arrived.
         *     - `REFUND_APPROVED`: A refund request was approved.
         *     - `REFUND_DECLINED`: A refund request was declined.
         *     - `ITEM_REFUNDED`: One item of an order was refunded.
         *     - `QUESTION_ASKED`: We asked about an item whose price or availability differs.
         *     - `QUESTION_ACCEPTED`: What differs was accepted.
         *     - `QUESTION_DECLINED`: What differs was declined, and the item refunded.
         *     - `QUESTION_EXPIRED`: A question was not answered in time, and its item refunded.
         *     - `QUESTION_WITHDRAWN`: We took a question back.
         *     - `PRICE_LOWERED`: An item costs less than was paid, and the difference was returned.
         *     - `PACKAGE_PAID`: The delivery of a package was paid.
         *     - `PACKAGE_SHIPPED`: A package was shipped.
         *     - `PACKAGE_COMPLETED`: The clock confirmed the receipt of a package.
         *     - `REVIEW_PICTURE_REFUSED`: The picture of a review is not shown.
         *     - `BALANCE_CREDITED`: Money was added to the balance.
         *     - `REMITTANCE_DIFFERS`: A remittance came to another amount than you told of; what came was added.
         *     - `PAYMENT_CREDITED`: A card was charged for what could no longer be paid; the money was added to the balance.
         *     - `PAYMENT_REFUSED`: A payment by card was refused; nothing was charged.
         *     - `WITHDRAWAL_REQUESTED`: Somebody who was signed in asked for balance back.
         *     - `WITHDRAWAL_SENT`: Balance was sent back.
         *     - `WITHDRAWAL_DECLINED`: A withdrawal was declined.
         *     - `REMITTANCE_DECLINED`: The money of a remittance could not be found.
         *     - `STORAGE_REMINDER`: Free storage of items is about to end.
         *     - `MESSAGE`: We wrote to you.
         * @enum {string}
         */
        NotificationKind: "ORDER_PAID" | "ORDER_EXPIRED" | "ITEM_ARRIVED" | "ITEM_CORRECTED" | "ORDER_IN_STOCK" | "REFUND_APPROVED" | "REFUND_DECLINED" | "ITEM_REFUNDED" | "QUESTION_ASKED" | "QUESTION_ACCEPTED" | "QUESTION_DECLINED" | "QUESTION_EXPIRED" | "QUESTION_WITHDRAWN" | "PRICE_LOWERED" | "PACKAGE_PAID" | "PACKAGE_SHIPPED" | "PACKAGE_COMPLETED" | "REVIEW_PICTURE_REFUSED" | "BALANCE_CREDITED" | "REMITTANCE_DIFFERS" | "PAYMENT_CREDITED" | "PAYMENT_REFUSED" | "WITHDRAWAL_REQUESTED" | "WITHDRAWAL_SENT" | "WITHDRAWAL_DECLINED" | "REMITTANCE_DECLINED" | "STORAGE_REMINDER" | "MESSAGE";
        /**
         * @description What kind of page a notification leads to.
         *
         *     - `ORDER`: The page of an order.
         *     - `PACKAGE`: The page of a package.
         *     - `WAREHOUSE`: The warehouse.
         *     - `FUND`: The balance and its details.
         *     - `NONE`: No page; its words say all.
         * @enum {string}
         */
        NotificationTargetKind: "ORDER" | "PACKAGE" | "WAREHOUSE" | "FUND" | "NONE";
        /** @description Where a notification leads. */
        NotificationTarget: {
            /**
             * @description What kind of thing it is about.
             * @example ORDER
             */
            kind: components["schemas"]["NotificationTargetKind"];
            /**
             * @description Of which order or package; else null.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            id: string | null;
        };
        /** @description Something the shopper was told. */
        Notification: {
            /**
             * @description Public id of the notification.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            id: string;
            /**
             * @description What it tells of.
             * @example ORDER_PAID
             */
            kind: components["schemas"]["NotificationKind"];
            /**
             * @description What happened in a few words.
             * @example Your order is paid
             */
            title: string;
            /**
             * @description What it means.
             * @example We buy your items now.
             */
            body: string;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-21T08:00:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was read.
             * @example 2026-11-21T08:00:00.000Z
             */
            read_at: string | null;
            /** @description Where a notification leads. */
            target: components["schemas"]["NotificationTarget"];
        };
        /** @description A page of the list. */
        NotificationPage: {
            /** @description The entries of this page, newest first. */
            items: components["schemas"]["Notification"][];
            /**
             * @description Entries on all pages.
             * @example 1
             */
            total: number;
            /**
             * @description Which page this is, counted from 1.
             * @example 1
             */
            page: number;
            /**
             * @description Entries per page.
             * @example 10
             */
            page_size: number;
            /**
             * @description Whether there is a page after this one.
             * @example false
             */
            has_more: boolean;
            /**
             * @description How many notifications are unread, on all pages.
             * @example 1
             */
            unread_count: number;
            /**
             * @description How many threads hold them.
             * @example 1
             */
            unread_thread_count: number;
        };
        /** @description Done. */
        NotificationPageAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["NotificationPage"];
        };
        /** @description Which. */
        MarkNotificationsReadInput: {
            /**
             * @description Ids of your notifications, 1 to 50.
             * @example [
             *       "01KAM4T3J8Z4X8Q0V5B2N6C9D7"
             *     ]
             */
            ids: string[];
        };
        /** @description Done. */
        NotificationListAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["Notification"][];
        };
        /** @description What changed. */
        NotificationsRead: {
            /**
             * @description How many had not been read.
             * @example 1
             */
            marked_count: number;
        };
        /** @description Done. */
        NotificationsReadAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["NotificationsRead"];
        };
        /** @description Which. */
        DeleteNotificationsInput: {
            /**
             * @description Ids of your notifications, 1 to 50.
             * @example [
             *       "01KAM4T3J8Z4X8Q0V5B2N6C9D7"
             *     ]
             */
            ids: string[];
        };
        /** @description Whether notifications of a kind are mailed as well. */
        EmailPreference: {
            /**
             * @description What they tell of.
             * @example STORAGE_REMINDER
             */
            kind: components["schemas"]["NotificationKind"];
            /**
             * @description Whether they are mailed.
             * @example true
             */
            is_on: boolean;
        };
        /** @description Done. */
        EmailPreferenceListAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["EmailPreference"][];
        };
        /** @description The choice. */
        SetEmailPreferenceInput: {
            /**
             * @description One of your email preferences.
             * @example STORAGE_REMINDER
             */
            kind: components["schemas"]["NotificationKind"];
            /**
             * @description False: no emails of this kind; the notification comes all the same.
             * @example false
             */
            is_on: boolean;
        };
        /**
         * @description Why money moved in or out of a fund.
         *
         *     - `RECHARGE`: Money the shopper put in.
         *     - `ORDER_PAYMENT`: Paid for an order.
         *     - `ORDER_REFUND`: An order was refunded.
         *     - `ITEM_REFUND`: One item of an order was refunded.
         *     - `DIFFERENCE_PAYMENT`: Paid because an item of an order costs more.
         *     - `DIFFERENCE_REFUND`: Returned because an item of an order costs less.
         *     - `PACKAGE_PAYMENT`: Paid for the delivery of a package.
         *     - `PACKAGE_REFUND`: A package was cancelled.
         *     - `WITHDRAWAL`: Sent back on the way by which it came.
         *     - `ADJUSTMENT`: Corrected by an operator.
         * @enum {string}
         */
        FundRecordType: "RECHARGE" | "ORDER_PAYMENT" | "ORDER_REFUND" | "ITEM_REFUND" | "DIFFERENCE_PAYMENT" | "DIFFERENCE_REFUND" | "PACKAGE_PAYMENT" | "PACKAGE_REFUND" | "WITHDRAWAL" | "ADJUSTMENT";
        /**
         * @description How records are told apart at a glance.
         *
         *     - `INCOMING`: What came into the fund.
         *     - `OUTGOING`: What went out of it.
         *     - `REFUNDS`: What was given back for an order, an item or a package.
         * @enum {string}
         */
        FundRecordGroup: "INCOMING" | "OUTGOING" | "REFUNDS";
        /** @description One line of the fund details. */
        FundRecord: {
            /**
             * @description Public id of the record.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            id: string;
            /**
             * @description Number of the record.
             * @example FR20261121-04817733
             */
            transaction_number: string;
            /**
             * Format: date-time
             * @description When the money moved.
             * @example 2026-11-21T08:00:00.000Z
             */
            time: string;
            /**
             * @description Positive: into the fund; negative: out of it.
             * @example 50000
             */
            amount: components["schemas"]["Money"];
            /**
             * @description Why it moved.
             * @example RECHARGE
             */
            type: components["schemas"]["FundRecordType"];
            /**
             * @description What it was for.
             * @example Recharge
             */
            remark: string;
            /**
             * @description The balance after it.
             * @example 50000
             */
            balance_after: components["schemas"]["Money"];
        };
        /** @description A page of the list. */
        FundRecordPage: {
            /** @description The entries of this page, newest first. */
            items: components["schemas"]["FundRecord"][];
            /**
             * @description Entries on all pages.
             * @example 1
             */
            total: number;
            /**
             * @description Which page this is, counted from 1.
             * @example 1
             */
            page: number;
            /**
             * @description Entries per page.
             * @example 10
             */
            page_size: number;
            /**
             * @description Whether there is a page after this one.
             * @example false
             */
            has_more: boolean;
        };
        /** @description What a shopper has paid in and not yet spent. */
        Fund: {
            /**
             * @description What it holds, with the part that is held.
             * @example 50000
             */
            balance: components["schemas"]["Money"];
            /**
             * @description The part of it that waits for the rest of a payment.
             * @example 0
             */
            held: components["schemas"]["Money"];
            /**
             * @description What can be spent now: the balance less what is held.
             * @example 50000
             */
            spendable: components["schemas"]["Money"];
            /** @description A page of the list. */
            records: components["schemas"]["FundRecordPage"];
        };
        /** @description Done. */
        FundAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["Fund"];
        };
        /** @description What came into a fund and went out of it in a month. */
        FundMonth: {
            /**
             * @description The calendar month in UTC.
             * @example 2026-11
             */
            month: string;
            /**
             * @description All that came in.
             * @example 50000
             */
            incoming: components["schemas"]["Money"];
            /**
             * @description All that went out, as a positive amount.
             * @example 1250
             */
            outgoing: components["schemas"]["Money"];
        };
        /** @description Done. */
        FundMonthListAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["FundMonth"][];
        };
        /**
         * @description What money is spent on.
         *
         *     - `GOODS`: Orders: goods, domestic shipping and fine photos.
         *     - `SHIPPING`: The delivery of packages, with their options.
         *     - `STORAGE`: Storage beyond the free days.
         *     - `FEES`: Fees of payment methods, less their discounts.
         * @enum {string}
         */
        SpendingKind: "GOODS" | "SHIPPING" | "STORAGE" | "FEES";
        /** @description What was spent on one kind of things. */
        FundSpending: {
            /**
             * @description What it was spent on.
             * @example GOODS
             */
            kind: components["schemas"]["SpendingKind"];
            /**
             * @description How much, less what was returned.
             * @example 12500
             */
            amount: components["schemas"]["Money"];
        };
        /** @description Done. */
        FundSpendingListAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["FundSpending"][];
        };
        /** @description A period of a fund, summed up. */
        FundStatement: {
            /**
             * @description The balance before the first record of the period.
             * @example 50000
             */
            opening_balance: components["schemas"]["Money"];
            /**
             * @description All that came in.
             * @example 10000
             */
            incoming: components["schemas"]["Money"];
            /**
             * @description All that went out, as a positive amount.
             * @example 1250
             */
            outgoing: components["schemas"]["Money"];
            /**
             * @description opening balance + incoming − outgoing
             * @example 58750
             */
            closing_balance: components["schemas"]["Money"];
            /**
             * @description How many records the period has.
             * @example 2
             */
            record_count: number;
        };
        /** @description Done. */
        FundStatementAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["FundStatement"];
        };
        /** @description What a fund held at the end of a day. */
        FundDay: {
            /**
             * @description The day in UTC.
             * @example 2026-11-21
             */
            day: string;
            /**
             * @description The balance at its end; that of today is the one now.
             * @example 50000
             */
            balance: components["schemas"]["Money"];
        };
        /** @description Done. */
        FundDayListAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["FundDay"][];
        };
        /** @description An item that the shopper may order. */
        CartItem: {
            /**
             * @description Public id of the item.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            id: string;
            /**
             * Format: uri
             * @description Link of the item.
             * @example https://shop.example.com/item?id=7
             */
            url: string;
            /**
             * @description Host of the shop.
             * @example shop.example.com
             */
            shop: string;
            /**
             * @description Who sells it: by its page, else the name of its shop; null without.
             * @example Kiln & Cup
             */
            shop_name: string | null;
            /**
             * @description Name of the item.
             * @example Porcelain teapot
             */
            name: string;
            /**
             * @description What the item is; may be empty.
             * @example With two cups
             */
            description: string;
            /**
             * @description Chosen size, colour and so on; may be empty.
             * @example Blue, 0.8 l
             */
            specification: string;
            /**
             * @description How many pieces, 1–999.
             * @example 2
             */
            quantity: number;
            /**
             * @description What we should know when buying; may be empty.
             * @example Please check the lid
             */
            remark: string;
            /**
             * @description Price of one piece.
             * @example 1250
             */
            unit_price: components["schemas"]["Money"];
            /**
             * @description Price read of the item’s page; null where it was typed in.
             * @example 1250
             */
            price_read: components["schemas"]["Money"] | null;
            /**
             * @description Why that price is wrong; may be empty.
             * @example
             */
            price_change_reason: string;
            /**
             * @description Shipping from the shop to our warehouse, for all pieces.
             * @example 600
             */
            domestic_shipping: components["schemas"]["Money"];
            /**
             * @description Listing it was added by; null where its form was filled in by hand.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            listing_id: string | null;
            /**
             * @description Its variant; null where none was chosen.
             * @example tea-ivory
             */
            variant_id: string | null;
            /**
             * @description What the shop asks in another currency.
             * @example 16.50
             */
            original_amount: string | null;
            /**
             * @description That currency by ISO 4217; null where it is yuan.
             * @example USD
             */
            original_currency: string | null;
            /**
             * @description unit_price × quantity + domestic_shipping.
             * @example 3100
             */
            subtotal: components["schemas"]["Money"];
            /**
             * Format: uri-reference
             * @description Path of the picture.
             * @example /uploads/5f0c1d.png
             */
            image_url: string | null;
            /**
             * @description Whether it is to be ordered next.
             * @example true
             */
            is_selected: boolean;
            /**
             * @description Yuan for one unit of original_currency, by which the price was converted.
             * @example 7.1184
             */
            original_rate: string | null;
            /**
             * Format: date-time
             * @description As of when that rate was.
             * @example 2026-11-21T08:00:00.000Z
             */
            original_rate_as_of: string | null;
            /**
             * @description Id of the picture.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            image_id: string | null;
            /**
             * Format: date-time
             * @description When it was put into the cart.
             * @example 2026-11-21T08:00:00.000Z
             */
            created_at: string;
            /** @description What may keep it from being sent, by its words. */
            restrictions: components["schemas"]["ListingRestriction"][];
        };
        /** @description Done. */
        CartItemListAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["CartItem"][];
        };
        /** @description The cart in figures. */
        CartSummary: {
            /**
             * @description How many items it holds.
             * @example 3
             */
            count: number;
            /**
             * @description How many of them are selected.
             * @example 1
             */
            selected_count: number;
            /**
             * @description Sum of the subtotals of selected items.
             * @example 3100
             */
            selected_total: components["schemas"]["Money"];
        };
        /** @description Done. */
        CartSummaryAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["CartSummary"];
        };
        /** @description The filled-in form. */
        AddCartItemInput: {
            /**
             * @description Recommended: 8–80 letters, digits, - or _, drawn anew for each intention. Sending the same key again within 7 days answers with what the first request created and creates nothing.
             * @example null
             */
            idempotency_key?: string | null;
            /**
             * @description Id of a listing: what was read of its page stands for what is left out here.
             * @example null
             */
            listing_id?: string | null;
            /**
             * @description Which variant of the listing.
             * @example null
             */
            variant_id?: string | null;
            /**
             * @description Link of the item: http or https. Passed over with a listing, required without one.
             * @example https://shop.example.com/item?id=7
             */
            url?: string | null;
            /**
             * @description Name of the item; required where its listing has no title.
             * @example Porcelain teapot
             */
            name?: string | null;
            /**
             * @description Price of one piece, more than zero; required without `originalAmount` where its listing has none in yuan.
             * @example 1250
             */
            unit_price?: number | null;
            /**
             * @description Price of one piece in the shop's currency, such as 1980 or 19.80; we convert it, and pass over `unitPrice`.
             * @example null
             */
            original_amount?: string | null;
            /**
             * @description The currency of `originalAmount`.
             * @example null
             */
            original_currency?: components["schemas"]["Currency"] | null;
            /**
             * @description Why the price that was read of the listing is wrong; required where the price differs from it.
             * @default
             * @example
             */
            price_change_reason?: string;
            /**
             * @description What the item is.
             * @default
             * @example With two cups
             */
            description?: string;
            /**
             * @description Chosen size, colour and so on.
             * @default
             * @example Blue, 0.8 l
             */
            specification?: string;
            /**
             * @description How many pieces.
             * @default 1
             * @example 2
             */
            quantity?: number;
            /**
             * @description Shipping from the shop to our warehouse, for all pieces.
             * @default 0
             * @example 600
             */
            domestic_shipping?: number;
            /**
             * @description What we should know when buying.
             * @default
             * @example Please check the lid
             */
            remark?: string;
            /**
             * @description Id of a picture, as `POST /uploads` answered it to you, or of its listing.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            image_id?: string | null;
            /**
             * @description Whether it is to be ordered next.
             * @default true
             * @example true
             */
            is_selected?: boolean;
            /**
             * @description That the shopper knows what may keep it from being sent (`itemRestrictions`); else RESTRICTED_GOODS where anything may.
             * @default false
             * @example false
             */
            acknowledges_restrictions?: boolean;
            /**
             * @description That the shopper knows that the shop has none left (`availability` of the listing or its variant); else SOLD_OUT.
             * @default false
             * @example false
             */
            acknowledges_sold_out?: boolean;
        };
        /** @description Done. */
        CartItemAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["CartItem"];
        };
        /** @description Which. */
        SelectCartItemsInput: {
            /**
             * @description Ids of items in your cart.
             * @example [
             *       "01KAM4T3J8Z4X8Q0V5B2N6C9D7"
             *     ]
             */
            ids: string[];
            /**
             * @description Whether they are to be ordered next.
             * @example true
             */
            is_selected: boolean;
        };
        /** @description Which. */
        RemoveCartItemsInput: {
            /**
             * @description Ids of items in your cart.
             * @example [
             *       "01KAM4T3J8Z4X8Q0V5B2N6C9D7"
             *     ]
             */
            ids: string[];
        };
        /** @description Which. */
        RestoreCartItemsInput: {
            /**
             * @description Ids of items in your cart.
             * @example [
             *       "01KAM4T3J8Z4X8Q0V5B2N6C9D7"
             *     ]
             */
            ids: string[];
        };
        /** @description What changes. */
        UpdateCartItemInput: {
            /**
             * @description How many pieces.
             * @example 2
             */
            quantity?: number | null;
            /**
             * @description What we should know when buying.
             * @example Please check the lid
             */
            remark?: string | null;
        };
        /** @description A review of a received package, as strangers may read it. */
        PublicReview: {
            /**
             * @description Public id of the review.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            id: string;
            /**
             * @description 1 to 5.
             * @example 5
             */
            stars: number;
            /**
             * @description In the words of the shopper.
             * @example Well packed, all in one piece
             */
            content: string;
            /**
             * @description The first letter of a name; withheld when anonymous.
             * @example A***
             */
            author_name: string;
            /**
             * Format: date-time
             * @description When it was written.
             * @example 2026-11-21T08:00:00.000Z
             */
            created_at: string;
            /**
             * Format: uri-reference
             * @description Path of the picture; null when anonymous.
             * @example /uploads/5f0c1d.png
             */
            author_avatar: string | null;
            /**
             * Format: uri-reference
             * @description Path of a picture of what came; null while one waits.
             * @example /uploads/5f0c1d.png
             */
            image_url: string | null;
            /**
             * @description Id of the line it went by.
             * @example air-general
             */
            delivery_line_id: string | null;
            /**
             * @description Days from shipping to receipt.
             * @example 8
             */
            days_taken: number | null;
            /**
             * @description What the line asked for weight and declaration; null when anonymous.
             * @example 6300
             */
            estimated_cost: components["schemas"]["Money"] | null;
            /**
             * @description What was paid, storage and options included; null when anonymous.
             * @example 7300
             */
            actual_cost: components["schemas"]["Money"] | null;
            /**
             * @description What we answered.
             * @example Thank you
             */
            reply: string | null;
        };
        /** @description Done. */
        PublicReviewListAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["PublicReview"][];
        };
        /** @description What the reviews of a delivery line come to. */
        ReviewSummary: {
            /**
             * @description Id of the line.
             * @example air-general
             */
            delivery_line_id: string;
            /**
             * @description How many reviews there are.
             * @example 12
             */
            count: number;
            /**
             * @description Average of the stars, to one decimal.
             * @example 4.6
             */
            average_stars: number;
            /**
             * @description Average days from shipping to receipt.
             * @example 8.5
             */
            average_days: number | null;
        };
        /** @description Done. */
        ReviewSummaryListAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["ReviewSummary"][];
        };
        /**
         * @description Where a stored item stands.
         *
         *     - `STORED`: On the shelf; can be packed.
         *     - `HELD`: Its order asks for a refund; cannot be packed.
         *     - `RESERVED`: In an unpaid packing plan.
         *     - `PACKED`: In a package.
         *     - `WITHDRAWN`: It was refunded and has left the warehouse.
         * @enum {string}
         */
        StoredItemStatus: "STORED" | "HELD" | "RESERVED" | "PACKED" | "WITHDRAWN";
        /**
         * @description What the shopper may do with a stored item now.
         *
         *     - `PACK`: Choose it for a parcel.
         * @enum {string}
         */
        StoredItemAction: "PACK";
        /** @description An item that arrived, as the warehouse measured it. */
        StoredItem: {
            /**
             * @description Public id of a stored item.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            id: string;
            /**
             * @description Where it stands.
             * @example STORED
             */
            status: components["schemas"]["StoredItemStatus"];
            /** @description What the shopper may do with it now. */
            available_actions: components["schemas"]["StoredItemAction"][];
            /**
             * @description Name of the item, as it was ordered.
             * @example Porcelain teapot
             */
            name: string;
            /**
             * @description Size, colour and so on; may be empty.
             * @example Blue, 0.8 l
             */
            specification: string;
            /**
             * @description How many pieces were ordered.
             * @example 2
             */
            quantity: number;
            /**
             * @description What was paid for it, shipping to the warehouse included.
             * @example 3100
             */
            paid_amount: components["schemas"]["Money"];
            /**
             * Format: uri-reference
             * @description Path of the picture from the order.
             * @example /uploads/5f0c1d.png
             */
            image_url: string | null;
            /**
             * @description The order it came from.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            order_id: string;
            /**
             * @description Its number.
             * @example OR20261121-04817733
             */
            order_number: string;
            /**
             * @description Weight in grams.
             * @example 500
             */
            weight_grams: number;
            /**
             * @description Length in millimetres.
             * @example 200
             */
            length_mm: number;
            /**
             * @description Width in millimetres.
             * @example 150
             */
            width_mm: number;
            /**
             * @description Height in millimetres.
             * @example 100
             */
            height_mm: number;
            /** @description What the warehouse photographed. */
            photo_urls: string[];
            /**
             * Format: date-time
             * @description When it arrived.
             * @example 2026-11-21T08:00:00.000Z
             */
            inbound_time: string;
            /**
             * @description Days of free storage left, the one that has begun included; negative when overdue.
             * @example 30
             */
            free_days_left: number;
            /**
             * Format: date-time
             * @description When they end; null while the item is in a plan or package.
             * @example 2026-11-21T08:00:00.000Z
             */
            free_until: string | null;
            /**
             * Format: date-time
             * @description When they would end if the storage clock ran from now on; as `free_until` while it runs.
             * @example 2026-11-21T08:00:00.000Z
             */
            free_until_if_released: string;
            /**
             * @description What overdue storage costs as of now.
             * @example 0
             */
            storage_fee: components["schemas"]["Money"];
            /**
             * @description What the next day of overdue storage adds.
             * @example 0
             */
            next_day_fee: components["schemas"]["Money"];
            /**
             * @description The unpaid packing plan that reserves it.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            packing_plan_id: string | null;
            /**
             * @description The package it lies in, or travelled in.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            package_id: string | null;
        };
        /** @description Done. */
        StoredItemListAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["StoredItem"][];
        };
        /** @description None of them when left out. */
        PackingOptionsInput: {
            /**
             * @description Padding and corner protection.
             * @default false
             * @example true
             */
            extra_protection?: boolean;
            /**
             * @description Take off the shops' packaging.
             * @default false
             * @example false
             */
            remove_packaging?: boolean;
            /**
             * @description Insure the declared value, which is paid out when the parcel is lost.
             * @default false
             * @example false
             */
            insurance?: boolean;
        };
        /** @description Declared values; insurance depends on them. */
        DeclaredValueInput: {
            /**
             * @description The stored item.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            stored_item_id: string;
            /**
             * @description What it is worth; 0 while that is not said yet.
             * @example 1000
             */
            declared_value: number;
        };
        /** @description The parcel. */
        QuoteInput: {
            /**
             * @description Your stored items, at most 50.
             * @example [
             *       "01KAM4T3J8Z4X8Q0V5B2N6C9D7"
             *     ]
             */
            stored_item_ids: string[];
            /**
             * @description One of your addresses.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            address_id: string;
            /** @description None of them when left out. */
            options?: components["schemas"]["PackingOptionsInput"] | null;
            /**
             * @description Declared values; insurance depends on them.
             * @default []
             */
            declared_values?: components["schemas"]["DeclaredValueInput"][];
        };
        /** @description What charging by volume adds; null where it adds nothing. */
        VolumeSurcharge: {
            /**
             * @description The stored item that is meant.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            stored_item_id: string;
            /**
             * @description Its side that reached the threshold of the line, in mm.
             * @example 700
             */
            side_mm: number | null;
            /**
             * @description What would be charged for without the volume, in grams.
             * @example 550
             */
            grams_without_volume: number;
            /**
             * @description What the total is higher by.
             * @example 1500
             */
            extra: components["schemas"]["Money"];
        };
        /** @description What a parcel would cost less without one of its items. */
        ItemSaving: {
            /**
             * @description The stored item that is meant.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            stored_item_id: string;
            /**
             * @description The total with it less the total without it.
             * @example 1500
             */
            saving: components["schemas"]["Money"];
            /**
             * @description The part that is only put off: overdue storage.
             * @example 0
             */
            storage_still_due: components["schemas"]["Money"];
        };
        /** @description A quote, and what would make it less. */
        ParcelQuote: {
            /**
             * @description Id of a delivery line.
             * @example air-general
             */
            line_id: string;
            /**
             * @description Name of the line in the language of the request.
             * @example Air, general goods
             */
            name: string;
            /**
             * @description How fast it is.
             * @example DIRECT_INJECTION
             */
            group: components["schemas"]["DeliveryGroup"];
            /**
             * @description Days to the door, at least.
             * @example 5
             */
            min_days: number;
            /**
             * @description Days to the door, at most.
             * @example 10
             */
            max_days: number;
            /**
             * @description Weight of the items and a tenth for packaging, in grams.
             * @example 550
             */
            actual_grams: number;
            /**
             * @description What the volume counts as, in grams; 0 where it does not.
             * @example 0
             */
            volumetric_grams: number;
            /**
             * @description Weight the price is reckoned with, in grams.
             * @example 550
             */
            chargeable_grams: number;
            /**
             * @description The most the line carries, in grams of chargeable weight.
             * @example 30000
             */
            max_grams: number;
            /**
             * @description The longest side an item may have, in mm; null: any.
             * @example 1200
             */
            max_side_mm: number | null;
            /**
             * @description The most the sides of an item may add up to, in mm; null: any.
             * @example 3000
             */
            max_side_sum_mm: number | null;
            /**
             * @description Price of the first 500 g.
             * @example 4000
             */
            first_price: components["schemas"]["Money"] | null;
            /**
             * @description Price of each further 500 g.
             * @example 1500
             */
            further_price: components["schemas"]["Money"] | null;
            /** @description What the price is made of. */
            fees: components["schemas"]["Fee"][];
            /**
             * @description Their sum; null where the line cannot be used.
             * @example 6300
             */
            total: components["schemas"]["Money"] | null;
            /**
             * @description Why it cannot, in the language of the request.
             * @example Too heavy
             */
            unusable_reason: string | null;
            /** @description What charging by volume adds; null where it adds nothing. */
            volume_surcharge: components["schemas"]["VolumeSurcharge"] | null;
            /** @description At most three items whose absence saves most, the most useful first. */
            savings: components["schemas"]["ItemSaving"][];
        };
        /** @description Done. */
        ParcelQuoteListAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["ParcelQuote"][];
        };
        /** @description The selection. */
        ParcelEstimateInput: {
            /**
             * @description Your stored items, at most 50.
             * @example [
             *       "01KAM4T3J8Z4X8Q0V5B2N6C9D7"
             *     ]
             */
            stored_item_ids: string[];
            /**
             * @description ISO 3166 code of the country, upper case; that of your default address if left out.
             * @example DE
             */
            country_code?: string | null;
        };
        /** @description What a parcel would cost more with one item more. */
        ItemAddition: {
            /**
             * @description The stored item that is meant.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            stored_item_id: string;
            /**
             * @description Null where no line carries the parcel with it.
             * @example 2200
             */
            extra: components["schemas"]["Money"] | null;
        };
        /** @description What stored items cost to send at least. */
        ParcelEstimate: {
            /**
             * @description ISO 3166 code of the country they go to.
             * @example DE
             */
            country_code: string;
            /**
             * @description Its name in the language of the request.
             * @example Germany
             */
            country: string;
            /** @description What one delivery line asks for a parcel. */
            cheapest: components["schemas"]["DeliveryQuote"] | null;
            /** @description The lines that carry the parcel, the cheapest first. */
            lines: components["schemas"]["DeliveryQuote"][];
            /**
             * @description Up to which chargeable weight the cheapest line costs the same, in grams.
             * @example 1000
             */
            paid_up_to_grams: number | null;
            /**
             * @description Grams of goods more that cost nothing; null where the volume counts.
             * @example 250
             */
            spare_grams: number | null;
            /** @description What each other item on your shelf would add. */
            additions: components["schemas"]["ItemAddition"][];
        };
        /** @description Done. */
        ParcelEstimateOrNullAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["ParcelEstimate"] | null;
        };
        /** @description One for each of the stored items. */
        DeclarationInput: {
            /**
             * @description The stored item.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            stored_item_id: string;
            /**
             * @description What it is, in a few words.
             * @example Teapot
             */
            description: string;
            /**
             * @description What it is worth, from 0.01 CNY.
             * @example 1000
             */
            declared_value: number;
        };
        /** @description The parcel. */
        CreatePackingPlanInput: {
            /**
             * @description Recommended: 8–80 letters, digits, - or _, drawn anew for each intention. Sending the same key again within 7 days answers with what the first request created and creates nothing.
             * @example null
             */
            idempotency_key?: string | null;
            /**
             * @description Your stored items, at most 50.
             * @example [
             *       "01KAM4T3J8Z4X8Q0V5B2N6C9D7"
             *     ]
             */
            stored_item_ids: string[];
            /**
             * @description One of your addresses.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            address_id: string;
            /**
             * @description One of the delivery lines that can carry the parcel.
             * @example air-general
             */
            delivery_line_id: string;
            /** @description One for each of the stored items. */
            declarations: components["schemas"]["DeclarationInput"][];
            /** @description None of them when left out. */
            options?: components["schemas"]["PackingOptionsInput"] | null;
            /**
             * @description For the packers; may be empty.
             * @default
             * @example Fragile
             */
            remark?: string;
        };
        /**
         * @description Where a packing plan stands.
         *
         *     - `OPEN`: Waits for its payment.
         *     - `PAID`: It became a package.
         *     - `EXPIRED`: Nobody paid in time; the items are free again.
         *     - `CANCELLED`: The shopper gave it up; the items are free again.
         * @enum {string}
         */
        PackingPlanStatus: "OPEN" | "PAID" | "EXPIRED" | "CANCELLED";
        /** @description Where the parcel goes. */
        ParcelAddress: {
            /**
             * @description First name of the consignee.
             * @example Ada
             */
            first_name: string;
            /**
             * @description Last name of the consignee.
             * @example Byron
             */
            last_name: string;
            /**
             * @description Name of the consignee, the family name first where its script has it so.
             * @example Ada Byron
             */
            full_name: string;
            /**
             * Format: email
             * @description Email address of the consignee.
             * @example ada@example.com
             */
            email: string;
            /**
             * @description Phone number of the consignee.
             * @example +49 30 1234567
             */
            phone: string;
            /**
             * @description ISO 3166 code of the country.
             * @example DE
             */
            country_code: string;
            /**
             * @description Its name in the language of the request.
             * @example Germany
             */
            country: string;
            /**
             * @description Province or state; may be empty.
             * @example Berlin
             */
            province: string;
            /**
             * @description City.
             * @example Berlin
             */
            city: string;
            /**
             * @description Street, house number and whatever leads to the door.
             * @example Unter den Linden 1
             */
            detail: string;
            /**
             * @description Postcode.
             * @example 10117
             */
            postcode: string;
            /**
             * @description City, province and postcode in one line, as the post of its country expects them.
             * @example 10117 Berlin
             */
            city_line: string;
        };
        /** @description A confirmed but unpaid parcel; pay for it by POST /payments. */
        PackingPlan: {
            /**
             * @description Public id of the plan.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            id: string;
            /**
             * @description Number to name it by.
             * @example PP20261121-04817733
             */
            number: string;
            /**
             * @description Where it stands.
             * @example OPEN
             */
            status: components["schemas"]["PackingPlanStatus"];
            /**
             * Format: date-time
             * @description Until when it can be paid.
             * @example 2026-11-21T08:00:00.000Z
             */
            expires_at: string;
            /**
             * @description Name of the line.
             * @example Air, general goods
             */
            delivery_method: string;
            /**
             * @description Weight the price is reckoned with, in grams.
             * @example 550
             */
            chargeable_grams: number;
            /** @description What the price is made of. */
            fees: components["schemas"]["Fee"][];
            /**
             * @description Price of each further 500 g; null where no more than the first are charged.
             * @example 1500
             */
            further_price: components["schemas"]["Money"] | null;
            /**
             * @description What is to be paid.
             * @example 6300
             */
            total: components["schemas"]["Money"];
            /**
             * @description For the packers; may be empty.
             * @example Fragile
             */
            remark: string;
            /** @description Where the parcel goes. */
            address: components["schemas"]["ParcelAddress"];
            /** @description What it packs. */
            items: components["schemas"]["StoredItem"][];
        };
        /** @description Done. */
        PackingPlanAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["PackingPlan"];
        };
        /**
         * @description Where a package stands.
         *
         *     - `PENDING_SHIPMENT`: Paid; the warehouse packs it.
         *     - `PENDING_RECEIPT`: Shipped.
         *     - `COMPLETED`: Received.
         *     - `CANCELLED`: Cancelled; the fee is back on the balance.
         * @enum {string}
         */
        PackageStatus: "PENDING_SHIPMENT" | "PENDING_RECEIPT" | "COMPLETED" | "CANCELLED";
        /**
         * @description What the shopper may do with a package.
         *
         *     - `CANCEL`: Cancel it before it is shipped.
         *     - `CONFIRM_RECEIPT`: Say that it has arrived.
         *     - `REVIEW`: Review it, once.
         * @enum {string}
         */
        PackageAction: "CANCEL" | "CONFIRM_RECEIPT" | "REVIEW";
        /**
         * @description Who acts next.
         *
         *     - `SHOPPER`: You.
         *     - `OPERATOR`: We.
         *     - `CARRIER`: Who carries the parcel.
         * @enum {string}
         */
        NextActor: "SHOPPER" | "OPERATOR" | "CARRIER";
        /**
         * @description What is done next.
         *
         *     - `PAY`: The order is paid.
         *     - `ANSWER_QUESTION`: A question about an item is answered.
         *     - `BUY`: The items are bought.
         *     - `RECEIVE`: The items arrive in our warehouse.
         *     - `PACK`: What has arrived is chosen for a parcel.
         *     - `PAY_PARCEL`: The packing plan that reserves an item is paid.
         *     - `DECIDE_REFUND`: The refund that was asked for is decided on.
         *     - `SHIP`: The parcel is closed and handed to its carrier.
         *     - `DELIVER`: The parcel is carried to its address.
         *     - `CONFIRM_RECEIPT`: The receipt of the parcel is confirmed.
         * @enum {string}
         */
        NextAction: "PAY" | "ANSWER_QUESTION" | "BUY" | "RECEIVE" | "PACK" | "PAY_PARCEL" | "DECIDE_REFUND" | "SHIP" | "DELIVER" | "CONFIRM_RECEIPT";
        /** @description Who acts next on an order or package. */
        NextStep: {
            /**
             * @description Who.
             * @example SHOPPER
             */
            actor: components["schemas"]["NextActor"];
            /**
             * @description What they do.
             * @example PAY
             */
            action: components["schemas"]["NextAction"];
            /**
             * Format: date-time
             * @description Until when; null without such an instant.
             * @example 2026-11-21T08:00:00.000Z
             */
            by: string | null;
        };
        /** @description When a package should arrive by what its line promises. */
        ExpectedArrival: {
            /**
             * Format: date-time
             * @description Not before.
             * @example 2026-11-21T08:00:00.000Z
             */
            from: string;
            /**
             * Format: date-time
             * @description By then.
             * @example 2026-11-21T08:00:00.000Z
             */
            until: string;
        };
        /** @description What the shopper said of a package. */
        Review: {
            /**
             * @description Public id of the review.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            id: string;
            /**
             * @description 1 to 5.
             * @example 5
             */
            stars: number;
            /**
             * @description What the shopper has to say.
             * @example Well packed, all in one piece
             */
            content: string;
            /**
             * @description Whether the name is withheld.
             * @example false
             */
            is_anonymous: boolean;
            /**
             * Format: date-time
             * @description When it was written.
             * @example 2026-11-21T08:00:00.000Z
             */
            created_at: string;
            /**
             * Format: uri-reference
             * @description Path of the picture.
             * @example /uploads/5f0c1d.png
             */
            image_url: string | null;
            /**
             * @description Whether the picture waits until we have looked at it.
             * @example false
             */
            image_waits: boolean;
            /**
             * @description Why we did not show the picture.
             * @example It shows your address
             */
            image_refusal: string | null;
            /**
             * @description What we answered.
             * @example Thank you
             */
            reply: string | null;
        };
        /**
         * @description Who made an event happen.
         *
         *     - `SHOPPER`: The shopper, in the storefront.
         *     - `OPERATOR`: Whoever buys, weighs, packs and ships.
         *     - `CLOCK`: A deadline that passed.
         * @enum {string}
         */
        TimelineActor: "SHOPPER" | "OPERATOR" | "CLOCK";
        /** @description One line of the timeline of an order or a package. */
        TimelineEvent: {
            /**
             * @description Public id of the event.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            id: string;
            /**
             * @description Name of the event, the same in every language.
             * @example submit
             */
            event: string;
            /**
             * @description What happened, in the language of the request.
             * @example Order submitted
             */
            label: string;
            /**
             * @description Who made it happen.
             * @example SHOPPER
             */
            actor: components["schemas"]["TimelineActor"];
            /**
             * @description What was noted with it; may be empty.
             * @example
             */
            note: string;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-21T08:00:00.000Z
             */
            at: string;
        };
        /** @description A paid parcel. */
        Package: {
            /**
             * @description Public id of the package.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            id: string;
            /**
             * @description Number to name it by.
             * @example PK20261121-04817733
             */
            package_number: string;
            /**
             * @description Where it stands.
             * @example PENDING_RECEIPT
             */
            status: components["schemas"]["PackageStatus"];
            /** @description What the shopper may do with it now. */
            available_actions: components["schemas"]["PackageAction"][];
            /** @description Who acts next on an order or package. */
            next_step: components["schemas"]["NextStep"] | null;
            /** @description When a package should arrive by what its line promises. */
            expected_arrival: components["schemas"]["ExpectedArrival"] | null;
            /**
             * @description Name of the line in the language of the request.
             * @example Air, general goods
             */
            delivery_method: string;
            /**
             * @description Who carries it; null until shipped.
             * @example DHL
             */
            carrier: string | null;
            /**
             * @description Tracking number; null until shipped.
             * @example JD0146000
             */
            tracking_number: string | null;
            /**
             * Format: date-time
             * @description When it was paid.
             * @example 2026-11-21T08:00:00.000Z
             */
            payment_time: string;
            /**
             * Format: date-time
             * @description When it was shipped.
             * @example 2026-11-21T08:00:00.000Z
             */
            shipping_time: string | null;
            /**
             * Format: date-time
             * @description When the clock confirms receipt.
             * @example 2026-11-21T08:00:00.000Z
             */
            auto_confirm_time: string | null;
            /**
             * Format: date-time
             * @description When it was received.
             * @example 2026-11-21T08:00:00.000Z
             */
            completion_time: string | null;
            /**
             * @description Weight the price was reckoned with, in grams.
             * @example 550
             */
            chargeable_grams: number;
            /**
             * @description What it costs: the sum of its fees.
             * @example 6300
             */
            logistics_fee: components["schemas"]["Money"];
            /**
             * @description Part paid from the balance.
             * @example 1300
             */
            balance_deduction: components["schemas"]["Money"];
            /**
             * @description Discount of the payment method.
             * @example 0
             */
            payment_method_discount: components["schemas"]["Money"];
            /**
             * @description Fee of the payment method.
             * @example 145
             */
            handling_fee: components["schemas"]["Money"];
            /**
             * @description Part paid otherwise: the rest − discount + handling fee.
             * @example 5145
             */
            actual_payment: components["schemas"]["Money"];
            /** @description What the price is made of. */
            fees: components["schemas"]["Fee"][];
            /**
             * @description Price of each further 500 g; null where no more than the first are charged.
             * @example 1500
             */
            further_price: components["schemas"]["Money"] | null;
            /** @description Where the parcel goes. */
            address: components["schemas"]["ParcelAddress"];
            /** @description What was chosen besides packing it. */
            options: string[];
            /**
             * @description For the packers; may be empty.
             * @example Fragile
             */
            remark: string;
            /** @description What is in it. */
            items: components["schemas"]["StoredItem"][];
            /** @description What the shopper said of a package. */
            review: components["schemas"]["Review"] | null;
            /** @description What happened, oldest first. */
            timeline: components["schemas"]["TimelineEvent"][];
        };
        /** @description How many of the packages have a status. */
        PackageStatusCount: {
            /**
             * @description The status.
             * @example PENDING_RECEIPT
             */
            status: components["schemas"]["PackageStatus"];
            /**
             * @description Packages with it.
             * @example 1
             */
            count: number;
        };
        /** @description A page of the list. */
        PackagePage: {
            /** @description The entries of this page, newest first. */
            items: components["schemas"]["Package"][];
            /**
             * @description Entries on all pages.
             * @example 1
             */
            total: number;
            /**
             * @description Which page this is, counted from 1.
             * @example 1
             */
            page: number;
            /**
             * @description Entries per page.
             * @example 10
             */
            page_size: number;
            /**
             * @description Whether there is a page after this one.
             * @example false
             */
            has_more: boolean;
            /** @description How many packages have each status, whatever status is asked for. */
            counts: components["schemas"]["PackageStatusCount"][];
        };
        /** @description Done. */
        PackagePageAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["PackagePage"];
        };
        /** @description Done. */
        PackageAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["Package"];
        };
        /** @description Which. */
        ConfirmReceiptsInput: {
            /**
             * @description Ids of your packages, 1 to 50.
             * @example [
             *       "01KAM4T3J8Z4X8Q0V5B2N6C9D7"
             *     ]
             */
            package_ids: string[];
        };
        /** @description Done. */
        PackageListAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["Package"][];
        };
        /** @description The review. */
        ReviewPackageInput: {
            /**
             * @description Recommended: 8–80 letters, digits, - or _, drawn anew for each intention. Sending the same key again within 7 days answers with what the first request created and creates nothing.
             * @example null
             */
            idempotency_key?: string | null;
            /**
             * @description 1 to 5.
             * @example 5
             */
            stars: number;
            /**
             * @description What you have to say of it.
             * @example Well packed, all in one piece
             */
            content: string;
            /**
             * @description Id of a picture of what came, from `POST /uploads`.
             * @example null
             */
            image_id?: string | null;
            /**
             * @description True withholds your name.
             * @default false
             * @example false
             */
            is_anonymous?: boolean;
        };
        /** @description Done. */
        ReviewAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["Review"];
        };
        /**
         * @description Where an order stands.
         *
         *     - `PENDING_PAYMENT`: Submitted, waiting for its payment.
         *     - `PAID`: Paid; we have not bought yet.
         *     - `PROCESSING`: Bought; on the way to our warehouse.
         *     - `IN_STOCK`: All items have arrived in our warehouse.
         *     - `REFUND_PROCESSING`: The shopper asked for a refund.
         *     - `REFUNDED`: The money was returned.
         *     - `CANCELLED`: Cancelled before it was paid.
         * @enum {string}
         */
        OrderStatus: "PENDING_PAYMENT" | "PAID" | "PROCESSING" | "IN_STOCK" | "REFUND_PROCESSING" | "REFUNDED" | "CANCELLED";
        /**
         * @description What the shopper may do with an order now.
         *
         *     - `PAY`: Pay for it.
         *     - `CANCEL`: Cancel it before it is paid.
         *     - `REQUEST_REFUND`: Ask for a refund of the whole order.
         *     - `CANCEL_REFUND_REQUEST`: Take the refund request back.
         *     - `PACK`: Pack what has arrived; done in the warehouse.
         *     - `ANSWER_QUESTION`: Answer what is asked about an item, before its time is over.
         * @enum {string}
         */
        OrderAction: "PAY" | "CANCEL" | "REQUEST_REFUND" | "CANCEL_REFUND_REQUEST" | "PACK" | "ANSWER_QUESTION";
        /** @description Whom we ask when something is unclear. */
        OrderContact: {
            /**
             * @description Name.
             * @example Anna Lee
             */
            name: string;
            /**
             * @description Phone number.
             * @example +49 30 1234567
             */
            phone: string;
            /**
             * Format: email
             * @description Email address.
             * @example anna@example.com
             */
            email: string;
        };
        /** @description Photos the warehouse is to take. */
        FinePhotos: {
            /**
             * @description How many, 0–20.
             * @example 2
             */
            count: number;
            /**
             * @description What they should show; may be empty.
             * @example The lid
             */
            note: string;
            /**
             * @description Which place to photograph; may be empty.
             * @example The base
             */
            location: string;
        };
        /**
         * @description Where one item of an order stands.
         *
         *     - `ORDERED`: Not bought yet.
         *     - `PURCHASED`: Bought; on the way to our warehouse.
         *     - `ARRIVED`: In our warehouse.
         *     - `PACKED`: In a package that is paid for.
         *     - `SHIPPED`: On its way to the shopper.
         *     - `REFUNDED`: Its money was returned.
         *     - `CANCELLED`: Its order was cancelled before it was paid.
         * @enum {string}
         */
        OrderItemStatus: "ORDERED" | "PURCHASED" | "ARRIVED" | "PACKED" | "SHIPPED" | "REFUNDED" | "CANCELLED";
        /** @description One item of an order, as it stood in the cart. */
        OrderItem: {
            /**
             * @description Public id of the item.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            id: string;
            /**
             * Format: uri
             * @description Link of the item.
             * @example https://shop.example.com/item?id=7
             */
            url: string;
            /**
             * @description Host of the shop.
             * @example shop.example.com
             */
            shop: string;
            /**
             * @description Who sells it: by its page, else the name of its shop; null without.
             * @example Kiln & Cup
             */
            shop_name: string | null;
            /**
             * @description Name of the item.
             * @example Porcelain teapot
             */
            name: string;
            /**
             * @description What the item is; may be empty.
             * @example With two cups
             */
            description: string;
            /**
             * @description Chosen size, colour and so on; may be empty.
             * @example Blue, 0.8 l
             */
            specification: string;
            /**
             * @description How many pieces, 1–999.
             * @example 2
             */
            quantity: number;
            /**
             * @description What we should know when buying; may be empty.
             * @example Please check the lid
             */
            remark: string;
            /**
             * @description Price of one piece.
             * @example 1250
             */
            unit_price: components["schemas"]["Money"];
            /**
             * @description Price read of the item’s page; null where it was typed in.
             * @example 1250
             */
            price_read: components["schemas"]["Money"] | null;
            /**
             * @description Why that price is wrong; may be empty.
             * @example
             */
            price_change_reason: string;
            /**
             * @description Shipping from the shop to our warehouse, for all pieces.
             * @example 600
             */
            domestic_shipping: components["schemas"]["Money"];
            /**
             * @description Listing it was added by; null where its form was filled in by hand.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            listing_id: string | null;
            /**
             * @description Its variant; null where none was chosen.
             * @example tea-ivory
             */
            variant_id: string | null;
            /**
             * @description What the shop asks in another currency.
             * @example 16.50
             */
            original_amount: string | null;
            /**
             * @description That currency by ISO 4217; null where it is yuan.
             * @example USD
             */
            original_currency: string | null;
            /**
             * @description unit_price × quantity + domestic_shipping.
             * @example 3100
             */
            subtotal: components["schemas"]["Money"];
            /**
             * Format: uri-reference
             * @description Path of the picture.
             * @example /uploads/5f0c1d.png
             */
            image_url: string | null;
            /**
             * @description Where it stands.
             * @example ORDERED
             */
            status: components["schemas"]["OrderItemStatus"];
            /**
             * @description What the warehouse measured, among the stored items; null until the item arrived.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            stored_item_id: string | null;
        };
        /**
         * @description How a question about an order stands.
         *
         *     - `OPEN`: It waits for your answer.
         *     - `ACCEPTED`: You accepted; the item is bought as offered.
         *     - `DECLINED`: You declined; the item was refunded.
         *     - `EXPIRED`: Nobody answered in time; the item was refunded.
         *     - `WITHDRAWN`: We took it back; the item is bought as ordered.
         *     - `DROPPED`: A refund was asked for or given, so that there is nothing left to ask.
         * @enum {string}
         */
        OrderQuestionStatus: "OPEN" | "ACCEPTED" | "DECLINED" | "EXPIRED" | "WITHDRAWN" | "DROPPED";
        /** @description What can be had instead; null where only the price differs. */
        Substitute: {
            /**
             * @description What it is called.
             * @example Teapot, blue
             */
            name: string;
            /**
             * @description Its page in the shop.
             * @example https://shop.example.com/item/2
             */
            url: string;
            /**
             * @description Colour, size and the like; may be empty.
             * @example Blue
             */
            specification: string;
        };
        /** @description What we ask because the price or availability of an item differs at purchase. */
        OrderQuestion: {
            /**
             * @description Public id of the question.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            id: string;
            /**
             * @description The order it is about.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            order_id: string;
            /**
             * @description The item it is about.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            order_item_id: string;
            /**
             * @description How it stands.
             * @example OPEN
             */
            status: components["schemas"]["OrderQuestionStatus"];
            /**
             * @description What the item was called when we asked.
             * @example Teapot
             */
            item_name: string;
            /**
             * @description What one piece cost as ordered.
             * @example 1000
             */
            old_unit_price: components["schemas"]["Money"];
            /**
             * @description What one piece costs now.
             * @example 1200
             */
            new_unit_price: components["schemas"]["Money"];
            /**
             * @description What accepting costs for the whole quantity; below zero it returns so much.
             * @example 200
             */
            difference: components["schemas"]["Money"];
            /** @description What can be had instead; null where only the price differs. */
            substitute: components["schemas"]["Substitute"] | null;
            /**
             * @description What we say about it; may be empty.
             * @example The shop raised the price
             */
            note: string;
            /**
             * Format: date-time
             * @description When we asked.
             * @example 2026-11-21T08:00:00.000Z
             */
            asked_time: string;
            /**
             * Format: date-time
             * @description Until when it can be answered; else the item is refunded then.
             * @example 2026-11-21T08:00:00.000Z
             */
            due_time: string;
            /**
             * Format: date-time
             * @description When it ended; null while it is open.
             * @example 2026-11-21T08:00:00.000Z
             */
            end_time: string | null;
        };
        /** @description A status on the way of an order. */
        OrderStep: {
            /**
             * @description The status.
             * @example PENDING_PAYMENT
             */
            status: components["schemas"]["OrderStatus"];
            /**
             * Format: date-time
             * @description When the order reached it; null while it is to come.
             * @example 2026-11-21T08:00:00.000Z
             */
            reached_at: string | null;
        };
        /** @description What a shopper asked us to buy. */
        Order: {
            /**
             * @description Public id of the order.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            id: string;
            /**
             * @description Number to name it by.
             * @example OR20261121-04817733
             */
            order_number: string;
            /**
             * @description Where it stands.
             * @example PENDING_PAYMENT
             */
            status: components["schemas"]["OrderStatus"];
            /** @description What the shopper may do with it now. */
            available_actions: components["schemas"]["OrderAction"][];
            /** @description Who acts next on an order or package. */
            next_step: components["schemas"]["NextStep"] | null;
            /**
             * Format: date-time
             * @description When it was submitted.
             * @example 2026-11-21T08:00:00.000Z
             */
            submit_time: string;
            /**
             * Format: date-time
             * @description When the clock cancels it unless it is paid; null once paid or ended.
             * @example 2026-11-21T08:00:00.000Z
             */
            payment_due_time: string | null;
            /**
             * Format: date-time
             * @description When it was paid.
             * @example 2026-11-21T08:00:00.000Z
             */
            payment_time: string | null;
            /**
             * @description Sum of unit_price × quantity.
             * @example 650
             */
            goods_amount: components["schemas"]["Money"];
            /**
             * @description Shipping from the shops to our warehouse.
             * @example 200
             */
            domestic_shipping_amount: components["schemas"]["Money"];
            /**
             * @description Price of the fine photos.
             * @example 400
             */
            fine_photo_amount: components["schemas"]["Money"];
            /**
             * @description What is to be paid: the sum of the three.
             * @example 1250
             */
            amount: components["schemas"]["Money"];
            /**
             * @description Part paid from the balance.
             * @example 1250
             */
            balance_deduction: components["schemas"]["Money"];
            /**
             * @description Discount of the payment method.
             * @example 0
             */
            payment_method_discount: components["schemas"]["Money"];
            /**
             * @description Fee of the payment method.
             * @example 0
             */
            handling_fee: components["schemas"]["Money"];
            /**
             * @description Part paid otherwise.
             * @example 0
             */
            actual_payment: components["schemas"]["Money"];
            /**
             * @description What of it returned to the balance so far.
             * @example 0
             */
            refunded_amount: components["schemas"]["Money"];
            /**
             * @description What a refund of all of it would return now: what was paid without the handling fee, less what returned.
             * @example 1250
             */
            refundable_amount: components["schemas"]["Money"];
            /** @description Whom we ask when something is unclear. */
            contact: components["schemas"]["OrderContact"];
            /**
             * @description Remark for the purchase; may be empty.
             * @example No box, please
             */
            purchase_remark: string;
            /** @description Photos the warehouse is to take. */
            fine_photos: components["schemas"]["FinePhotos"];
            /**
             * Format: date-time
             * @description Until when a refund may be requested; null without a deadline or that right.
             * @example 2026-11-21T08:00:00.000Z
             */
            refund_deadline: string | null;
            /**
             * @description Why a refund was requested; null unless it was.
             * @example Ordered by mistake
             */
            refund_reason: string | null;
            /**
             * @description How the request was answered.
             * @example It was bought already
             */
            refund_answer: string | null;
            /** @description What is to be bought. */
            items: components["schemas"]["OrderItem"][];
            /** @description What we asked about it, the oldest first. */
            questions: components["schemas"]["OrderQuestion"][];
            /** @description Its way: the statuses it has reached, then those to come unless it has ended. */
            steps: components["schemas"]["OrderStep"][];
            /** @description What happened, oldest first. */
            timeline: components["schemas"]["TimelineEvent"][];
        };
        /** @description How many of the orders have a status. */
        OrderStatusCount: {
            /**
             * @description The status.
             * @example PENDING_PAYMENT
             */
            status: components["schemas"]["OrderStatus"];
            /**
             * @description Orders with it.
             * @example 1
             */
            count: number;
        };
        /** @description A page of the list. */
        OrderPage: {
            /** @description The entries of this page, newest first. */
            items: components["schemas"]["Order"][];
            /**
             * @description Entries on all pages.
             * @example 1
             */
            total: number;
            /**
             * @description Which page this is, counted from 1.
             * @example 1
             */
            page: number;
            /**
             * @description Entries per page.
             * @example 10
             */
            page_size: number;
            /**
             * @description Whether there is a page after this one.
             * @example false
             */
            has_more: boolean;
            /** @description How many orders have each status, whatever status is asked for. */
            counts: components["schemas"]["OrderStatusCount"][];
        };
        /** @description Done. */
        OrderPageAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["OrderPage"];
        };
        /** @description Whom we ask when something is unclear. */
        ContactInput: {
            /**
             * @description Name.
             * @example Anna Lee
             */
            name: string;
            /**
             * @description Phone number.
             * @example +49 30 1234567
             */
            phone: string;
            /**
             * Format: email
             * @description Email address.
             * @example anna@example.com
             */
            email: string;
        };
        /** @description Photos to take; none when left out. */
        FinePhotosInput: {
            /**
             * @description How many.
             * @example 2
             */
            count: number;
            /**
             * @description What they should show.
             * @default
             * @example The lid
             */
            note?: string;
            /**
             * @description Which place of the item to photograph.
             * @default
             * @example The base
             */
            location?: string;
        };
        /** @description What the confirm page asks. */
        SubmitOrderInput: {
            /**
             * @description Recommended: 8–80 letters, digits, - or _, drawn anew for each intention. Sending the same key again within 7 days answers with what the first request created and creates nothing.
             * @example null
             */
            idempotency_key?: string | null;
            /** @description Whom we ask when something is unclear. */
            contact: components["schemas"]["ContactInput"];
            /**
             * @description Remark for the purchase.
             * @default
             * @example No box, please
             */
            purchase_remark?: string;
            /** @description Photos to take; none when left out. */
            fine_photos?: components["schemas"]["FinePhotosInput"] | null;
            /**
             * @description What the shopper was shown as the amount; refused where the cart, which may have changed, makes it another.
             * @example 1650
             */
            expected_amount?: number | null;
        };
        /** @description Done. */
        OrderAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["Order"];
        };
        /** @description Somebody to ask; null while we know nobody. */
        SuggestedContact: {
            /**
             * @description Name.
             * @example Anna Lee
             */
            name: string;
            /**
             * @description Phone number.
             * @example +49 30 1234567
             */
            phone: string;
        };
        /** @description Done. */
        SuggestedContactOrNullAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["SuggestedContact"] | null;
        };
        /** @description Why. */
        RequestRefundInput: {
            /**
             * @description Recommended: 8–80 letters, digits, - or _, drawn anew for each intention. Sending the same key again within 7 days answers with what the first request created and creates nothing.
             * @example null
             */
            idempotency_key?: string | null;
            /**
             * @description Why; the operator reads it.
             * @example Ordered by mistake
             */
            reason: string;
        };
        /** @description Done. */
        OrderQuestionAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["OrderQuestion"];
        };
        /** @description What the shopper was told of one order or package. */
        NotificationThread: {
            /**
             * @description Id of the order or package, or else of the only notification.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            id: string;
            /** @description Something the shopper was told. */
            latest: components["schemas"]["Notification"];
            /**
             * @description How many notifications it has.
             * @example 3
             */
            count: number;
            /**
             * @description How many of them are unread.
             * @example 1
             */
            unread_count: number;
            /**
             * Format: uri-reference
             * @description Path of a picture of an item.
             * @example /uploads/5f0c1d.png
             */
            image_url: string | null;
        };
        /** @description A page of the list. */
        NotificationThreadPage: {
            /** @description The entries of this page, newest first. */
            items: components["schemas"]["NotificationThread"][];
            /**
             * @description Entries on all pages.
             * @example 1
             */
            total: number;
            /**
             * @description Which page this is, counted from 1.
             * @example 1
             */
            page: number;
            /**
             * @description Entries per page.
             * @example 10
             */
            page_size: number;
            /**
             * @description Whether there is a page after this one.
             * @example false
             */
            has_more: boolean;
        };
        /** @description Done. */
        NotificationThreadPageAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["NotificationThreadPage"];
        };
        /**
         * @description What can be paid for.
         *
         *     - `ORDER`: The items of an order.
         *     - `PACKING_PLAN`: The delivery of a packing plan; paid, it becomes a package.
         *     - `QUESTION`: What an item of an order costs more than before; paid, the change is accepted.
         * @enum {string}
         */
        PayableKind: "ORDER" | "PACKING_PLAN" | "QUESTION";
        /**
         * @description Where the money of a payment comes from.
         *
         *     - `BALANCE`: The shopper's fund.
         *     - `CARD`: A card, through a payment gateway.
         *     - `WESTPAY`: A remittance that an operator confirms.
         * @enum {string}
         */
        PaymentMethodCode: "BALANCE" | "CARD" | "WESTPAY";
        /** @description What is paid. */
        PayInput: {
            /**
             * @description What kind of thing is paid.
             * @example ORDER
             */
            kind: components["schemas"]["PayableKind"];
            /**
             * @description Id of the order, packing plan or question.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            target_id: string;
            /**
             * @description Where the money comes from.
             * @default BALANCE
             * @example BALANCE
             */
            method?: components["schemas"]["PaymentMethodCode"];
            /**
             * @description True: the balance pays as much as it can, and the method pays the rest. That part is held until the rest has come.
             * @default false
             * @example false
             */
            uses_balance?: boolean;
            /**
             * @description 8–80 letters, digits, - or _, drawn anew for each intention to pay. Sending the same key again answers with the first payment and moves no money.
             * @example b3f1c2d4-pay-once
             */
            idempotency_key?: string;
        };
        /**
         * @description How far a payment has come.
         *
         *     - `PENDING`: The money is on its way.
         *     - `CAPTURED`: The money has arrived.
         *     - `FAILED`: No money came.
         * @enum {string}
         */
        PaymentStatus: "PENDING" | "CAPTURED" | "FAILED";
        /**
         * @description What a payment is for.
         *
         *     - `ORDER`: The items of an order.
         *     - `PACKING_PLAN`: The delivery of a packing plan; paid, it becomes a package.
         *     - `QUESTION`: What an item of an order costs more than before; paid, the change is accepted.
         *     - `RECHARGE`: The balance grows.
         * @enum {string}
         */
        PaymentTargetKind: "ORDER" | "PACKING_PLAN" | "QUESTION" | "RECHARGE";
        /**
         * @description Why a payment failed; nothing was charged unless it says so.
         *
         *     - `REFUSED`: The bank refused it.
         *     - `EXPIRED`: It was not paid in time.
         *     - `REPLACED`: Something else was used to pay, or what it was for was cancelled.
         *     - `CANCELLED`: The shopper gave it up; what it was for can still be paid.
         *     - `GATEWAY_UNAVAILABLE`: The payment service did not answer.
         *     - `TARGET_GONE`: What it was for could no longer be paid; the money is in the balance.
         *     - `DECLINED`: The money could not be found.
         * @enum {string}
         */
        PaymentFailure: "REFUSED" | "EXPIRED" | "REPLACED" | "CANCELLED" | "GATEWAY_UNAVAILABLE" | "TARGET_GONE" | "DECLINED";
        /** @description One attempt to pay for something, or to top up the balance. */
        Payment: {
            /**
             * @description Public id of the payment.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            id: string;
            /**
             * @description Its number.
             * @example PY20261121-04817733
             */
            number: string;
            /**
             * @description How far it has come.
             * @example CAPTURED
             */
            status: components["schemas"]["PaymentStatus"];
            /**
             * @description Where the money comes from.
             * @example BALANCE
             */
            method: components["schemas"]["PaymentMethodCode"];
            /**
             * @description What kind of thing is paid.
             * @example ORDER
             */
            kind: components["schemas"]["PaymentTargetKind"];
            /**
             * @description Id of the order, packing plan or question; its own for a recharge.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            target_id: string;
            /**
             * @description What was to be paid.
             * @example 1250
             */
            amount: components["schemas"]["Money"];
            /**
             * @description Part paid from the balance.
             * @example 1250
             */
            balance_deduction: components["schemas"]["Money"];
            /**
             * @description What the payment method takes off the rest.
             * @example 0
             */
            discount: components["schemas"]["Money"];
            /**
             * @description What the payment method costs on top.
             * @example 0
             */
            handling_fee: components["schemas"]["Money"];
            /**
             * @description Part paid otherwise: the rest − discount + handling fee.
             * @example 0
             */
            actual_payment: components["schemas"]["Money"];
            /**
             * @description What it put into the balance: what a recharge came to, or what was charged although its purpose was gone; null where it put nothing there.
             * @example 10290
             */
            credited_amount: components["schemas"]["Money"] | null;
            /**
             * Format: date-time
             * @description When it was begun.
             * @example 2026-11-21T08:00:00.000Z
             */
            creation_time: string;
            /**
             * Format: date-time
             * @description When the money arrived.
             * @example 2026-11-21T08:00:00.000Z
             */
            capture_time: string | null;
            /**
             * @description Why it failed, if it has.
             * @example REFUSED
             */
            failure: components["schemas"]["PaymentFailure"] | null;
            /**
             * @description Why an operator could not find a remittance; null unless they said so.
             * @example Not there
             */
            answer: string | null;
            /**
             * Format: uri
             * @description The gateway's page, on which a pending payment is paid; null once it is over.
             * @example https://checkout.example.com/c/pay/cs_1
             */
            checkout_url: string | null;
            /**
             * @description The package that a paid packing plan became.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            package_id: string | null;
        };
        /** @description Done. */
        PaymentAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["Payment"];
        };
        /** @description Done. */
        PaymentListAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["Payment"][];
        };
        /** @description What is to be paid, and whether the balance pays first. */
        PaymentQuoteInput: {
            /**
             * @description What kind of thing it is.
             * @example ORDER
             */
            kind: components["schemas"]["PayableKind"];
            /**
             * @description Id of the order, packing plan or question.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            target_id: string;
            /**
             * @description True: the balance pays as much as it can, and the method pays the rest. That part is held until the rest has come.
             * @default false
             * @example false
             */
            uses_balance?: boolean;
        };
        /** @description A way to pay, and what an amount costs by it. */
        PaymentMethod: {
            /**
             * @description Its code.
             * @example BALANCE
             */
            code: components["schemas"]["PaymentMethodCode"];
            /**
             * @description What it is called, in the language of the request.
             * @example Balance
             */
            name: string;
            /**
             * @description Whether it can be used now.
             * @example true
             */
            is_available: boolean;
            /**
             * @description Why it cannot be used now.
             * @example Your balance is ¥12.50 too low
             */
            unavailable_reason: string | null;
            /**
             * @description Its fee, in hundredths of a percent of what it pays.
             * @example 290
             */
            fee_basis_points: number;
            /**
             * @description Part paid from the balance.
             * @example 1250
             */
            balance_deduction: components["schemas"]["Money"];
            /**
             * @description What the payment method takes off the rest.
             * @example 0
             */
            discount: components["schemas"]["Money"];
            /**
             * @description What the payment method costs on top.
             * @example 0
             */
            handling_fee: components["schemas"]["Money"];
            /**
             * @description Part paid otherwise: the rest − discount + handling fee.
             * @example 0
             */
            actual_payment: components["schemas"]["Money"];
        };
        /** @description What is to be paid and how it can be. */
        PaymentQuote: {
            /**
             * @description What kind of thing is paid.
             * @example ORDER
             */
            kind: components["schemas"]["PaymentTargetKind"];
            /**
             * @description Id of the order, packing plan or question; its own for a recharge.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            target_id: string;
            /**
             * @description Number of the order, packing plan or question.
             * @example OR20261121-04817733
             */
            target_number: string;
            /**
             * Format: date-time
             * @description Until when it can be paid.
             * @example 2026-11-21T08:00:00.000Z
             */
            due_time: string;
            /**
             * @description What is to be paid.
             * @example 1250
             */
            amount: components["schemas"]["Money"];
            /**
             * @description What the shopper can spend from the balance.
             * @example 50000
             */
            balance: components["schemas"]["Money"];
            /** @description The ways to pay, in the order to offer them. */
            methods: components["schemas"]["PaymentMethod"][];
        };
        /** @description Done. */
        PaymentQuoteAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["PaymentQuote"];
        };
        /** @description Which orders are paid. */
        PayOrdersInput: {
            /**
             * @description Ids of your orders that wait for their payment.
             * @example [
             *       "01KAM4T3J8Z4X8Q0V5B2N6C9D7"
             *     ]
             */
            order_ids: string[];
            /**
             * @description Where the money comes from.
             * @default BALANCE
             * @example BALANCE
             */
            method?: components["schemas"]["PaymentMethodCode"];
            /**
             * @description True: the balance pays as much as it can, and the method pays the rest. That part is held until the rest has come.
             * @default false
             * @example false
             */
            uses_balance?: boolean;
            /**
             * @description 8–80 letters, digits, - or _, drawn anew for each intention to pay. Sending the same key again answers with the first joint payment and moves no money.
             * @example b3f1c2d4-pay-together
             */
            idempotency_key?: string;
        };
        /** @description One attempt to pay for several orders in one step, all of them or none. */
        JointPayment: {
            /**
             * @description Public id of the joint payment.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            id: string;
            /**
             * @description Its number.
             * @example JP20261121-04817733
             */
            number: string;
            /**
             * @description What all orders cost together.
             * @example 2500
             */
            amount: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description When it was begun; paid from the balance, it was paid then.
             * @example 2026-11-21T08:00:00.000Z
             */
            payment_time: string;
            /** @description The payment of each order. */
            payments: components["schemas"]["Payment"][];
        };
        /** @description Done. */
        JointPaymentAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["JointPayment"];
        };
        /** @description Which orders, and whether the balance pays first. */
        JointQuoteInput: {
            /**
             * @description Ids of your orders that wait for their payment.
             * @example [
             *       "01KAM4T3J8Z4X8Q0V5B2N6C9D7"
             *     ]
             */
            order_ids: string[];
            /**
             * @description True: the balance pays as much as it can, and the method pays the rest. That part is held until the rest has come.
             * @default false
             * @example false
             */
            uses_balance?: boolean;
        };
        /** @description One of several orders that are to be paid. */
        JointPaymentPart: {
            /**
             * @description Id of the order.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            id: string;
            /**
             * @description Number of the order.
             * @example OR20261121-04817733
             */
            order_number: string;
            /**
             * @description What is to be paid for it.
             * @example 1250
             */
            amount: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description Until when it can be paid.
             * @example 2026-11-21T08:00:00.000Z
             */
            due_time: string;
        };
        /** @description What several orders cost together. */
        JointPaymentQuote: {
            /** @description The orders, each with its amount. */
            orders: components["schemas"]["JointPaymentPart"][];
            /**
             * @description What is to be paid.
             * @example 1250
             */
            amount: components["schemas"]["Money"];
            /**
             * @description What the shopper can spend from the balance.
             * @example 50000
             */
            balance: components["schemas"]["Money"];
            /** @description The ways to pay, in the order to offer them. */
            methods: components["schemas"]["PaymentMethod"][];
        };
        /** @description Done. */
        JointPaymentQuoteAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["JointPaymentQuote"];
        };
        /** @description Who receives a remittance. */
        RemittancePayee: {
            /**
             * @description First name.
             * @example Wei
             */
            first_name: string;
            /**
             * @description Last name.
             * @example Chen
             */
            last_name: string;
            /**
             * @description City.
             * @example Shenzhen
             */
            city: string;
            /**
             * @description ISO 3166 code of the country.
             * @example CN
             */
            country: string;
        };
        /** @description What the balance can be topped up by, and how. */
        RechargeOptions: {
            /** @description Amounts to choose from; any other is possible too. */
            presets: components["schemas"]["Money"][];
            /**
             * @description The least that can be put in at once.
             * @example 100
             */
            least: components["schemas"]["Money"];
            /**
             * @description The most that can be put in at once.
             * @example 5000000
             */
            most: components["schemas"]["Money"];
            /** @description The ways to pay, in the order to offer them. */
            methods: components["schemas"]["PaymentMethod"][];
            /** @description Who receives a remittance. */
            payee: components["schemas"]["RemittancePayee"] | null;
            /**
             * @description What to write into a remittance so that it is found.
             * @example TB-5B2N6C9D
             */
            reference: string;
        };
        /** @description Done. */
        RechargeOptionsAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["RechargeOptions"];
        };
        /** @description How much the balance is to grow by. */
        RechargeInput: {
            /**
             * @description What the balance grows by: 100 to 5,000,000 fen. The fee comes on top.
             * @example 50000
             */
            amount: number;
            /**
             * @description 8–80 letters, digits, - or _, drawn anew for each intention. Sending the same key again answers with the first payment and asks for no more money.
             * @example b3f1c2d4-recharge
             */
            idempotency_key?: string;
        };
        /** @description What was sent. */
        SubmitRemittanceInput: {
            /**
             * @description What was sent: 100 to 5,000,000 fen.
             * @example 100000
             */
            amount: number;
            /**
             * @description Name of the sender as the remittance service knows it.
             * @example Ada Lovelace
             */
            sender_name: string;
            /**
             * @description ISO 3166 code of the country it was sent from.
             * @example GB
             */
            sender_country: string;
            /**
             * @description The control number on the receipt, 8 to 20 letters and digits.
             * @example 8273645012
             */
            control_number: string;
            /**
             * @description Id of a picture of the receipt, from `POST /uploads`.
             * @example null
             */
            receipt_image_id?: string | null;
            /**
             * @description 8–80 letters, digits, - or _, drawn anew for each intention. Sending the same key again answers with the first payment and asks for no more money.
             * @example b3f1c2d4-remittance
             */
            idempotency_key?: string;
        };
        /**
         * @description By which way balance goes back.
         *
         *     - `CARD`: To the cards it was paid by, through the payment gateway.
         *     - `WESTPAY`: By a remittance that an operator sends.
         * @enum {string}
         */
        WithdrawalMethod: "CARD" | "WESTPAY";
        /** @description The card of a payment, or who sent a remittance. */
        WithdrawalDestination: {
            /**
             * @description Number of the payment by which the money came.
             * @example PY20261121-04817733
             */
            payment_number: string;
            /**
             * Format: date-time
             * @description When it came.
             * @example 2026-11-21T08:00:00.000Z
             */
            pay_time: string;
            /**
             * @description How much of it can go back.
             * @example 50000
             */
            amount: components["schemas"]["Money"];
            /**
             * @description Who sent a remittance; null for a card.
             * @example Ada Byron
             */
            sender_name: string | null;
            /**
             * @description ISO 3166 code of where a remittance was sent from; null for a card.
             * @example GB
             */
            sender_country: string | null;
        };
        /** @description What can go back by a way. */
        WithdrawalMethodLimit: {
            /**
             * @description The way.
             * @example CARD
             */
            code: components["schemas"]["WithdrawalMethod"];
            /**
             * @description How much at most now; no money counts for two ways.
             * @example 50000
             */
            limit: components["schemas"]["Money"];
            /** @description Where it goes, in the order in which it is taken; at most 50. */
            destinations: components["schemas"]["WithdrawalDestination"][];
        };
        /** @description What of the balance can go back, and how. */
        WithdrawalOptions: {
            /**
             * @description What can be spent from the balance.
             * @example 50000
             */
            balance: components["schemas"]["Money"];
            /**
             * @description The least that can be withdrawn at once.
             * @example 100
             */
            least: components["schemas"]["Money"];
            /**
             * @description What can go back by all ways together; never more than the balance.
             * @example 50000
             */
            total: components["schemas"]["Money"];
            /** @description The ways, with what can go back. */
            methods: components["schemas"]["WithdrawalMethodLimit"][];
        };
        /** @description Done. */
        WithdrawalOptionsAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["WithdrawalOptions"];
        };
        /**
         * @description How a withdrawal stands.
         *
         *     - `PENDING`: It waits for an operator; you can take it back.
         *     - `SENDING`: It is confirmed, and the money is being sent.
         *     - `COMPLETED`: The money was sent.
         *     - `CANCELLED`: You took it back.
         *     - `DECLINED`: An operator declined it; `answer` says why.
         * @enum {string}
         */
        WithdrawalStatus: "PENDING" | "SENDING" | "COMPLETED" | "CANCELLED" | "DECLINED";
        /** @description Balance that goes back on the way by which it came. */
        Withdrawal: {
            /**
             * @description Public id of the withdrawal.
             * @example 01KAM4T3J8Z4X8Q0V5B2N6C9D7
             */
            id: string;
            /**
             * @description Its number.
             * @example WD20261121-04817733
             */
            number: string;
            /**
             * @description By which way it goes back.
             * @example CARD
             */
            method: components["schemas"]["WithdrawalMethod"];
            /**
             * @description How it stands.
             * @example PENDING
             */
            status: components["schemas"]["WithdrawalStatus"];
            /**
             * @description How much; held until it was sent or given up.
             * @example 5000
             */
            amount: components["schemas"]["Money"];
            /**
             * @description Why it was declined; empty unless it was.
             * @example
             */
            answer: string;
            /**
             * Format: date-time
             * @description When it was asked for.
             * @example 2026-11-21T08:00:00.000Z
             */
            request_time: string;
            /**
             * Format: date-time
             * @description When it ended; null until then.
             * @example 2026-11-21T08:00:00.000Z
             */
            end_time: string | null;
        };
        /** @description A page of the list. */
        WithdrawalPage: {
            /** @description The entries of this page, newest first. */
            items: components["schemas"]["Withdrawal"][];
            /**
             * @description Entries on all pages.
             * @example 1
             */
            total: number;
            /**
             * @description Which page this is, counted from 1.
             * @example 1
             */
            page: number;
            /**
             * @description Entries per page.
             * @example 10
             */
            page_size: number;
            /**
             * @description Whether there is a page after this one.
             * @example false
             */
            has_more: boolean;
        };
        /** @description Done. */
        WithdrawalPageAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["WithdrawalPage"];
        };
        /** @description How much, and by which way. */
        RequestWithdrawalInput: {
            /**
             * @description Recommended: 8–80 letters, digits, - or _, drawn anew for each intention. Sending the same key again within 7 days answers with what the first request created and creates nothing.
             * @example null
             */
            idempotency_key?: string | null;
            /**
             * @description By which way it goes back.
             * @example CARD
             */
            method: components["schemas"]["WithdrawalMethod"];
            /**
             * @description How much, from 100 fen.
             * @example 5000
             */
            amount: number;
        };
        /** @description Done. */
        WithdrawalAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["Withdrawal"];
        };
        /**
         * @description What keeps an account from being deleted.
         *
         *     - `ORDER`: An order that is unpaid, being bought or being refunded.
         *     - `WAREHOUSE`: An item in the warehouse, or an unpaid packing plan.
         *     - `PACKAGE`: A package that has not arrived.
         *     - `MONEY`: Money on its way: a payment by card, a remittance or a withdrawal.
         *     - `BALANCE`: Money on the balance.
         * @enum {string}
         */
        DeletionObstacle: "ORDER" | "WAREHOUSE" | "PACKAGE" | "MONEY" | "BALANCE";
        /** @description Whether an account could be deleted. */
        DeletionCheck: {
            /** @description What is in the way; empty: nothing. */
            obstacles: components["schemas"]["DeletionObstacle"][];
        };
        /** @description Done. */
        DeletionCheckAnswer: {
            /** @constant */
            code: 200;
            /** @description Empty. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["DeletionCheck"];
        };
        /** @description Who leaves. */
        DeleteAccountInput: {
            /**
             * @description Password of the account.
             * @example orchid88
             */
            password: string;
        };
    };
    responses: {
        /** @description Please Login First */
        PleaseLogin: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 401,
                 *       "message": "Please Login First",
                 *       "data": {
                 *         "reason": "PLEASE_LOGIN"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description This request could not be understood */
        BadRequest: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 400,
                 *       "message": "This request could not be understood",
                 *       "data": {
                 *         "reason": "BAD_REQUEST"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description This request is too large */
        RequestTooLarge: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 413,
                 *       "message": "This request is too large",
                 *       "data": {
                 *         "reason": "REQUEST_TOO_LARGE"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Please send JSON, with the header Content-Type: application/json */
        UnsupportedMediaType: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 415,
                 *       "message": "Please send JSON, with the header Content-Type: application/json",
                 *       "data": {
                 *         "reason": "UNSUPPORTED_MEDIA_TYPE"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The file came too slowly and was not kept. Please try again with a better connection, or with a smaller file */
        SentTooSlowly: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 408,
                 *       "message": "The file came too slowly and was not kept. Please try again with a better connection, or with a smaller file",
                 *       "data": {
                 *         "reason": "SENT_TOO_SLOWLY"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description We are very busy right now. Nothing was changed; please try again in a moment */
        Busy: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 503,
                 *       "message": "We are very busy right now. Nothing was changed; please try again in a moment",
                 *       "data": {
                 *         "reason": "BUSY"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Too many points were spent, or this was tried too often: come again after so many seconds as `Retry-After` says. */
        RateLimited: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 429,
                 *       "message": "Too many attempts. Please try again in 60 seconds",
                 *       "data": {
                 *         "reason": "RATE_LIMITED"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Something went wrong on our side. Please try again */
        Internal: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 500,
                 *       "message": "Something went wrong on our side. Please try again",
                 *       "data": {
                 *         "reason": "INTERNAL"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Refused before it came to the call, e.g. by another path: see code. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 404,
                 *       "message": "We could not find what you asked for",
                 *       "data": {
                 *         "reason": "NOT_FOUND"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: {
        /** @description Language of texts and refusals. */
        language: "en" | "zh";
        /** @description Names one intention, 8–80 letters, digits, - or _; the field `idempotency_key` of the body does the same. Sent again, it answers with what the first request created. */
        idempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /** @description The most points that can be left. */
        "RateLimit-Limit": number;
        /** @description Points that are left of it. */
        "RateLimit-Remaining": number;
        /** @description In how many seconds all of them are left again. */
        "RateLimit-Reset": number;
        /** @description In how many seconds to come again. */
        "Retry-After": number;
        /**
         * @description Parameters and fields of the request that the call does not know and passed over.
         * @example month, items.colour
         */
        "Ignored-Fields": string;
        /**
         * @description Paths of the first, previous, next and last page (RFC 8288).
         * @example </api/v1/orders?page=2>; rel="next"
         */
        Link: string;
        /** @description Send it as If-None-Match to be answered 304 where nothing has changed. */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getConfigurations: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfigurationsAnswer"] | components["schemas"]["Refusal"];
                };
            };
            /** @description As it was before. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    getWebsiteInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebsiteInfoAnswer"] | components["schemas"]["Refusal"];
                };
            };
            /** @description As it was before. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    getServiceTerms: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceTermsAnswer"] | components["schemas"]["Refusal"];
                };
            };
            /** @description As it was before. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    issueCaptcha: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptchaAnswer"] | components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    listCountries: {
        parameters: {
            query?: {
                /** @description Which page, counted from 1. */
                page?: number;
                /** @description Entries per page, at most 50. */
                page_size?: number;
            };
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryListAnswer"] | components["schemas"]["Refusal"];
                };
            };
            /** @description As it was before. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    listShippingRanges: {
        parameters: {
            query?: {
                /** @description ISO 3166 code of the country, upper case; everywhere if left out. None is answered for a country that we do not serve. */
                country_code?: string;
            };
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShippingRangeListAnswer"] | components["schemas"]["Refusal"];
                };
            };
            /** @description As it was before. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    getExchangeRate: {
        parameters: {
            query?: {
                /** @description ISO 4217 code of the currency to start from. */
                from?: components["schemas"]["Currency"];
                /** @description The currency wanted; all of them without it. */
                to?: components["schemas"]["Currency"];
            };
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeRatesAnswer"] | components["schemas"]["Refusal"];
                };
            };
            /** @description As it was before. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    listArticleGroups: {
        parameters: {
            query?: {
                /** @description 1: of the help centre, also without it; 2: of the footer. */
                type?: "1" | "2";
                /** @description Which page, counted from 1. */
                page?: number;
                /** @description Entries per page, at most 50. */
                page_size?: number;
            };
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleGroupListAnswer"] | components["schemas"]["Refusal"];
                };
            };
            /** @description As it was before. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    getArticle: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path: {
                /** @description Number of the article. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleAnswer"] | components["schemas"]["Refusal"];
                };
            };
            /** @description As it was before. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    searchArticles: {
        parameters: {
            query: {
                /** @description Words to look for, or a question; where no article holds them all, those with the most are found. */
                text: string;
            };
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleHitListAnswer"] | components["schemas"]["Refusal"];
                };
            };
            /** @description As it was before. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    sendLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
                /** @description Names one intention, 8–80 letters, digits, - or _; the field `idempotency_key` of the body does the same. Sent again, it answers with what the first request created. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idempotency_key": null,
                 *       "name": "Anna Lee",
                 *       "company": "Lee & Daughters",
                 *       "email": "anna@example.com",
                 *       "phone": "+49 30 1234567",
                 *       "monthly_parcels": 200,
                 *       "message": "Tea sets, to Germany"
                 *     }
                 */
                "application/json": components["schemas"]["SendLeadInput"];
            };
        };
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    uploadImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description gif, jpg or png within 2 MB.
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            408: components["responses"]["SentTooSlowly"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    signIn: {
        parameters: {
            query?: {
                /** @description Email address of the account. */
                email?: string;
                /** @description Password of the account. */
                password?: string;
            };
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "email": "mei@example.com",
                 *       "password": "orchid88"
                 *     }
                 */
                "application/json": components["schemas"]["SignInInput"];
            };
        };
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewSessionAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mei@example.com",
                 *       "password": "orchid88",
                 *       "password_confirmation": "orchid88",
                 *       "agrees_to_terms": true,
                 *       "captcha_key": "kHx1vB0v3mQ0c9L2fWZy8A",
                 *       "captcha_code": "7"
                 *     }
                 */
                "application/json": components["schemas"]["RegisterInput"];
            };
        };
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    sendVerificationEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    requestEmailChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mei.lin@example.com",
                 *       "password": "orchid88"
                 *     }
                 */
                "application/json": components["schemas"]["RequestEmailChangeInput"];
            };
        };
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    activateEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "3mN8pXq2wRz6yTb1vKc5dLf9gHj4sQa7eUi0oP-_mZk"
                 *     }
                 */
                "application/json": components["schemas"]["MailedLinkInput"];
            };
        };
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedEmailAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mei@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["RequestPasswordResetInput"];
            };
        };
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    checkResetLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "3mN8pXq2wRz6yTb1vKc5dLf9gHj4sQa7eUi0oP-_mZk"
                 *     }
                 */
                "application/json": components["schemas"]["MailedLinkInput"];
            };
        };
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "9sK2vQx7bNt4mWc8zRf1yHd6pLg3jEa5uTo0iX-_qBn",
                 *       "password": "lotus2026",
                 *       "password_confirmation": "lotus2026"
                 *     }
                 */
                "application/json": components["schemas"]["ResetPasswordInput"];
            };
        };
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "old_password": "orchid88",
                 *       "password": "lotus2026",
                 *       "password_confirmation": "lotus2026"
                 *     }
                 */
                "application/json": components["schemas"]["ChangePasswordInput"];
            };
        };
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    getUserInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInfoAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    updateUserInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "nickname": "Mei",
                 *       "gender": "FEMALE",
                 *       "birthday": "1994-05-17",
                 *       "phone": "+49301234567",
                 *       "region": "DE"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateProfileInput"];
            };
        };
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInfoAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    setAvatar: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description gif, jpeg, jpg, png or bmp under 2 MB.
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvatarAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            408: components["responses"]["SentTooSlowly"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionListAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path: {
                /** @description Id of a session. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionListAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionListAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    readListing: {
        parameters: {
            query: {
                /** @description A link, or the text around one that the app of a shop shares. */
                pasted: string;
            };
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    listViewedListings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewedListingListAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    listItemRestrictions: {
        parameters: {
            query?: {
                /** @description What the item is called. */
                name?: string;
                /** @description Chosen size, colour and so on. */
                specification?: string;
                /** @description What the item is. */
                description?: string;
                /** @description What we should know when buying. */
                remark?: string;
            };
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingRestrictionListAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    listAddresses: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressListAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    createAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
                /** @description Names one intention, 8–80 letters, digits, - or _; the field `idempotency_key` of the body does the same. Sent again, it answers with what the first request created. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "label": "Home",
                 *       "first_name": "Ada",
                 *       "last_name": "Byron",
                 *       "email": "ada@example.com",
                 *       "phone": "+49 30 1234567",
                 *       "country_code": "DE",
                 *       "province": "Berlin",
                 *       "city": "Berlin",
                 *       "detail": "Unter den Linden 1",
                 *       "postcode": "10117",
                 *       "is_default": false,
                 *       "idempotency_key": null
                 *     }
                 */
                "application/json": components["schemas"]["CreateAddressInput"];
            };
        };
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    updateAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path: {
                /** @description Id of an address. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "label": "Home",
                 *       "first_name": "Ada",
                 *       "last_name": "Byron",
                 *       "email": "ada@example.com",
                 *       "phone": "+49 30 1234567",
                 *       "country_code": "DE",
                 *       "province": "Berlin",
                 *       "city": "Berlin",
                 *       "detail": "Unter den Linden 1",
                 *       "postcode": "10117",
                 *       "is_default": false
                 *     }
                 */
                "application/json": components["schemas"]["UpdateAddressInput"];
            };
        };
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    deleteAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path: {
                /** @description Id of an address. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    setDefaultAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path: {
                /** @description Id of an address. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description Which page, counted from 1. */
                page?: number;
                /** @description Entries per page, at most 50. */
                page_size?: number;
                /** @description True: only those you have read. False: only those you have not. */
                is_read?: boolean;
                /** @description Only those of one kind. */
                kind?: components["schemas"]["NotificationKind"];
                /** @description Only those of one thread. */
                thread_id?: string;
            };
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPageAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    markNotificationsRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "01KAM4T3J8Z4X8Q0V5B2N6C9D7"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MarkNotificationsReadInput"];
            };
        };
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationListAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    markAllNotificationsRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsReadAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    deleteNotifications: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "01KAM4T3J8Z4X8Q0V5B2N6C9D7"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DeleteNotificationsInput"];
            };
        };
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    listEmailPreferences: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailPreferenceListAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    setEmailPreference: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "STORAGE_REMINDER",
                 *       "is_on": false
                 *     }
                 */
                "application/json": components["schemas"]["SetEmailPreferenceInput"];
            };
        };
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailPreferenceListAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    getFund: {
        parameters: {
            query?: {
                /** @description Which page, counted from 1. */
                page?: number;
                /** @description Entries per page, at most 50. */
                page_size?: number;
                /** @description Only from this instant on. */
                from?: string;
                /** @description Only before this instant. */
                to?: string;
                /** @description Only those of one reason. */
                type?: components["schemas"]["FundRecordType"];
                /** @description Only those of one group. */
                group?: components["schemas"]["FundRecordGroup"];
            };
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    listFundMonths: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundMonthListAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    listFundSpending: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundSpendingListAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    getFundStatement: {
        parameters: {
            query?: {
                /** @description From this instant on; from the first movement when left out. */
                from?: string;
                /** @description Before this instant; until now when left out. */
                to?: string;
            };
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundStatementAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    downloadFundStatement: {
        parameters: {
            query?: {
                /** @description Only from this instant on. */
                from?: string;
                /** @description Only before this instant. */
                to?: string;
                /** @description Only those of one reason. */
                type?: components["schemas"]["FundRecordType"];
                /** @description Only those of one group. */
                group?: components["schemas"]["FundRecordGroup"];
            };
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, or refused by the business: see its content type. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv; charset=utf-8": string;
                    /**
                     * @example {
                     *       "code": 404,
                     *       "message": "We could not find what you asked for",
                     *       "data": {
                     *         "reason": "NOT_FOUND"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    listFundDays: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundDayListAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    listCartItems: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItemListAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    addCartItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
                /** @description Names one intention, 8–80 letters, digits, - or _; the field `idempotency_key` of the body does the same. Sent again, it answers with what the first request created. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "idempotency_key": null,
                 *       "listing_id": null,
                 *       "variant_id": null,
                 *       "url": "https://shop.example.com/item?id=7",
                 *       "name": "Porcelain teapot",
                 *       "unit_price": 1250,
                 *       "original_amount": null,
                 *       "original_currency": null,
                 *       "price_change_reason": "",
                 *       "description": "With two cups",
                 *       "specification": "Blue, 0.8 l",
                 *       "quantity": 2,
                 *       "domestic_shipping": 600,
                 *       "remark": "Please check the lid",
                 *       "image_id": "01KAM4T3J8Z4X8Q0V5B2N6C9D7",
                 *       "is_selected": true,
                 *       "acknowledges_restrictions": false,
                 *       "acknowledges_sold_out": false
                 *     }
                 */
                "application/json": components["schemas"]["AddCartItemInput"];
            };
        };
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItemAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    getCartSummary: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartSummaryAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    selectCartItems: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "01KAM4T3J8Z4X8Q0V5B2N6C9D7"
                 *       ],
                 *       "is_selected": true
                 *     }
                 */
                "application/json": components["schemas"]["SelectCartItemsInput"];
            };
        };
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItemListAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    removeCartItems: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "01KAM4T3J8Z4X8Q0V5B2N6C9D7"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RemoveCartItemsInput"];
            };
        };
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItemListAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    restoreCartItems: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "01KAM4T3J8Z4X8Q0V5B2N6C9D7"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RestoreCartItemsInput"];
            };
        };
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItemListAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    updateCartItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path: {
                /** @description Id of an item in the cart. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "quantity": 2,
                 *       "remark": "Please check the lid"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateCartItemInput"];
            };
        };
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItemAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    removeCartItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path: {
                /** @description Id of an item in the cart. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    listRecentReviews: {
        parameters: {
            query?: {
                /** @description How many at most, 1 to 20. */
                limit?: number;
                /** @description Only those of packages that went by this delivery line. */
                delivery_line_id?: string;
            };
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicReviewListAnswer"] | components["schemas"]["Refusal"];
                };
            };
            /** @description As it was before. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    listReviewSummaries: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewSummaryListAnswer"] | components["schemas"]["Refusal"];
                };
            };
            /** @description As it was before. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    listStoredItems: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredItemListAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    quoteDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "stored_item_ids": [
                 *         "01KAM4T3J8Z4X8Q0V5B2N6C9D7"
                 *       ],
                 *       "address_id": "01KAM4T3J8Z4X8Q0V5B2N6C9D7",
                 *       "options": {
                 *         "extra_protection": true,
                 *         "remove_packaging": false,
                 *         "insurance": false
                 *       },
                 *       "declared_values": [
                 *         {
                 *           "stored_item_id": "01KAM4T3J8Z4X8Q0V5B2N6C9D7",
                 *           "declared_value": 1000
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["QuoteInput"];
            };
        };
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParcelQuoteListAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    estimateParcel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "stored_item_ids": [
                 *         "01KAM4T3J8Z4X8Q0V5B2N6C9D7"
                 *       ],
                 *       "country_code": "DE"
                 *     }
                 */
                "application/json": components["schemas"]["ParcelEstimateInput"];
            };
        };
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParcelEstimateOrNullAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    createPackingPlan: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
                /** @description Names one intention, 8–80 letters, digits, - or _; the field `idempotency_key` of the body does the same. Sent again, it answers with what the first request created. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idempotency_key": null,
                 *       "stored_item_ids": [
                 *         "01KAM4T3J8Z4X8Q0V5B2N6C9D7"
                 *       ],
                 *       "address_id": "01KAM4T3J8Z4X8Q0V5B2N6C9D7",
                 *       "delivery_line_id": "air-general",
                 *       "declarations": [
                 *         {
                 *           "stored_item_id": "01KAM4T3J8Z4X8Q0V5B2N6C9D7",
                 *           "description": "Teapot",
                 *           "declared_value": 1000
                 *         }
                 *       ],
                 *       "options": {
                 *         "extra_protection": true,
                 *         "remove_packaging": false,
                 *         "insurance": false
                 *       },
                 *       "remark": "Fragile"
                 *     }
                 */
                "application/json": components["schemas"]["CreatePackingPlanInput"];
            };
        };
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackingPlanAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    getPackingPlan: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path: {
                /** @description Id of the plan. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackingPlanAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    cancelPackingPlan: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path: {
                /** @description Id of the plan. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackingPlanAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    listPackages: {
        parameters: {
            query?: {
                /** @description Which page, counted from 1. */
                page?: number;
                /** @description Entries per page, at most 50. */
                page_size?: number;
                /** @description Only from this instant on. */
                from?: string;
                /** @description Only before this instant. */
                to?: string;
                /** @description Only what holds these words, whatever their case: numbers and names of items are looked through. */
                search?: string;
                /** @description Only those with this status. */
                status?: components["schemas"]["PackageStatus"];
            };
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackagePageAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    getPackage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path: {
                /** @description Id of the package, or its number. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    confirmReceipt: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path: {
                /** @description Id of the package. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    confirmReceipts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "package_ids": [
                 *         "01KAM4T3J8Z4X8Q0V5B2N6C9D7"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ConfirmReceiptsInput"];
            };
        };
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageListAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    reviewPackage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
                /** @description Names one intention, 8–80 letters, digits, - or _; the field `idempotency_key` of the body does the same. Sent again, it answers with what the first request created. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Id of the package. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idempotency_key": null,
                 *       "stars": 5,
                 *       "content": "Well packed, all in one piece",
                 *       "image_id": null,
                 *       "is_anonymous": false
                 *     }
                 */
                "application/json": components["schemas"]["ReviewPackageInput"];
            };
        };
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description Which page, counted from 1. */
                page?: number;
                /** @description Entries per page, at most 50. */
                page_size?: number;
                /** @description Only from this instant on. */
                from?: string;
                /** @description Only before this instant. */
                to?: string;
                /** @description Only what holds these words, whatever their case: numbers and names of items are looked through. */
                search?: string;
                /** @description Only those with this status. */
                status?: components["schemas"]["OrderStatus"];
                /** @description Only those on which they act next, of your latest 500 that are under way. */
                next_actor?: components["schemas"]["NextActor"];
            };
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPageAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    submitOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
                /** @description Names one intention, 8–80 letters, digits, - or _; the field `idempotency_key` of the body does the same. Sent again, it answers with what the first request created. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idempotency_key": null,
                 *       "contact": {
                 *         "name": "Anna Lee",
                 *         "phone": "+49 30 1234567",
                 *         "email": "anna@example.com"
                 *       },
                 *       "purchase_remark": "No box, please",
                 *       "fine_photos": {
                 *         "count": 2,
                 *         "note": "The lid",
                 *         "location": "The base"
                 *       },
                 *       "expected_amount": 1650
                 *     }
                 */
                "application/json": components["schemas"]["SubmitOrderInput"];
            };
        };
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path: {
                /** @description Id of the order, or its number. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path: {
                /** @description Id of the order. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    suggestContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestedContactOrNullAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    requestRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
                /** @description Names one intention, 8–80 letters, digits, - or _; the field `idempotency_key` of the body does the same. Sent again, it answers with what the first request created. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Id of the order. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idempotency_key": null,
                 *       "reason": "Ordered by mistake"
                 *     }
                 */
                "application/json": components["schemas"]["RequestRefundInput"];
            };
        };
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    withdrawRefundRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path: {
                /** @description Id of the order. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    acceptQuestion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path: {
                /** @description Id of the question. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderQuestionAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    declineQuestion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path: {
                /** @description Id of the question. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderQuestionAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    cancelPackage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path: {
                /** @description Id of the package. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    listNotificationThreads: {
        parameters: {
            query?: {
                /** @description Which page, counted from 1. */
                page?: number;
                /** @description Entries per page, at most 50. */
                page_size?: number;
                /** @description True: only those you have read to the end. False: only those with something unread. */
                is_read?: boolean;
                /** @description Only those that lead to one kind of page. */
                target_kind?: components["schemas"]["NotificationTargetKind"];
            };
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationThreadPageAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    pay: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
                /** @description Names one intention, 8–80 letters, digits, - or _; the field `idempotency_key` of the body does the same. Sent again, it answers with what the first request created. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "ORDER",
                 *       "target_id": "01KAM4T3J8Z4X8Q0V5B2N6C9D7",
                 *       "method": "BALANCE",
                 *       "uses_balance": false,
                 *       "idempotency_key": "b3f1c2d4-pay-once"
                 *     }
                 */
                "application/json": components["schemas"]["PayInput"];
            };
        };
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    listPendingPayments: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentListAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path: {
                /** @description Id of the payment. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    cancelPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path: {
                /** @description Id of the payment. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentListAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    quotePayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "ORDER",
                 *       "target_id": "01KAM4T3J8Z4X8Q0V5B2N6C9D7",
                 *       "uses_balance": false
                 *     }
                 */
                "application/json": components["schemas"]["PaymentQuoteInput"];
            };
        };
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentQuoteAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    payOrders: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
                /** @description Names one intention, 8–80 letters, digits, - or _; the field `idempotency_key` of the body does the same. Sent again, it answers with what the first request created. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "order_ids": [
                 *         "01KAM4T3J8Z4X8Q0V5B2N6C9D7"
                 *       ],
                 *       "method": "BALANCE",
                 *       "uses_balance": false,
                 *       "idempotency_key": "b3f1c2d4-pay-together"
                 *     }
                 */
                "application/json": components["schemas"]["PayOrdersInput"];
            };
        };
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JointPaymentAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    getJointPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path: {
                /** @description Id of the joint payment. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JointPaymentAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    quoteJointPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "order_ids": [
                 *         "01KAM4T3J8Z4X8Q0V5B2N6C9D7"
                 *       ],
                 *       "uses_balance": false
                 *     }
                 */
                "application/json": components["schemas"]["JointQuoteInput"];
            };
        };
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JointPaymentQuoteAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    getRechargeOptions: {
        parameters: {
            query?: {
                /** @description The amount the methods are priced for. */
                amount?: number;
            };
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RechargeOptionsAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    recharge: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
                /** @description Names one intention, 8–80 letters, digits, - or _; the field `idempotency_key` of the body does the same. Sent again, it answers with what the first request created. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 50000,
                 *       "idempotency_key": "b3f1c2d4-recharge"
                 *     }
                 */
                "application/json": components["schemas"]["RechargeInput"];
            };
        };
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    submitRemittance: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
                /** @description Names one intention, 8–80 letters, digits, - or _; the field `idempotency_key` of the body does the same. Sent again, it answers with what the first request created. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 100000,
                 *       "sender_name": "Ada Lovelace",
                 *       "sender_country": "GB",
                 *       "control_number": "8273645012",
                 *       "receipt_image_id": null,
                 *       "idempotency_key": "b3f1c2d4-remittance"
                 *     }
                 */
                "application/json": components["schemas"]["SubmitRemittanceInput"];
            };
        };
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    getWithdrawalOptions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalOptionsAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    listWithdrawals: {
        parameters: {
            query?: {
                /** @description Which page, counted from 1. */
                page?: number;
                /** @description Entries per page, at most 50. */
                page_size?: number;
            };
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalPageAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    requestWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
                /** @description Names one intention, 8–80 letters, digits, - or _; the field `idempotency_key` of the body does the same. Sent again, it answers with what the first request created. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idempotency_key": null,
                 *       "method": "CARD",
                 *       "amount": 5000
                 *     }
                 */
                "application/json": components["schemas"]["RequestWithdrawalInput"];
            };
        };
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    cancelWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path: {
                /** @description Id of the withdrawal. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    downloadOrderInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path: {
                /** @description Id or number of the order. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, or refused by the business: see its content type. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    /**
                     * @example {
                     *       "code": 404,
                     *       "message": "We could not find what you asked for",
                     *       "data": {
                     *         "reason": "NOT_FOUND"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    downloadPackageInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path: {
                /** @description Id or number of the package. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, or refused by the business: see its content type. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    /**
                     * @example {
                     *       "code": 404,
                     *       "message": "We could not find what you asked for",
                     *       "data": {
                     *         "reason": "NOT_FOUND"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    checkDeletion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletionCheckAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["PleaseLogin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and refusals. */
                "client-lang"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "orchid88"
                 *     }
                 */
                "application/json": components["schemas"]["DeleteAccountInput"];
            };
        };
        responses: {
            /** @description Done, or refused by the business: see code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Ignored-Fields": components["headers"]["Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PleaseLogin"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Refused"];
        };
    };
}
