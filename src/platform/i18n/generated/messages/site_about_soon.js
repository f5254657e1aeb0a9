/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Site_About_SoonInputs */

const id_site_about_soon = /** @type {(inputs: Site_About_SoonInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} memberi pinjaman kepada peminjam di Indonesia dan India, dengan biaya yang tampil sebelum disetujui.`)
};

const en_site_about_soon = /** @type {(inputs: Site_About_SoonInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} lends to people in Indonesia and India, at a cost that is shown before they agree.`)
};

/**
* | output |
* | --- |
* | "{name} lends to people in Indonesia and India, at a cost that is shown before they agree." |
*
* @param {Site_About_SoonInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_about_soon = /** @type {((inputs: Site_About_SoonInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_About_SoonInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_about_soon(inputs)
	return id_site_about_soon(inputs)
});