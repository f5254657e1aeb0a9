/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_Start_ReadInputs */

const id_about_start_read = /** @type {(inputs: About_Start_ReadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Baca tawarannya: jumlah, jangka waktu, bunga, serta berapa yang dibayar dan kapan.`)
};

const en_about_start_read = /** @type {(inputs: About_Start_ReadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Read the offer: the amount, the term, the rate, and what to repay when.`)
};

/**
* | output |
* | --- |
* | "Read the offer: the amount, the term, the rate, and what to repay when." |
*
* @param {About_Start_ReadInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_start_read = /** @type {((inputs?: About_Start_ReadInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_Start_ReadInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_start_read(inputs)
	return id_about_start_read(inputs)
});