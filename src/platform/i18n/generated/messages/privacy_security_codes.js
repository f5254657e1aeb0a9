/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Security_CodesInputs */

const id_privacy_security_codes = /** @type {(inputs: Privacy_Security_CodesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kami tidak pernah meminta PIN atau kata sandi Anda. Masukkan kode SMS hanya di layar kami sendiri, dan jangan beri tahu siapa pun, termasuk kami.`)
};

const en_privacy_security_codes = /** @type {(inputs: Privacy_Security_CodesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We never ask for your PIN or password. Enter a code from an SMS only on our own screens, and tell it to nobody, not even to us.`)
};

/**
* | output |
* | --- |
* | "We never ask for your PIN or password. Enter a code from an SMS only on our own screens, and tell it to nobody, not even to us." |
*
* @param {Privacy_Security_CodesInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_security_codes = /** @type {((inputs?: Privacy_Security_CodesInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Security_CodesInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_security_codes(inputs)
	return id_privacy_security_codes(inputs)
});