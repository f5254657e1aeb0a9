/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Legal_AddressInputs */

const id_legal_address = /** @type {(inputs: Legal_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Alamat`)
};

const en_legal_address = /** @type {(inputs: Legal_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Address`)
};

/**
* | output |
* | --- |
* | "Address" |
*
* @param {Legal_AddressInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const legal_address = /** @type {((inputs?: Legal_AddressInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Legal_AddressInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_legal_address(inputs)
	return id_legal_address(inputs)
});