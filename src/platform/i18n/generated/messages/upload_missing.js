/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Upload_MissingInputs */

const id_upload_missing = /** @type {(inputs: Upload_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Belum terunggah saat halaman ini ditinggalkan. Pilih lagi, atau hapus.`)
};

const en_upload_missing = /** @type {(inputs: Upload_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not uploaded before the page was left. Choose it again, or remove it.`)
};

/**
* | output |
* | --- |
* | "Not uploaded before the page was left. Choose it again, or remove it." |
*
* @param {Upload_MissingInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const upload_missing = /** @type {((inputs?: Upload_MissingInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_MissingInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_upload_missing(inputs)
	return id_upload_missing(inputs)
});