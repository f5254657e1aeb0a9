/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_Pop_UnreadableInputs */

const id_confirm_pop_unreadable = /** @type {(inputs: Confirm_Pop_UnreadableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Perjanjian ini tidak bisa dibuka, jadi pinjaman ini belum bisa diajukan. Hubungi kami.`)
};

const en_confirm_pop_unreadable = /** @type {(inputs: Confirm_Pop_UnreadableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This agreement cannot be opened, so you cannot apply for this loan yet. Please call us.`)
};

/**
* | output |
* | --- |
* | "This agreement cannot be opened, so you cannot apply for this loan yet. Please call us." |
*
* @param {Confirm_Pop_UnreadableInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_pop_unreadable = /** @type {((inputs?: Confirm_Pop_UnreadableInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_Pop_UnreadableInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_pop_unreadable(inputs)
	return id_confirm_pop_unreadable(inputs)
});