/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} User_Page_DescriptionInputs */

const id_user_page_description = /** @type {(inputs: User_Page_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Akun Anda ada di aplikasi. Masuk lewat aplikasi untuk melihat pinjaman, membayar, dan mengajukan keluhan.`)
};

const en_user_page_description = /** @type {(inputs: User_Page_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your account is in the app. Log in there to see your loans, to repay and to file a complaint.`)
};

/**
* | output |
* | --- |
* | "Your account is in the app. Log in there to see your loans, to repay and to file a complaint." |
*
* @param {User_Page_DescriptionInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const user_page_description = /** @type {((inputs?: User_Page_DescriptionInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<User_Page_DescriptionInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_user_page_description(inputs)
	return id_user_page_description(inputs)
});