/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_Open_ApartInputs */

const id_confirm_open_apart = /** @type {(inputs: Confirm_Open_ApartInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Buka terpisah`)
};

const en_confirm_open_apart = /** @type {(inputs: Confirm_Open_ApartInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open separately`)
};

/**
* | output |
* | --- |
* | "Open separately" |
*
* @param {Confirm_Open_ApartInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_open_apart = /** @type {((inputs?: Confirm_Open_ApartInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_Open_ApartInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_open_apart(inputs)
	return id_confirm_open_apart(inputs)
});