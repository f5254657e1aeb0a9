/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Extension_FeeInputs */

const id_extension_fee = /** @type {(inputs: Extension_FeeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Biaya perpanjangan`)
};

const en_extension_fee = /** @type {(inputs: Extension_FeeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Extension fee`)
};

/**
* | output |
* | --- |
* | "Extension fee" |
*
* @param {Extension_FeeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const extension_fee = /** @type {((inputs?: Extension_FeeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Extension_FeeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_extension_fee(inputs)
	return id_extension_fee(inputs)
});