/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_HelpInputs */

const id_join_help = /** @type {(inputs: Join_HelpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kodenya tidak terbaca? Perlu bantuan?`)
};

const en_join_help = /** @type {(inputs: Join_HelpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cannot read the code? Need help?`)
};

/**
* | output |
* | --- |
* | "Cannot read the code? Need help?" |
*
* @param {Join_HelpInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_help = /** @type {((inputs?: Join_HelpInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_HelpInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_help(inputs)
	return id_join_help(inputs)
});