/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Viewer_Zoom_OutInputs */

const id_viewer_zoom_out = /** @type {(inputs: Viewer_Zoom_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Perkecil`)
};

const en_viewer_zoom_out = /** @type {(inputs: Viewer_Zoom_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Zoom out`)
};

/**
* | output |
* | --- |
* | "Zoom out" |
*
* @param {Viewer_Zoom_OutInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const viewer_zoom_out = /** @type {((inputs?: Viewer_Zoom_OutInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Viewer_Zoom_OutInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_viewer_zoom_out(inputs)
	return id_viewer_zoom_out(inputs)
});