/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Error_Page_NoticeInputs */

const id_error_page_notice = /** @type {(inputs: Error_Page_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ada yang tidak berjalan`)
};

const en_error_page_notice = /** @type {(inputs: Error_Page_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Something did not work`)
};

/**
* | output |
* | --- |
* | "Something did not work" |
*
* @param {Error_Page_NoticeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const error_page_notice = /** @type {((inputs?: Error_Page_NoticeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Page_NoticeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_error_page_notice(inputs)
	return id_error_page_notice(inputs)
});