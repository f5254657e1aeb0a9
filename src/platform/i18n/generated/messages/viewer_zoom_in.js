/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Viewer_Zoom_InInputs */

const id_viewer_zoom_in = /** @type {(inputs: Viewer_Zoom_InInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Perbesar`)
};

const en_viewer_zoom_in = /** @type {(inputs: Viewer_Zoom_InInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Zoom in`)
};

/**
* | output |
* | --- |
* | "Zoom in" |
*
* @param {Viewer_Zoom_InInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const viewer_zoom_in = /** @type {((inputs?: Viewer_Zoom_InInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Viewer_Zoom_InInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_viewer_zoom_in(inputs)
	return id_viewer_zoom_in(inputs)
});