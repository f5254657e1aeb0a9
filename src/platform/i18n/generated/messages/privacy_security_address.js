/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Security_AddressInputs */

const id_privacy_security_address = /** @type {(inputs: Privacy_Security_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Alamat halaman yang Anda buka dari aplikasi memuat kunci sesi Anda. Halaman ini mengirimnya hanya ke layanan kami sendiri. Jangan bagikan alamat itu kepada siapa pun.`)
};

const en_privacy_security_address = /** @type {(inputs: Privacy_Security_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The address of a page that you opened from the app holds a key to your session. These pages send it to our own service only. Do not share such an address with anybody.`)
};

/**
* | output |
* | --- |
* | "The address of a page that you opened from the app holds a key to your session. These pages send it to our own service only. Do not share such an address wit..." |
*
* @param {Privacy_Security_AddressInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_security_address = /** @type {((inputs?: Privacy_Security_AddressInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Security_AddressInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_security_address(inputs)
	return id_privacy_security_address(inputs)
});