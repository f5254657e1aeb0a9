/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_Safety_CodesInputs */

const id_about_safety_codes = /** @type {(inputs: About_Safety_CodesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kami tidak pernah meminta PIN atau kata sandi Anda. Jangan beri tahu kode SMS kepada siapa pun.`)
};

const en_about_safety_codes = /** @type {(inputs: About_Safety_CodesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We never ask for your PIN or password. Tell the code of an SMS to nobody.`)
};

/**
* | output |
* | --- |
* | "We never ask for your PIN or password. Tell the code of an SMS to nobody." |
*
* @param {About_Safety_CodesInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_safety_codes = /** @type {((inputs?: About_Safety_CodesInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_Safety_CodesInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_safety_codes(inputs)
	return id_about_safety_codes(inputs)
});