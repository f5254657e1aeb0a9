/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Footer_CareInputs */

const id_site_footer_care = /** @type {(inputs: Site_Footer_CareInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Meminjam ada biayanya. Pinjam hanya yang bisa Anda lunasi.`)
};

const en_site_footer_care = /** @type {(inputs: Site_Footer_CareInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Borrowing costs money. Borrow only what you can repay.`)
};

/**
* | output |
* | --- |
* | "Borrowing costs money. Borrow only what you can repay." |
*
* @param {Site_Footer_CareInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_footer_care = /** @type {((inputs?: Site_Footer_CareInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Footer_CareInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_footer_care(inputs)
	return id_site_footer_care(inputs)
});