/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bind_PhoneInputs */

const id_bind_phone = /** @type {(inputs: Bind_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nomor ponsel yang terdaftar di bank`)
};

const en_bind_phone = /** @type {(inputs: Bind_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mobile number registered with your bank`)
};

/**
* | output |
* | --- |
* | "Mobile number registered with your bank" |
*
* @param {Bind_PhoneInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const bind_phone = /** @type {((inputs?: Bind_PhoneInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bind_PhoneInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_bind_phone(inputs)
	return id_bind_phone(inputs)
});