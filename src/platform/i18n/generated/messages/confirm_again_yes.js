/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_Again_YesInputs */

const id_confirm_again_yes = /** @type {(inputs: Confirm_Again_YesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ya, lihat penawarannya`)
};

const en_confirm_again_yes = /** @type {(inputs: Confirm_Again_YesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yes, show me the offer`)
};

/**
* | output |
* | --- |
* | "Yes, show me the offer" |
*
* @param {Confirm_Again_YesInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_again_yes = /** @type {((inputs?: Confirm_Again_YesInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_Again_YesInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_again_yes(inputs)
	return id_confirm_again_yes(inputs)
});