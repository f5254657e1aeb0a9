/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_Pop_ElsewhereInputs */

const id_confirm_pop_elsewhere = /** @type {(inputs: Confirm_Pop_ElsewhereInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Perjanjian ini ada di situs lain. Buka terpisah untuk membacanya.`)
};

const en_confirm_pop_elsewhere = /** @type {(inputs: Confirm_Pop_ElsewhereInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This agreement is on another site. Open it separately to read it.`)
};

/**
* | output |
* | --- |
* | "This agreement is on another site. Open it separately to read it." |
*
* @param {Confirm_Pop_ElsewhereInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_pop_elsewhere = /** @type {((inputs?: Confirm_Pop_ElsewhereInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_Pop_ElsewhereInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_pop_elsewhere(inputs)
	return id_confirm_pop_elsewhere(inputs)
});