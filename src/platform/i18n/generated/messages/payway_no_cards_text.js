/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Payway_No_Cards_TextInputs */

const id_payway_no_cards_text = /** @type {(inputs: Payway_No_Cards_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tambahkan kartu bank atas nama Anda untuk membayar tagihan ini.`)
};

const en_payway_no_cards_text = /** @type {(inputs: Payway_No_Cards_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add a bank card in your name to pay this bill.`)
};

/**
* | output |
* | --- |
* | "Add a bank card in your name to pay this bill." |
*
* @param {Payway_No_Cards_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const payway_no_cards_text = /** @type {((inputs?: Payway_No_Cards_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payway_No_Cards_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_payway_no_cards_text(inputs)
	return id_payway_no_cards_text(inputs)
});