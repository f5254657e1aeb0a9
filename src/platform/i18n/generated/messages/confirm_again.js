/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_AgainInputs */

const id_confirm_again = /** @type {(inputs: Confirm_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajukan pinjaman lagi`)
};

const en_confirm_again = /** @type {(inputs: Confirm_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Take another loan`)
};

/**
* | output |
* | --- |
* | "Take another loan" |
*
* @param {Confirm_AgainInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_again = /** @type {((inputs?: Confirm_AgainInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_AgainInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_again(inputs)
	return id_confirm_again(inputs)
});