/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Busy_Over_TextInputs */

const id_busy_over_text = /** @type {(inputs: Busy_Over_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Layanan kami tadi sibuk. Anda bisa mencoba lagi sekarang.`)
};

const en_busy_over_text = /** @type {(inputs: Busy_Over_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Our service was busy. You can try again now.`)
};

/**
* | output |
* | --- |
* | "Our service was busy. You can try again now." |
*
* @param {Busy_Over_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const busy_over_text = /** @type {((inputs?: Busy_Over_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Busy_Over_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_busy_over_text(inputs)
	return id_busy_over_text(inputs)
});