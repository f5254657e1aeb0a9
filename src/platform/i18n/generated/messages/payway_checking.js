/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Payway_CheckingInputs */

const id_payway_checking = /** @type {(inputs: Payway_CheckingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Membaca pinjaman Anda dulu, supaya tidak membayar dua kali.`)
};

const en_payway_checking = /** @type {(inputs: Payway_CheckingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reading your loan first, so that you do not pay twice.`)
};

/**
* | output |
* | --- |
* | "Reading your loan first, so that you do not pay twice." |
*
* @param {Payway_CheckingInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const payway_checking = /** @type {((inputs?: Payway_CheckingInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payway_CheckingInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_payway_checking(inputs)
	return id_payway_checking(inputs)
});