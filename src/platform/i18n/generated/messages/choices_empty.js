/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Choices_EmptyInputs */

const id_choices_empty = /** @type {(inputs: Choices_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saat ini belum ada yang bisa dipilih di sini. Pilih cara bayar yang lain.`)
};

const en_choices_empty = /** @type {(inputs: Choices_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There is nothing to choose here at the moment. Please use the other way.`)
};

/**
* | output |
* | --- |
* | "There is nothing to choose here at the moment. Please use the other way." |
*
* @param {Choices_EmptyInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const choices_empty = /** @type {((inputs?: Choices_EmptyInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Choices_EmptyInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_choices_empty(inputs)
	return id_choices_empty(inputs)
});