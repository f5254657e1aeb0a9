/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Back_Bank_YesInputs */

const id_back_bank_yes = /** @type {(inputs: Back_Bank_YesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ya, tidak diambil`)
};

const en_back_bank_yes = /** @type {(inputs: Back_Bank_YesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yes, it took nothing`)
};

/**
* | output |
* | --- |
* | "Yes, it took nothing" |
*
* @param {Back_Bank_YesInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const back_bank_yes = /** @type {((inputs?: Back_Bank_YesInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Back_Bank_YesInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_back_bank_yes(inputs)
	return id_back_bank_yes(inputs)
});