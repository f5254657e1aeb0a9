/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Cookies_ComplaintsInputs */

const id_privacy_cookies_complaints = /** @type {(inputs: Privacy_Cookies_ComplaintsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keluhan yang belum selesai ditulis, dan nomor pinjaman yang dikeluhkan.`)
};

const en_privacy_cookies_complaints = /** @type {(inputs: Privacy_Cookies_ComplaintsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A complaint that is not finished, and the number of the loan that it is about.`)
};

/**
* | output |
* | --- |
* | "A complaint that is not finished, and the number of the loan that it is about." |
*
* @param {Privacy_Cookies_ComplaintsInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_cookies_complaints = /** @type {((inputs?: Privacy_Cookies_ComplaintsInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Cookies_ComplaintsInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_cookies_complaints(inputs)
	return id_privacy_cookies_complaints(inputs)
});