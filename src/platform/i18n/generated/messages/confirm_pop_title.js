/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_Pop_TitleInputs */

const id_confirm_pop_title = /** @type {(inputs: Confirm_Pop_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Perjanjian pinjaman`)
};

const en_confirm_pop_title = /** @type {(inputs: Confirm_Pop_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loan agreement`)
};

/**
* | output |
* | --- |
* | "Loan agreement" |
*
* @param {Confirm_Pop_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_pop_title = /** @type {((inputs?: Confirm_Pop_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_Pop_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_pop_title(inputs)
	return id_confirm_pop_title(inputs)
});