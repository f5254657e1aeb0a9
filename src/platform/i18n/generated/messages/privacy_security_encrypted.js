/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Security_EncryptedInputs */

const id_privacy_security_encrypted = /** @type {(inputs: Privacy_Security_EncryptedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Data yang dikirim antara perangkat Anda dan kami dienkripsi.`)
};

const en_privacy_security_encrypted = /** @type {(inputs: Privacy_Security_EncryptedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What travels between your device and us is encrypted.`)
};

/**
* | output |
* | --- |
* | "What travels between your device and us is encrypted." |
*
* @param {Privacy_Security_EncryptedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_security_encrypted = /** @type {((inputs?: Privacy_Security_EncryptedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Security_EncryptedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_security_encrypted(inputs)
	return id_privacy_security_encrypted(inputs)
});