/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Frame_LoadingInputs */

const id_site_frame_loading = /** @type {(inputs: Site_Frame_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Memuat halaman…`)
};

const en_site_frame_loading = /** @type {(inputs: Site_Frame_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loading the page…`)
};

/**
* | output |
* | --- |
* | "Loading the page…" |
*
* @param {Site_Frame_LoadingInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_frame_loading = /** @type {((inputs?: Site_Frame_LoadingInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Frame_LoadingInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_frame_loading(inputs)
	return id_site_frame_loading(inputs)
});