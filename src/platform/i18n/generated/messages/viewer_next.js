/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Viewer_NextInputs */

const id_viewer_next = /** @type {(inputs: Viewer_NextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Foto berikutnya`)
};

const en_viewer_next = /** @type {(inputs: Viewer_NextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Next photo`)
};

/**
* | output |
* | --- |
* | "Next photo" |
*
* @param {Viewer_NextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const viewer_next = /** @type {((inputs?: Viewer_NextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Viewer_NextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_viewer_next(inputs)
	return id_viewer_next(inputs)
});