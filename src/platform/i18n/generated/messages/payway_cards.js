/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Payway_CardsInputs */

const id_payway_cards = /** @type {(inputs: Payway_CardsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pilih kartu`)
};

const en_payway_cards = /** @type {(inputs: Payway_CardsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose a card`)
};

/**
* | output |
* | --- |
* | "Choose a card" |
*
* @param {Payway_CardsInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const payway_cards = /** @type {((inputs?: Payway_CardsInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payway_CardsInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_payway_cards(inputs)
	return id_payway_cards(inputs)
});