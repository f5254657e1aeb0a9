/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Viewer_FailedInputs */

const id_viewer_failed = /** @type {(inputs: Viewer_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Foto ini belum bisa dimuat. Tutup, lalu buka lagi.`)
};

const en_viewer_failed = /** @type {(inputs: Viewer_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This photo could not be loaded. Close it, then open it again.`)
};

/**
* | output |
* | --- |
* | "This photo could not be loaded. Close it, then open it again." |
*
* @param {Viewer_FailedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const viewer_failed = /** @type {((inputs?: Viewer_FailedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Viewer_FailedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_viewer_failed(inputs)
	return id_viewer_failed(inputs)
});