/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ least: NonNullable<unknown>, most: NonNullable<unknown> }} Bind_Number_WrongInputs */

const id_bind_number_wrong = /** @type {(inputs: Bind_Number_WrongInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Isi nomor kartu, ${i?.least} sampai ${i?.most} angka`)
};

const en_bind_number_wrong = /** @type {(inputs: Bind_Number_WrongInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Enter the card number, ${i?.least} to ${i?.most} digits`)
};

/**
* | output |
* | --- |
* | "Enter the card number, {least} to {most} digits" |
*
* @param {Bind_Number_WrongInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const bind_number_wrong = /** @type {((inputs: Bind_Number_WrongInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bind_Number_WrongInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_bind_number_wrong(inputs)
	return id_bind_number_wrong(inputs)
});