/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Answer_SafeInputs */

const id_site_answer_safe = /** @type {(inputs: Site_Answer_SafeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kami tidak pernah meminta PIN atau kode SMS Anda. Masukkan kode hanya di aplikasi, dan telepon kami kalau Anda ragu.`)
};

const en_site_answer_safe = /** @type {(inputs: Site_Answer_SafeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We never ask you for your PIN or for the code of an SMS. Enter a code in the app only, and call us when in doubt.`)
};

/**
* | output |
* | --- |
* | "We never ask you for your PIN or for the code of an SMS. Enter a code in the app only, and call us when in doubt." |
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