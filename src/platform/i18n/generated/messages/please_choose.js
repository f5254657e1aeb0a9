/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Please_ChooseInputs */

const id_please_choose = /** @type {(inputs: Please_ChooseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Silakan pilih`)
};

const en_please_choose = /** @type {(inputs: Please_ChooseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please choose`)
};

/**
* | output |
* | --- |
* | "Please choose" |
*
* @param {Please_ChooseInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const please_choose = /** @type {((inputs?: Please_ChooseInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Please_ChooseInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_please_choose(inputs)
	return id_please_choose(inputs)
});