/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_LeadInputs */

const id_site_lead = /** @type {(inputs: Site_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lihat jumlah yang Anda terima, yang Anda bayar, dan tanggalnya sebelum menyetujui. Lalu putuskan dengan tenang.`)
};

const en_site_lead = /** @type {(inputs: Site_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`See what you receive, what you repay and when, before you agree to anything. Then take your time to decide.`)
};

/**
* | output |
* | --- |
* | "See what you receive, what you repay and when, before you agree to anything. Then take your time to decide." |
*
* @param {Site_LeadInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_lead = /** @type {((inputs?: Site_LeadInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_LeadInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_lead(inputs)
	return id_site_lead(inputs)
});