/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_OpeningInputs */

const id_confirm_opening = /** @type {(inputs: Confirm_OpeningInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Perjanjian sedang dibuka…`)
};

const en_confirm_opening = /** @type {(inputs: Confirm_OpeningInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Opening the agreement…`)
};

/**
* | output |
* | --- |
* | "Opening the agreement…" |
*
* @param {Confirm_OpeningInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_opening = /** @type {((inputs?: Confirm_OpeningInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_OpeningInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_opening(inputs)
	return id_confirm_opening(inputs)
});