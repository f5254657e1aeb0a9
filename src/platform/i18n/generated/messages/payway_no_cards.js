/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Payway_No_CardsInputs */

const id_payway_no_cards = /** @type {(inputs: Payway_No_CardsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Belum ada kartu`)
};

const en_payway_no_cards = /** @type {(inputs: Payway_No_CardsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No card yet`)
};

/**
* | output |
* | --- |
* | "No card yet" |
*
* @param {Payway_No_CardsInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const payway_no_cards = /** @type {((inputs?: Payway_No_CardsInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payway_No_CardsInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_payway_no_cards(inputs)
	return id_payway_no_cards(inputs)
});