/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Payway_Choose_HintInputs */

const id_payway_choose_hint = /** @type {(inputs: Payway_Choose_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Silakan pilih kartu`)
};

const en_payway_choose_hint = /** @type {(inputs: Payway_Choose_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`please choose a card`)
};

/**
* | output |
* | --- |
* | "please choose a card" |
*
* @param {Payway_Choose_HintInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const payway_choose_hint = /** @type {((inputs?: Payway_Choose_HintInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payway_Choose_HintInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_payway_choose_hint(inputs)
	return id_payway_choose_hint(inputs)
});