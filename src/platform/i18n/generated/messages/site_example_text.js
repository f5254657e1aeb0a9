/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Example_TextInputs */

const id_site_example_text = /** @type {(inputs: Site_Example_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjaman terkecil, kalau dibayar tepat waktu sekaligus. Angka untuk Anda tampil sebelum Anda menyetujui.`)
};

const en_site_example_text = /** @type {(inputs: Site_Example_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The smallest loan, if it is repaid on time in one sum. Your own figures are shown before you agree.`)
};

/**
* | output |
* | --- |
* | "The smallest loan, if it is repaid on time in one sum. Your own figures are shown before you agree." |
*
* @param {Site_Example_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_example_text = /** @type {((inputs?: Site_Example_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Example_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_example_text(inputs)
	return id_site_example_text(inputs)
});