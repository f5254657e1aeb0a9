/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Missing_Page_NoticeInputs */

const id_missing_page_notice = /** @type {(inputs: Missing_Page_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Halaman ini tidak ada`)
};

const en_missing_page_notice = /** @type {(inputs: Missing_Page_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There is no such page`)
};

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
	if (locale === "en") return en_missing_page_notice(inputs)
	return id_missing_page_notice(inputs)
});