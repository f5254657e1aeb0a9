/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Code_CardInputs */

const id_code_card = /** @type {(inputs: Code_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kartu`)
};

const en_code_card = /** @type {(inputs: Code_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Card`)
};

/**
* | output |
* | --- |
* | "Card" |
*
* @param {Code_CardInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const code_card = /** @type {((inputs?: Code_CardInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Code_CardInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_code_card(inputs)
	return id_code_card(inputs)
});