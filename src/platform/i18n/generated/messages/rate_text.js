/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Rate_TextInputs */

const id_rate_text = /** @type {(inputs: Rate_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pilih satu sampai lima bintang.`)
};

const en_rate_text = /** @type {(inputs: Rate_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose one to five stars.`)
};

/**
* | output |
* | --- |
* | "Choose one to five stars." |
*
* @param {Rate_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const rate_text = /** @type {((inputs?: Rate_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Rate_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_rate_text(inputs)
	return id_rate_text(inputs)
});