/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Payway_Add_CardInputs */

const id_payway_add_card = /** @type {(inputs: Payway_Add_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tambah kartu bank`)
};

const en_payway_add_card = /** @type {(inputs: Payway_Add_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add a bank card`)
};

/**
* | output |
* | --- |
* | "Add a bank card" |
*
* @param {Payway_Add_CardInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const payway_add_card = /** @type {((inputs?: Payway_Add_CardInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payway_Add_CardInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_payway_add_card(inputs)
	return id_payway_add_card(inputs)
});