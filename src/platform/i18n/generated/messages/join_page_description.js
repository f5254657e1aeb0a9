/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Page_DescriptionInputs */

const id_join_page_description = /** @type {(inputs: Join_Page_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Daftar dengan nomor ponsel dan kode SMS.`)
};

const en_join_page_description = /** @type {(inputs: Join_Page_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Register with your mobile number and a code by SMS.`)
};

/**
* | output |
* | --- |
* | "Register with your mobile number and a code by SMS." |
*
* @param {Join_Page_DescriptionInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_page_description = /** @type {((inputs?: Join_Page_DescriptionInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Page_DescriptionInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_page_description(inputs)
	return id_join_page_description(inputs)
});