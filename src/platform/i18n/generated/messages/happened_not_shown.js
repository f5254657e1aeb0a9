/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Happened_Not_ShownInputs */

const id_happened_not_shown = /** @type {(inputs: Happened_Not_ShownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sudah bayar, belum terlihat`)
};

const en_happened_not_shown = /** @type {(inputs: Happened_Not_ShownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`I paid, and it does not show`)
};

/**
* | output |
* | --- |
* | "I paid, and it does not show" |
*
* @param {Happened_Not_ShownInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const happened_not_shown = /** @type {((inputs?: Happened_Not_ShownInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Happened_Not_ShownInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_happened_not_shown(inputs)
	return id_happened_not_shown(inputs)
});