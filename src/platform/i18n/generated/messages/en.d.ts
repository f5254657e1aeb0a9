/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */
/** @typedef {{}} Loan_Details_TitleInputs */
/** @typedef {{}} RepayInputs */
/** @typedef {{}} ExtendInputs */
/** @typedef {{}} Borrow_MoreInputs */
/** @typedef {{}} RecommendedInputs */
/** @typedef {{ phone: NonNullable<unknown> }} Call_UsInputs */
/** @typedef {{}} RetryInputs */
/** @typedef {{}} Loading_TitleInputs */
/** @typedef {{}} Loading_TextInputs */
/** @typedef {{}} Connection_TitleInputs */
/** @typedef {{}} Connection_NoticeInputs */
/** @typedef {{}} Timeout_NoticeInputs */
/** @typedef {{}} Connection_TextInputs */
/** @typedef {{}} Refused_NoticeInputs */
/** @typedef {{}} Order_Not_Found_NoticeInputs */
/** @typedef {{}} Failed_TitleInputs */
/** @typedef {{}} Failed_NoticeInputs */
/** @typedef {{}} Failed_TextInputs */
/** @typedef {{}} Missing_Details_TitleInputs */
/** @typedef {{}} Missing_Details_NoticeInputs */
/** @typedef {{}} Missing_Details_TextInputs */
/** @typedef {{}} Missing_Page_TitleInputs */
/** @typedef {{}} Missing_Page_NoticeInputs */
/** @typedef {{}} Missing_Page_TextInputs */
/** @typedef {{}} Open_From_App_TitleInputs */
/** @typedef {{}} Open_From_App_NoticeInputs */
/** @typedef {{}} Open_From_App_TextInputs */
/** @typedef {{}} Session_Ended_NoticeInputs */
/** @typedef {{}} Session_Ended_TextInputs */
/** @typedef {{}} Not_Built_TitleInputs */
/** @typedef {{}} Not_Built_NoticeInputs */
/** @typedef {{}} Not_Built_TextInputs */
export const loan_details_title: (inputs: Loan_Details_TitleInputs) => LocalizedString;
export const repay: (inputs: RepayInputs) => LocalizedString;
export const extend: (inputs: ExtendInputs) => LocalizedString;
export const borrow_more: (inputs: Borrow_MoreInputs) => LocalizedString;
export const recommended: (inputs: RecommendedInputs) => LocalizedString;
export const call_us: (inputs: Call_UsInputs) => LocalizedString;
export const retry: (inputs: RetryInputs) => LocalizedString;
export const loading_title: (inputs: Loading_TitleInputs) => LocalizedString;
export const loading_text: (inputs: Loading_TextInputs) => LocalizedString;
export const connection_title: (inputs: Connection_TitleInputs) => LocalizedString;
export const connection_notice: (inputs: Connection_NoticeInputs) => LocalizedString;
export const timeout_notice: (inputs: Timeout_NoticeInputs) => LocalizedString;
export const connection_text: (inputs: Connection_TextInputs) => LocalizedString;
export const refused_notice: (inputs: Refused_NoticeInputs) => LocalizedString;
export const order_not_found_notice: (inputs: Order_Not_Found_NoticeInputs) => LocalizedString;
export const failed_title: (inputs: Failed_TitleInputs) => LocalizedString;
export const failed_notice: (inputs: Failed_NoticeInputs) => LocalizedString;
export const failed_text: (inputs: Failed_TextInputs) => LocalizedString;
export const missing_details_title: (inputs: Missing_Details_TitleInputs) => LocalizedString;
export const missing_details_notice: (inputs: Missing_Details_NoticeInputs) => LocalizedString;
export const missing_details_text: (inputs: Missing_Details_TextInputs) => LocalizedString;
export const missing_page_title: (inputs: Missing_Page_TitleInputs) => LocalizedString;
export const missing_page_notice: (inputs: Missing_Page_NoticeInputs) => LocalizedString;
export const missing_page_text: (inputs: Missing_Page_TextInputs) => LocalizedString;
export const open_from_app_title: (inputs: Open_From_App_TitleInputs) => LocalizedString;
export const open_from_app_notice: (inputs: Open_From_App_NoticeInputs) => LocalizedString;
export const open_from_app_text: (inputs: Open_From_App_TextInputs) => LocalizedString;
export const session_ended_notice: (inputs: Session_Ended_NoticeInputs) => LocalizedString;
export const session_ended_text: (inputs: Session_Ended_TextInputs) => LocalizedString;
export const not_built_title: (inputs: Not_Built_TitleInputs) => LocalizedString;
export const not_built_notice: (inputs: Not_Built_NoticeInputs) => LocalizedString;
export const not_built_text: (inputs: Not_Built_TextInputs) => LocalizedString;
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
