/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Extension_Unreadable_ReasonInputs */

const id_extension_unreadable_reason = /** @type {(inputs: Extension_Unreadable_ReasonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Biaya atau batas waktunya tidak terbaca.`)
};

const en_extension_unreadable_reason = /** @type {(inputs: Extension_Unreadable_ReasonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We cannot read the fee or the deadline.`)
};

/**
* | output |
* | --- |
* | "We cannot read the fee or the deadline." |
*
* @param {Extension_Unreadable_ReasonInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const extension_unreadable_reason = /** @type {((inputs?: Extension_Unreadable_ReasonInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Extension_Unreadable_ReasonInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_extension_unreadable_reason(inputs)
	return id_extension_unreadable_reason(inputs)
});