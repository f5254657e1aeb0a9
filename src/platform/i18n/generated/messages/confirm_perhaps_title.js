/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_Perhaps_TitleInputs */

const id_confirm_perhaps_title = /** @type {(inputs: Confirm_Perhaps_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Periksa dulu`)
};

const en_confirm_perhaps_title = /** @type {(inputs: Confirm_Perhaps_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check first`)
};

/**
* | output |
* | --- |
* | "Check first" |
*
* @param {Confirm_Perhaps_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_perhaps_title = /** @type {((inputs?: Confirm_Perhaps_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_Perhaps_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_perhaps_title(inputs)
	return id_confirm_perhaps_title(inputs)
});