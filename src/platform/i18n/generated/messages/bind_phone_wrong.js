/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ least: NonNullable<unknown>, most: NonNullable<unknown> }} Bind_Phone_WrongInputs */

const id_bind_phone_wrong = /** @type {(inputs: Bind_Phone_WrongInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Isi nomor ponsel, ${i?.least} sampai ${i?.most} angka`)
};

const en_bind_phone_wrong = /** @type {(inputs: Bind_Phone_WrongInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Enter the mobile number, ${i?.least} to ${i?.most} digits`)
};

/**
* | output |
* | --- |
* | "Enter the mobile number, {least} to {most} digits" |
*
* @param {Bind_Phone_WrongInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const bind_phone_wrong = /** @type {((inputs: Bind_Phone_WrongInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bind_Phone_WrongInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_bind_phone_wrong(inputs)
	return id_bind_phone_wrong(inputs)
});