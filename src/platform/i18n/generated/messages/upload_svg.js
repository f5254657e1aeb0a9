/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Upload_SvgInputs */

const id_upload_svg = /** @type {(inputs: Upload_SvgInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Gambar SVG tidak bisa dikirim. Buat tangkapan layarnya, lalu pilih itu.`)
};

const en_upload_svg = /** @type {(inputs: Upload_SvgInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`SVG drawings cannot be sent. Take a screenshot of it and choose that.`)
};

/**
* | output |
* | --- |
* | "SVG drawings cannot be sent. Take a screenshot of it and choose that." |
*
* @param {Upload_SvgInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const upload_svg = /** @type {((inputs?: Upload_SvgInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_SvgInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_upload_svg(inputs)
	return id_upload_svg(inputs)
});