/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Viewer_PreviousInputs */

const id_viewer_previous = /** @type {(inputs: Viewer_PreviousInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Foto sebelumnya`)
};

const en_viewer_previous = /** @type {(inputs: Viewer_PreviousInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Previous photo`)
};

/**
* | output |
* | --- |
* | "Previous photo" |
*
* @param {Viewer_PreviousInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const viewer_previous = /** @type {((inputs?: Viewer_PreviousInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Viewer_PreviousInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_viewer_previous(inputs)
	return id_viewer_previous(inputs)
});