/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} RecommendedInputs */

const id_recommended = /** @type {(inputs: RecommendedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjaman lain untuk Anda`)
};

const en_recommended = /** @type {(inputs: RecommendedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Other loans for you`)
};

/**
* | output |
* | --- |
* | "Other loans for you" |
*
* @param {RecommendedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const recommended = /** @type {((inputs?: RecommendedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<RecommendedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_recommended(inputs)
	return id_recommended(inputs)
});