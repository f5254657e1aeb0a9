/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Failed_TextInputs */

const id_failed_text = /** @type {(inputs: Failed_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Masalahnya ada pada kami, bukan pada Anda. Pinjaman Anda tidak berubah. Coba lagi sebentar lagi.`)
};

const en_failed_text = /** @type {(inputs: Failed_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The problem is on our side, not yours. Your loan has not changed. Please try again in a moment.`)
};

/**
* | output |
* | --- |
* | "The problem is on our side, not yours. Your loan has not changed. Please try again in a moment." |
*
* @param {Failed_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const failed_text = /** @type {((inputs?: Failed_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Failed_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_failed_text(inputs)
	return id_failed_text(inputs)
});