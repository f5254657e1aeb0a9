/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Missing_Details_NoticeInputs */

const id_missing_details_notice = /** @type {(inputs: Missing_Details_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tautan ini tidak lengkap`)
};

const en_missing_details_notice = /** @type {(inputs: Missing_Details_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This link is not complete`)
};

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
	if (locale === "en") return en_missing_details_notice(inputs)
	return id_missing_details_notice(inputs)
});