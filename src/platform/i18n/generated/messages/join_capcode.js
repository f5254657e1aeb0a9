/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_CapcodeInputs */

const id_join_capcode = /** @type {(inputs: Join_CapcodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kode gambar`)
};

const en_join_capcode = /** @type {(inputs: Join_CapcodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Graphic code`)
};

/**
* | output |
* | --- |
* | "Graphic code" |
*
* @param {Join_CapcodeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_capcode = /** @type {((inputs?: Join_CapcodeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_CapcodeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_capcode(inputs)
	return id_join_capcode(inputs)
});