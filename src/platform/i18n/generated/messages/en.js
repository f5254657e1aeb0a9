/* eslint-disable */
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


export const loan_details_title = /** @type {(inputs: Loan_Details_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loan details`)
};

export const repay = /** @type {(inputs: RepayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Repay`)
};

export const extend = /** @type {(inputs: ExtendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Extend the loan`)
};

export const borrow_more = /** @type {(inputs: Borrow_MoreInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Borrow more`)
};

export const recommended = /** @type {(inputs: RecommendedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Other loans for you`)
};

export const call_us = /** @type {(inputs: Call_UsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Call us on ${i?.phone}`)
};

export const retry = /** @type {(inputs: RetryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Try again`)
};

export const loading_title = /** @type {(inputs: Loading_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loading`)
};

export const loading_text = /** @type {(inputs: Loading_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loading, one moment.`)
};

export const connection_title = /** @type {(inputs: Connection_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No connection`)
};

export const connection_notice = /** @type {(inputs: Connection_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We cannot connect`)
};

export const timeout_notice = /** @type {(inputs: Timeout_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The answer takes too long`)
};

export const connection_text = /** @type {(inputs: Connection_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing about your loan has changed. Check your internet connection, then try again.`)
};

export const refused_notice = /** @type {(inputs: Refused_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This cannot be shown right now`)
};

export const order_not_found_notice = /** @type {(inputs: Order_Not_Found_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We cannot find this order`)
};

export const failed_title = /** @type {(inputs: Failed_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Something went wrong`)
};

export const failed_notice = /** @type {(inputs: Failed_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This page cannot be opened right now`)
};

export const failed_text = /** @type {(inputs: Failed_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The problem is on our side, not yours. Nothing about your loan has changed. Try again in a moment.`)
};

export const missing_details_title = /** @type {(inputs: Missing_Details_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Details are missing`)
};

export const missing_details_notice = /** @type {(inputs: Missing_Details_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This link is not complete`)
};

export const missing_details_text = /** @type {(inputs: Missing_Details_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It lacks the order or the product. Open this page from the app again.`)
};

export const missing_page_title = /** @type {(inputs: Missing_Page_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not found`)
};

export const missing_page_notice = /** @type {(inputs: Missing_Page_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There is no such page`)
};

export const missing_page_text = /** @type {(inputs: Missing_Page_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The link may be mistyped or old. Open it from the app again.`)
};

export const open_from_app_title = /** @type {(inputs: Open_From_App_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open from the app`)
};

export const open_from_app_notice = /** @type {(inputs: Open_From_App_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open this page from the app`)
};

export const open_from_app_text = /** @type {(inputs: Open_From_App_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`To keep you safe, loan data is shown only after you have logged in to the app.`)
};

export const session_ended_notice = /** @type {(inputs: Session_Ended_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your session has ended`)
};

export const session_ended_text = /** @type {(inputs: Session_Ended_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Go back to the app and log in again. Nothing about your loan has changed.`)
};

export const not_built_title = /** @type {(inputs: Not_Built_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not available yet`)
};

export const not_built_notice = /** @type {(inputs: Not_Built_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This screen is still to come`)
};

export const not_built_text = /** @type {(inputs: Not_Built_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The address is right, its screen follows. Nothing about your loan has changed.`)
};