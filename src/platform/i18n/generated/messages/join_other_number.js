/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Other_NumberInputs */

const id_join_other_number = /** @type {(inputs: Join_Other_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Daftar dengan nomor lain`)
};

const en_join_other_number = /** @type {(inputs: Join_Other_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Register another number`)
};

/**
* | output |
* | --- |
* | "Register another number" |
*
* @param {Join_Other_NumberInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_other_number = /** @type {((inputs?: Join_Other_NumberInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Other_NumberInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_other_number(inputs)
	return id_join_other_number(inputs)
});