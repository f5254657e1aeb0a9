/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ most: NonNullable<unknown> }} Digits_Too_LongInputs */

const id_digits_too_long = /** @type {(inputs: Digits_Too_LongInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Jumlahnya lebih dari ${i?.most} angka, jadi tidak ada yang diubah.`)
};

const en_digits_too_long = /** @type {(inputs: Digits_Too_LongInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`That would be more than ${i?.most} digits, so nothing was changed.`)
};

/**
* | output |
* | --- |
* | "That would be more than {most} digits, so nothing was changed." |
*
* @param {Digits_Too_LongInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const digits_too_long = /** @type {((inputs: Digits_Too_LongInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Digits_Too_LongInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_digits_too_long(inputs)
	return id_digits_too_long(inputs)
});