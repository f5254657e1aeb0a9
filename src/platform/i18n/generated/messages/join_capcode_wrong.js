/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Capcode_WrongInputs */

const id_join_capcode_wrong = /** @type {(inputs: Join_Capcode_WrongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Isi kode gambar dengan benar`)
};

const en_join_capcode_wrong = /** @type {(inputs: Join_Capcode_WrongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`please enter the graphic code correctly`)
};

/**
* | output |
* | --- |
* | "please enter the graphic code correctly" |
*
* @param {Join_Capcode_WrongInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_capcode_wrong = /** @type {((inputs?: Join_Capcode_WrongInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Capcode_WrongInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_capcode_wrong(inputs)
	return id_join_capcode_wrong(inputs)
});