/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Digits_UnclearInputs */

const id_digits_unclear = /** @type {(inputs: Digits_UnclearInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Teks itu tidak berisi tepat satu nomor. Ketik nomornya.`)
};

const en_digits_unclear = /** @type {(inputs: Digits_UnclearInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There is not exactly one number in that text. Type the number.`)
};

/**
* | output |
* | --- |
* | "There is not exactly one number in that text. Type the number." |
*
* @param {Digits_UnclearInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const digits_unclear = /** @type {((inputs?: Digits_UnclearInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Digits_UnclearInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_digits_unclear(inputs)
	return id_digits_unclear(inputs)
});