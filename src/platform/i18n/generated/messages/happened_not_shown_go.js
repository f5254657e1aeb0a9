/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Happened_Not_Shown_GoInputs */

const id_happened_not_shown_go = /** @type {(inputs: Happened_Not_Shown_GoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lihat pinjaman saya`)
};

const en_happened_not_shown_go = /** @type {(inputs: Happened_Not_Shown_GoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`See my loan`)
};

/**
* | output |
* | --- |
* | "See my loan" |
*
* @param {Happened_Not_Shown_GoInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const happened_not_shown_go = /** @type {((inputs?: Happened_Not_Shown_GoInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Happened_Not_Shown_GoInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_happened_not_shown_go(inputs)
	return id_happened_not_shown_go(inputs)
});