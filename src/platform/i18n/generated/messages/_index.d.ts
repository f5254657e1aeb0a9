/**
* | output |
* | --- |
* | "Loan details" |
*
* @param {Loan_Details_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const loan_details_title: ((inputs?: Loan_Details_TitleInputs, options?: {
    locale?: "id" | "en";
}) => LocalizedString) & import("../runtime.js").MessageMetadata<Loan_Details_TitleInputs, {
    locale?: "id" | "en";
}, {}>;
/**
* | output |
* | --- |
* | "Repay" |
*
* @param {RepayInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const repay: ((inputs?: RepayInputs, options?: {
    locale?: "id" | "en";
}) => LocalizedString) & import("../runtime.js").MessageMetadata<RepayInputs, {
    locale?: "id" | "en";
}, {}>;
/**
* | output |
* | --- |
* | "Extend the loan" |
*
* @param {ExtendInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const extend: ((inputs?: ExtendInputs, options?: {
    locale?: "id" | "en";
}) => LocalizedString) & import("../runtime.js").MessageMetadata<ExtendInputs, {
    locale?: "id" | "en";
}, {}>;
/**
* | output |
* | --- |
* | "Borrow more" |
*
* @param {Borrow_MoreInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const borrow_more: ((inputs?: Borrow_MoreInputs, options?: {
    locale?: "id" | "en";
}) => LocalizedString) & import("../runtime.js").MessageMetadata<Borrow_MoreInputs, {
    locale?: "id" | "en";
}, {}>;
/**
* | output |
* | --- |
* | "Other loans for you" |
*
* @param {RecommendedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const recommended: ((inputs?: RecommendedInputs, options?: {
    locale?: "id" | "en";
}) => LocalizedString) & import("../runtime.js").MessageMetadata<RecommendedInputs, {
    locale?: "id" | "en";
}, {}>;
/**
* | output |
* | --- |
* | "Call us on {phone}" |
*
* @param {Call_UsInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const call_us: ((inputs: Call_UsInputs, options?: {
    locale?: "id" | "en";
}) => LocalizedString) & import("../runtime.js").MessageMetadata<Call_UsInputs, {
    locale?: "id" | "en";
}, {}>;
/**
* | output |
* | --- |
* | "Try again" |
*
* @param {RetryInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const retry: ((inputs?: RetryInputs, options?: {
    locale?: "id" | "en";
}) => LocalizedString) & import("../runtime.js").MessageMetadata<RetryInputs, {
    locale?: "id" | "en";
}, {}>;
/**
* | output |
* | --- |
* | "Loading" |
*
* @param {Loading_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const loading_title: ((inputs?: Loading_TitleInputs, options?: {
    locale?: "id" | "en";
}) => LocalizedString) & import("../runtime.js").MessageMetadata<Loading_TitleInputs, {
    locale?: "id" | "en";
}, {}>;
/**
* | output |
* | --- |
* | "Loading, one moment." |
*
* @param {Loading_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const loading_text: ((inputs?: Loading_TextInputs, options?: {
    locale?: "id" | "en";
}) => LocalizedString) & import("../runtime.js").MessageMetadata<Loading_TextInputs, {
    locale?: "id" | "en";
}, {}>;
/**
* | output |
* | --- |
* | "No connection" |
*
* @param {Connection_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const connection_title: ((inputs?: Connection_TitleInputs, options?: {
    locale?: "id" | "en";
}) => LocalizedString) & import("../runtime.js").MessageMetadata<Connection_TitleInputs, {
    locale?: "id" | "en";
}, {}>;
/**
* | output |
* | --- |
* | "We cannot connect" |
*
* @param {Connection_NoticeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const connection_notice: ((inputs?: Connection_NoticeInputs, options?: {
    locale?: "id" | "en";
}) => LocalizedString) & import("../runtime.js").MessageMetadata<Connection_NoticeInputs, {
    locale?: "id" | "en";
}, {}>;
/**
* | output |
* | --- |
* | "The answer takes too long" |
*
* @param {Timeout_NoticeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const timeout_notice: ((inputs?: Timeout_NoticeInputs, options?: {
    locale?: "id" | "en";
}) => LocalizedString) & import("../runtime.js").MessageMetadata<Timeout_NoticeInputs, {
    locale?: "id" | "en";
}, {}>;
/**
* | output |
* | --- |
* | "Nothing about your loan has changed. Check your internet connection, then try again." |
*
* @param {Connection_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const connection_text: ((inputs?: Connection_TextInputs, options?: {
    locale?: "id" | "en";
}) => LocalizedString) & import("../runtime.js").MessageMetadata<Connection_TextInputs, {
    locale?: "id" | "en";
}, {}>;
/**
* | output |
* | --- |
* | "This cannot be shown right now" |
*
* @param {Refused_NoticeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const refused_notice: ((inputs?: Refused_NoticeInputs, options?: {
    locale?: "id" | "en";
}) => LocalizedString) & import("../runtime.js").MessageMetadata<Refused_NoticeInputs, {
    locale?: "id" | "en";
}, {}>;
/**
* | output |
* | --- |
* | "We cannot find this order" |
*
* @param {Order_Not_Found_NoticeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const order_not_found_notice: ((inputs?: Order_Not_Found_NoticeInputs, options?: {
    locale?: "id" | "en";
}) => LocalizedString) & import("../runtime.js").MessageMetadata<Order_Not_Found_NoticeInputs, {
    locale?: "id" | "en";
}, {}>;
/**
* | output |
* | --- |
* | "Something went wrong" |
*
* @param {Failed_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const failed_title: ((inputs?: Failed_TitleInputs, options?: {
    locale?: "id" | "en";
}) => LocalizedString) & import("../runtime.js").MessageMetadata<Failed_TitleInputs, {
    locale?: "id" | "en";
}, {}>;
/**
* | output |
* | --- |
* | "This page cannot be opened right now" |
*
* @param {Failed_NoticeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const failed_notice: ((inputs?: Failed_NoticeInputs, options?: {
    locale?: "id" | "en";
}) => LocalizedString) & import("../runtime.js").MessageMetadata<Failed_NoticeInputs, {
    locale?: "id" | "en";
}, {}>;
/**
* | output |
* | --- |
* | "The problem is on our side, not yours. Nothing about your loan has changed. Try again in a moment." |
*
* @param {Failed_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const failed_text: ((inputs?: Failed_TextInputs, options?: {
    locale?: "id" | "en";
}) => LocalizedString) & import("../runtime.js").MessageMetadata<Failed_TextInputs, {
    locale?: "id" | "en";
}, {}>;
/**
* | output |
* | --- |
* | "Details are missing" |
*
* @param {Missing_Details_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const missing_details_title: ((inputs?: Missing_Details_TitleInputs, options?: {
    locale?: "id" | "en";
}) => LocalizedString) & import("../runtime.js").MessageMetadata<Missing_Details_TitleInputs, {
    locale?: "id" | "en";
}, {}>;
/**
* | output |
* | --- |
* | "This link is not complete" |
*
* @param {Missing_Details_NoticeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const missing_details_notice: ((inputs?: Missing_Details_NoticeInputs, options?: {
    locale?: "id" | "en";
}) => LocalizedString) & import("../runtime.js").MessageMetadata<Missing_Details_NoticeInputs, {
    locale?: "id" | "en";
}, {}>;
/**
* | output |
* | --- |
* | "It lacks the order or the product. Open this page from the app again." |
*
* @param {Missing_Details_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const missing_details_text: ((inputs?: Missing_Details_TextInputs, options?: {
    locale?: "id" | "en";
}) => LocalizedString) & import("../runtime.js").MessageMetadata<Missing_Details_TextInputs, {
    locale?: "id" | "en";
}, {}>;
/**
* | output |
* | --- |
* | "Not found" |
*
* @param {Missing_Page_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const missing_page_title: ((inputs?: Missing_Page_TitleInputs, options?: {
    locale?: "id" | "en";
}) => LocalizedString) & import("../runtime.js").MessageMetadata<Missing_Page_TitleInputs, {
    locale?: "id" | "en";
}, {}>;
/**
* | output |
* | --- |
* | "There is no such page" |
*
* @param {Missing_Page_NoticeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const missing_page_notice: ((inputs?: Missing_Page_NoticeInputs, options?: {
    locale?: "id" | "en";
}) => LocalizedString) & import("../runtime.js").MessageMetadata<Missing_Page_NoticeInputs, {
    locale?: "id" | "en";
}, {}>;
/**
* | output |
* | --- |
* | "The link may be mistyped or old. Open it from the app again." |
*
* @param {Missing_Page_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const missing_page_text: ((inputs?: Missing_Page_TextInputs, options?: {
    locale?: "id" | "en";
}) => LocalizedString) & import("../runtime.js").MessageMetadata<Missing_Page_TextInputs, {
    locale?: "id" | "en";
}, {}>;
/**
* | output |
* | --- |
* | "Open from the app" |
*
* @param {Open_From_App_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const open_from_app_title: ((inputs?: Open_From_App_TitleInputs, options?: {
    locale?: "id" | "en";
}) => LocalizedString) & import("../runtime.js").MessageMetadata<Open_From_App_TitleInputs, {
    locale?: "id" | "en";
}, {}>;
/**
* | output |
* | --- |
* | "Open this page from the app" |
*
* @param {Open_From_App_NoticeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const open_from_app_notice: ((inputs?: Open_From_App_NoticeInputs, options?: {
    locale?: "id" | "en";
}) => LocalizedString) & import("../runtime.js").MessageMetadata<Open_From_App_NoticeInputs, {
    locale?: "id" | "en";
}, {}>;
/**
* | output |
* | --- |
* | "To keep you safe, loan data is shown only after you have logged in to the app." |
*
* @param {Open_From_App_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const open_from_app_text: ((inputs?: Open_From_App_TextInputs, options?: {
    locale?: "id" | "en";
}) => LocalizedString) & import("../runtime.js").MessageMetadata<Open_From_App_TextInputs, {
    locale?: "id" | "en";
}, {}>;
/**
* | output |
* | --- |
* | "Your session has ended" |
*
* @param {Session_Ended_NoticeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const session_ended_notice: ((inputs?: Session_Ended_NoticeInputs, options?: {
    locale?: "id" | "en";
}) => LocalizedString) & import("../runtime.js").MessageMetadata<Session_Ended_NoticeInputs, {
    locale?: "id" | "en";
}, {}>;
/**
* | output |
* | --- |
* | "Go back to the app and log in again. Nothing about your loan has changed." |
*
* @param {Session_Ended_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const session_ended_text: ((inputs?: Session_Ended_TextInputs, options?: {
    locale?: "id" | "en";
}) => LocalizedString) & import("../runtime.js").MessageMetadata<Session_Ended_TextInputs, {
    locale?: "id" | "en";
}, {}>;
/**
* | output |
* | --- |
* | "Not available yet" |
*
* @param {Not_Built_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const not_built_title: ((inputs?: Not_Built_TitleInputs, options?: {
    locale?: "id" | "en";
}) => LocalizedString) & import("../runtime.js").MessageMetadata<Not_Built_TitleInputs, {
    locale?: "id" | "en";
}, {}>;
/**
* | output |
* | --- |
* | "This screen is still to come" |
*
* @param {Not_Built_NoticeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const not_built_notice: ((inputs?: Not_Built_NoticeInputs, options?: {
    locale?: "id" | "en";
}) => LocalizedString) & import("../runtime.js").MessageMetadata<Not_Built_NoticeInputs, {
    locale?: "id" | "en";
}, {}>;
/**
* | output |
* | --- |
* | "The address is right, its screen follows. Nothing about your loan has changed." |
*
* @param {Not_Built_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const not_built_text: ((inputs?: Not_Built_TextInputs, options?: {
    locale?: "id" | "en";
}) => LocalizedString) & import("../runtime.js").MessageMetadata<Not_Built_TextInputs, {
    locale?: "id" | "en";
}, {}>;
export type LocalizedString = import("../runtime.js").LocalizedString;
export type Loan_Details_TitleInputs = {};
export type RepayInputs = {};
export type ExtendInputs = {};
export type Borrow_MoreInputs = {};
export type RecommendedInputs = {};
export type Call_UsInputs = {
    phone: NonNullable<unknown>;
};
export type RetryInputs = {};
export type Loading_TitleInputs = {};
export type Loading_TextInputs = {};
export type Connection_TitleInputs = {};
export type Connection_NoticeInputs = {};
export type Timeout_NoticeInputs = {};
export type Connection_TextInputs = {};
export type Refused_NoticeInputs = {};
export type Order_Not_Found_NoticeInputs = {};
export type Failed_TitleInputs = {};
export type Failed_NoticeInputs = {};
export type Failed_TextInputs = {};
export type Missing_Details_TitleInputs = {};
export type Missing_Details_NoticeInputs = {};
export type Missing_Details_TextInputs = {};
export type Missing_Page_TitleInputs = {};
export type Missing_Page_NoticeInputs = {};
export type Missing_Page_TextInputs = {};
export type Open_From_App_TitleInputs = {};
export type Open_From_App_NoticeInputs = {};
export type Open_From_App_TextInputs = {};
export type Session_Ended_NoticeInputs = {};
export type Session_Ended_TextInputs = {};
export type Not_Built_TitleInputs = {};
export type Not_Built_NoticeInputs = {};
export type Not_Built_TextInputs = {};
