/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_UnusableInputs */

const id_confirm_unusable = /** @type {(inputs: Confirm_UnusableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Penawaran ini tidak bisa dibaca dengan benar, jadi belum bisa diajukan. Hubungi kami.`)
};

const en_confirm_unusable = /** @type {(inputs: Confirm_UnusableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This offer cannot be read correctly, so you cannot apply for it. Please call us.`)
};

/**
* | output |
* | --- |
* | "This offer cannot be read correctly, so you cannot apply for it. Please call us." |
*
* @param {Confirm_UnusableInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_unusable = /** @type {((inputs?: Confirm_UnusableInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_UnusableInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_unusable(inputs)
	return id_confirm_unusable(inputs)
});