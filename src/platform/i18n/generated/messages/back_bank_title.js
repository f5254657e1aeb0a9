/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Back_Bank_TitleInputs */

const id_back_bank_title = /** @type {(inputs: Back_Bank_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Apakah bank memastikannya?`)
};

const en_back_bank_title = /** @type {(inputs: Back_Bank_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Did your bank say so?`)
};

/**
* | output |
* | --- |
* | "Did your bank say so?" |
*
* @param {Back_Bank_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const back_bank_title = /** @type {((inputs?: Back_Bank_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Back_Bank_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_back_bank_title(inputs)
	return id_back_bank_title(inputs)
});