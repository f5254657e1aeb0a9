/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Happened_Other_WayInputs */

const id_happened_other_way = /** @type {(inputs: Happened_Other_WayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mau bayar dengan cara lain`)
};

const en_happened_other_way = /** @type {(inputs: Happened_Other_WayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`I want to pay another way`)
};

/**
* | output |
* | --- |
* | "I want to pay another way" |
*
* @param {Happened_Other_WayInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const happened_other_way = /** @type {((inputs?: Happened_Other_WayInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Happened_Other_WayInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_happened_other_way(inputs)
	return id_happened_other_way(inputs)
});