/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_Start_ApplyInputs */

const id_about_start_apply = /** @type {(inputs: About_Start_ApplyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pilih produk dan isi pengajuannya.`)
};

const en_about_start_apply = /** @type {(inputs: About_Start_ApplyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose a product and fill in the application.`)
};

/**
* | output |
* | --- |
* | "Choose a product and fill in the application." |
*
* @param {About_Start_ApplyInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_start_apply = /** @type {((inputs?: About_Start_ApplyInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_Start_ApplyInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_start_apply(inputs)
	return id_about_start_apply(inputs)
});