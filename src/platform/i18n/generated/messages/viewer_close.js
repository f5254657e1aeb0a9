/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Viewer_CloseInputs */

const id_viewer_close = /** @type {(inputs: Viewer_CloseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tutup foto`)
};

const en_viewer_close = /** @type {(inputs: Viewer_CloseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Close the photo`)
};

/**
* | output |
* | --- |
* | "Close the photo" |
*
* @param {Viewer_CloseInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const viewer_close = /** @type {((inputs?: Viewer_CloseInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Viewer_CloseInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_viewer_close(inputs)
	return id_viewer_close(inputs)
});