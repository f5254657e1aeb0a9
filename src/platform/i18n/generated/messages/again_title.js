/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Again_TitleInputs */

const id_again_title = /** @type {(inputs: Again_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bayar lagi?`)
};

const en_again_title = /** @type {(inputs: Again_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pay again?`)
};

/**
* | output |
* | --- |
* | "Pay again?" |
*
* @param {Again_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const again_title = /** @type {((inputs?: Again_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Again_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_again_title(inputs)
	return id_again_title(inputs)
});