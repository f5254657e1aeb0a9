/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Amounts_TextInputs */

const id_site_amounts_text = /** @type {(inputs: Site_Amounts_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jumlah untuk Anda kami tentukan setelah memeriksa pengajuan.`)
};

const en_site_amounts_text = /** @type {(inputs: Site_Amounts_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We decide on your amount once we have looked at your application.`)
};

/**
* | output |
* | --- |
* | "We decide on your amount once we have looked at your application." |
*
* @param {Site_Amounts_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_amounts_text = /** @type {((inputs?: Site_Amounts_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Amounts_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_amounts_text(inputs)
	return id_site_amounts_text(inputs)
});