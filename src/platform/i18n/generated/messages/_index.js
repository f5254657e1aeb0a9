/* eslint-disable */
import { getLocale, experimentalStaticLocale } from "../runtime.js"

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
import * as __id from "./id.js"
import * as __en from "./en.js"
/**
* | output |
* | --- |
* | "Loan details" |
*
* @param {Loan_Details_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const loan_details_title = /** @type {((inputs?: Loan_Details_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Loan_Details_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.loan_details_title(inputs)
	return __id.loan_details_title(inputs)
});
/**
* | output |
* | --- |
* | "Repay" |
*
* @param {RepayInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const repay = /** @type {((inputs?: RepayInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<RepayInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.repay(inputs)
	return __id.repay(inputs)
});
/**
* | output |
* | --- |
* | "Extend the loan" |
*
* @param {ExtendInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const extend = /** @type {((inputs?: ExtendInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<ExtendInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.extend(inputs)
	return __id.extend(inputs)
});
/**
* | output |
* | --- |
* | "Borrow more" |
*
* @param {Borrow_MoreInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const borrow_more = /** @type {((inputs?: Borrow_MoreInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Borrow_MoreInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.borrow_more(inputs)
	return __id.borrow_more(inputs)
});
/**
* | output |
* | --- |
* | "Other loans for you" |
*
* @param {RecommendedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const recommended = /** @type {((inputs?: RecommendedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<RecommendedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.recommended(inputs)
	return __id.recommended(inputs)
});
/**
* | output |
* | --- |
* | "Call us on {phone}" |
*
* @param {Call_UsInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const call_us = /** @type {((inputs: Call_UsInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Call_UsInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.call_us(inputs)
	return __id.call_us(inputs)
});
/**
* | output |
* | --- |
* | "Try again" |
*
* @param {RetryInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const retry = /** @type {((inputs?: RetryInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<RetryInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.retry(inputs)
	return __id.retry(inputs)
});
/**
* | output |
* | --- |
* | "Loading" |
*
* @param {Loading_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const loading_title = /** @type {((inputs?: Loading_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Loading_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.loading_title(inputs)
	return __id.loading_title(inputs)
});
/**
* | output |
* | --- |
* | "Loading, one moment." |
*
* @param {Loading_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const loading_text = /** @type {((inputs?: Loading_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Loading_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.loading_text(inputs)
	return __id.loading_text(inputs)
});
/**
* | output |
* | --- |
* | "No connection" |
*
* @param {Connection_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const connection_title = /** @type {((inputs?: Connection_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Connection_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.connection_title(inputs)
	return __id.connection_title(inputs)
});
/**
* | output |
* | --- |
* | "We cannot connect" |
*
* @param {Connection_NoticeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const connection_notice = /** @type {((inputs?: Connection_NoticeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Connection_NoticeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.connection_notice(inputs)
	return __id.connection_notice(inputs)
});
/**
* | output |
* | --- |
* | "The answer takes too long" |
*
* @param {Timeout_NoticeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const timeout_notice = /** @type {((inputs?: Timeout_NoticeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Timeout_NoticeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.timeout_notice(inputs)
	return __id.timeout_notice(inputs)
});
/**
* | output |
* | --- |
* | "Nothing about your loan has changed. Check your internet connection, then try again." |
*
* @param {Connection_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const connection_text = /** @type {((inputs?: Connection_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Connection_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.connection_text(inputs)
	return __id.connection_text(inputs)
});
/**
* | output |
* | --- |
* | "This cannot be shown right now" |
*
* @param {Refused_NoticeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const refused_notice = /** @type {((inputs?: Refused_NoticeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refused_NoticeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.refused_notice(inputs)
	return __id.refused_notice(inputs)
});
/**
* | output |
* | --- |
* | "We cannot find this order" |
*
* @param {Order_Not_Found_NoticeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const order_not_found_notice = /** @type {((inputs?: Order_Not_Found_NoticeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Not_Found_NoticeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.order_not_found_notice(inputs)
	return __id.order_not_found_notice(inputs)
});
/**
* | output |
* | --- |
* | "Something went wrong" |
*
* @param {Failed_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const failed_title = /** @type {((inputs?: Failed_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Failed_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.failed_title(inputs)
	return __id.failed_title(inputs)
});
/**
* | output |
* | --- |
* | "This page cannot be opened right now" |
*
* @param {Failed_NoticeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const failed_notice = /** @type {((inputs?: Failed_NoticeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Failed_NoticeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.failed_notice(inputs)
	return __id.failed_notice(inputs)
});
/**
* | output |
* | --- |
* | "The problem is on our side, not yours. Nothing about your loan has changed. Try again in a moment." |
*
* @param {Failed_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const failed_text = /** @type {((inputs?: Failed_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Failed_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.failed_text(inputs)
	return __id.failed_text(inputs)
});
/**
* | output |
* | --- |
* | "Details are missing" |
*
* @param {Missing_Details_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const missing_details_title = /** @type {((inputs?: Missing_Details_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Missing_Details_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.missing_details_title(inputs)
	return __id.missing_details_title(inputs)
});
/**
* | output |
* | --- |
* | "This link is not complete" |
*
* @param {Missing_Details_NoticeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const missing_details_notice = /** @type {((inputs?: Missing_Details_NoticeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Missing_Details_NoticeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.missing_details_notice(inputs)
	return __id.missing_details_notice(inputs)
});
/**
* | output |
* | --- |
* | "It lacks the order or the product. Open this page from the app again." |
*
* @param {Missing_Details_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const missing_details_text = /** @type {((inputs?: Missing_Details_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Missing_Details_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.missing_details_text(inputs)
	return __id.missing_details_text(inputs)
});
/**
* | output |
* | --- |
* | "Not found" |
*
* @param {Missing_Page_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const missing_page_title = /** @type {((inputs?: Missing_Page_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Missing_Page_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.missing_page_title(inputs)
	return __id.missing_page_title(inputs)
});
/**
* | output |
* | --- |
* | "There is no such page" |
*
* @param {Missing_Page_NoticeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const missing_page_notice = /** @type {((inputs?: Missing_Page_NoticeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Missing_Page_NoticeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.missing_page_notice(inputs)
	return __id.missing_page_notice(inputs)
});
/**
* | output |
* | --- |
* | "The link may be mistyped or old. Open it from the app again." |
*
* @param {Missing_Page_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const missing_page_text = /** @type {((inputs?: Missing_Page_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Missing_Page_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.missing_page_text(inputs)
	return __id.missing_page_text(inputs)
});
/**
* | output |
* | --- |
* | "Open from the app" |
*
* @param {Open_From_App_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const open_from_app_title = /** @type {((inputs?: Open_From_App_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Open_From_App_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.open_from_app_title(inputs)
	return __id.open_from_app_title(inputs)
});
/**
* | output |
* | --- |
* | "Open this page from the app" |
*
* @param {Open_From_App_NoticeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const open_from_app_notice = /** @type {((inputs?: Open_From_App_NoticeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Open_From_App_NoticeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.open_from_app_notice(inputs)
	return __id.open_from_app_notice(inputs)
});
/**
* | output |
* | --- |
* | "To keep you safe, loan data is shown only after you have logged in to the app." |
*
* @param {Open_From_App_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const open_from_app_text = /** @type {((inputs?: Open_From_App_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Open_From_App_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.open_from_app_text(inputs)
	return __id.open_from_app_text(inputs)
});
/**
* | output |
* | --- |
* | "Your session has ended" |
*
* @param {Session_Ended_NoticeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const session_ended_notice = /** @type {((inputs?: Session_Ended_NoticeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Session_Ended_NoticeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.session_ended_notice(inputs)
	return __id.session_ended_notice(inputs)
});
/**
* | output |
* | --- |
* | "Go back to the app and log in again. Nothing about your loan has changed." |
*
* @param {Session_Ended_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const session_ended_text = /** @type {((inputs?: Session_Ended_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Session_Ended_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.session_ended_text(inputs)
	return __id.session_ended_text(inputs)
});
/**
* | output |
* | --- |
* | "Not available yet" |
*
* @param {Not_Built_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const not_built_title = /** @type {((inputs?: Not_Built_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Not_Built_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.not_built_title(inputs)
	return __id.not_built_title(inputs)
});
/**
* | output |
* | --- |
* | "This screen is still to come" |
*
* @param {Not_Built_NoticeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const not_built_notice = /** @type {((inputs?: Not_Built_NoticeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Not_Built_NoticeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.not_built_notice(inputs)
	return __id.not_built_notice(inputs)
});
/**
* | output |
* | --- |
* | "The address is right, its screen follows. Nothing about your loan has changed." |
*
* @param {Not_Built_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const not_built_text = /** @type {((inputs?: Not_Built_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Not_Built_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.not_built_text(inputs)
	return __id.not_built_text(inputs)
});