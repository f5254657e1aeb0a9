/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Costs_TextInputs */

const id_site_costs_text = /** @type {(inputs: Site_Costs_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ini ketentuan untuk pinjaman di India. Angka pinjaman Anda, di India maupun Indonesia, tampil sebelum Anda menyetujui.`)
};

const en_site_costs_text = /** @type {(inputs: Site_Costs_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`These terms are for loans in India. The figures of your own loan, in India or in Indonesia, are shown before you agree.`)
};

/**
* | output |
* | --- |
* | "These terms are for loans in India. The figures of your own loan, in India or in Indonesia, are shown before you agree." |
*
* @param {Site_Costs_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_costs_text = /** @type {((inputs?: Site_Costs_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Costs_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_costs_text(inputs)
	return id_site_costs_text(inputs)
});