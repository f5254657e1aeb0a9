/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Clear_TextInputs */

const id_site_clear_text = /** @type {(inputs: Site_Clear_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Biaya, tanggal bayar, dan perjanjian tampil sebelum Anda menyetujui.`)
};

const en_site_clear_text = /** @type {(inputs: Site_Clear_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cost, dates and agreement are shown before you confirm.`)
};

/**
* | output |
* | --- |
* | "Cost, dates and agreement are shown before you confirm." |
*
* @param {Site_Clear_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_clear_text = /** @type {((inputs?: Site_Clear_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Clear_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_clear_text(inputs)
	return id_site_clear_text(inputs)
});