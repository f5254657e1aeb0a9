/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_Not_TakenInputs */

const id_confirm_not_taken = /** @type {(inputs: Confirm_Not_TakenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tidak ada pinjaman yang diajukan.`)
};

const en_confirm_not_taken = /** @type {(inputs: Confirm_Not_TakenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No loan was taken.`)
};

/**
* | output |
* | --- |
* | "No loan was taken." |
*
* @param {Confirm_Not_TakenInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_not_taken = /** @type {((inputs?: Confirm_Not_TakenInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_Not_TakenInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_not_taken(inputs)
	return id_confirm_not_taken(inputs)
});