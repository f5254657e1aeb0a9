/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Disclosure_ProductsInputs */

const id_privacy_disclosure_products = /** @type {(inputs: Privacy_Disclosure_ProductsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Penyedia produk lain, bila Anda mengajukannya: yang dibutuhkan pengajuan Anda. Di sana berlaku kebijakan penyedia itu.`)
};

const en_privacy_disclosure_products = /** @type {(inputs: Privacy_Disclosure_ProductsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The provider of another product, if you apply for it: what your application needs. That provider’s own policy applies there.`)
};

/**
* | output |
* | --- |
* | "The provider of another product, if you apply for it: what your application needs. That provider’s own policy applies there." |
*
* @param {Privacy_Disclosure_ProductsInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_disclosure_products = /** @type {((inputs?: Privacy_Disclosure_ProductsInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Disclosure_ProductsInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_disclosure_products(inputs)
	return id_privacy_disclosure_products(inputs)
});