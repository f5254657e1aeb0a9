/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Frame_LateInputs */

const id_site_frame_late = /** @type {(inputs: Site_Frame_LateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Halaman ini belum termuat. Buka di halaman sendiri lewat tautan di atas.`)
};

const en_site_frame_late = /** @type {(inputs: Site_Frame_LateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This page has not loaded. Open it separately with the link above.`)
};

/**
* | output |
* | --- |
* | "This page has not loaded. Open it separately with the link above." |
*
* @param {Site_Frame_LateInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_frame_late = /** @type {((inputs?: Site_Frame_LateInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Frame_LateInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_frame_late(inputs)
	return id_site_frame_late(inputs)
});