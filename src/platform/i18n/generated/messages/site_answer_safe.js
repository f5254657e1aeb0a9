/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Answer_SafeInputs */

const id_site_answer_safe = /** @type {(inputs: Site_Answer_SafeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jangan beri tahu siapa pun kode SMS Anda, termasuk orang yang mengaku dari kami. Masukkan hanya di aplikasi.`)
};

const en_site_answer_safe = /** @type {(inputs: Site_Answer_SafeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tell nobody a code from an SMS, not even someone who says they are from us. Enter it in the app only.`)
};

/**
* | output |
* | --- |
* | "Tell nobody a code from an SMS, not even someone who says they are from us. Enter it in the app only." |
*
* @param {Site_Answer_SafeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_answer_safe = /** @type {((inputs?: Site_Answer_SafeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Answer_SafeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_answer_safe(inputs)
	return id_site_answer_safe(inputs)
});