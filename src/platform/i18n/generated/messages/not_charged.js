/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Not_ChargedInputs */

const id_not_charged = /** @type {(inputs: Not_ChargedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tidak ada uang yang diambil.`)
};

const en_not_charged = /** @type {(inputs: Not_ChargedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You were not charged.`)
};

/**
* | output |
* | --- |
* | "You were not charged." |
*
* @param {Not_ChargedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const not_charged = /** @type {((inputs?: Not_ChargedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Not_ChargedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_not_charged(inputs)
	return id_not_charged(inputs)
});