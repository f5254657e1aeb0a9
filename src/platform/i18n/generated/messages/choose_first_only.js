/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Choose_First_OnlyInputs */

const id_choose_first_only = /** @type {(inputs: Choose_First_OnlyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pertama saja`)
};

const en_choose_first_only = /** @type {(inputs: Choose_First_OnlyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`First only`)
};

/**
* | output |
* | --- |
* | "First only" |
*
* @param {Choose_First_OnlyInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const choose_first_only = /** @type {((inputs?: Choose_First_OnlyInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Choose_First_OnlyInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_choose_first_only(inputs)
	return id_choose_first_only(inputs)
});