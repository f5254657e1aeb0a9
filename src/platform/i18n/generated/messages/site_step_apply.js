/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Step_ApplyInputs */

const id_site_step_apply = /** @type {(inputs: Site_Step_ApplyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Isi data Anda dan pilih pinjaman yang sesuai.`)
};

const en_site_step_apply = /** @type {(inputs: Site_Step_ApplyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Fill in your details and choose the loan that fits.`)
};

/**
* | output |
* | --- |
* | "Fill in your details and choose the loan that fits." |
*
* @param {Site_Step_ApplyInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_step_apply = /** @type {((inputs?: Site_Step_ApplyInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Step_ApplyInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_step_apply(inputs)
	return id_site_step_apply(inputs)
});