/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Penalty_ShareInputs */

const id_terms_penalty_share = /** @type {(inputs: Terms_Penalty_ShareInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Denda per hari`)
};

const en_terms_penalty_share = /** @type {(inputs: Terms_Penalty_ShareInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Penalty a day`)
};

/**
* | output |
* | --- |
* | "Penalty a day" |
*
* @param {Terms_Penalty_ShareInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_penalty_share = /** @type {((inputs?: Terms_Penalty_ShareInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Penalty_ShareInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_penalty_share(inputs)
	return id_terms_penalty_share(inputs)
});