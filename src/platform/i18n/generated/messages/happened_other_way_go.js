/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Happened_Other_Way_GoInputs */

const id_happened_other_way_go = /** @type {(inputs: Happened_Other_Way_GoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pilih cara bayar`)
};

const en_happened_other_way_go = /** @type {(inputs: Happened_Other_Way_GoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose how to pay`)
};

/**
* | output |
* | --- |
* | "Choose how to pay" |
*
* @param {Happened_Other_Way_GoInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const happened_other_way_go = /** @type {((inputs?: Happened_Other_Way_GoInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Happened_Other_Way_GoInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_happened_other_way_go(inputs)
	return id_happened_other_way_go(inputs)
});