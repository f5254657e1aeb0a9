/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ digits: NonNullable<unknown> }} Bind_Code_WrongInputs */

const id_bind_code_wrong = /** @type {(inputs: Bind_Code_WrongInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Isi kode ${i?.digits} angka dari SMS`)
};

const en_bind_code_wrong = /** @type {(inputs: Bind_Code_WrongInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Enter the ${i?.digits} digits of the SMS`)
};

/**
* | output |
* | --- |
* | "Enter the {digits} digits of the SMS" |
*
* @param {Bind_Code_WrongInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const bind_code_wrong = /** @type {((inputs: Bind_Code_WrongInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bind_Code_WrongInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_bind_code_wrong(inputs)
	return id_bind_code_wrong(inputs)
});