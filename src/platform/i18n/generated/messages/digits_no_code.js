/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ digits: NonNullable<unknown> }} Digits_No_CodeInputs */

const id_digits_no_code = /** @type {(inputs: Digits_No_CodeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Teks itu tidak berisi tepat satu kode ${i?.digits} angka. Ketik kode dari SMS.`)
};

const en_digits_no_code = /** @type {(inputs: Digits_No_CodeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`There is not exactly one code of ${i?.digits} digits in that text. Type the code from the SMS.`)
};

/**
* | output |
* | --- |
* | "There is not exactly one code of {digits} digits in that text. Type the code from the SMS." |
*
* @param {Digits_No_CodeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const digits_no_code = /** @type {((inputs: Digits_No_CodeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Digits_No_CodeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_digits_no_code(inputs)
	return id_digits_no_code(inputs)
});