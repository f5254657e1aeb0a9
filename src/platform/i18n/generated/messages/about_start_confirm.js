/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_Start_ConfirmInputs */

const id_about_start_confirm = /** @type {(inputs: About_Start_ConfirmInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Setujui hanya kalau Anda sanggup membayar setiap cicilan. Kalau tidak, tutup saja halamannya: belum ada yang dipinjam.`)
};

const en_about_start_confirm = /** @type {(inputs: About_Start_ConfirmInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Confirm only if you can pay each instalment. Otherwise close the page: nothing has been borrowed.`)
};

/**
* | output |
* | --- |
* | "Confirm only if you can pay each instalment. Otherwise close the page: nothing has been borrowed." |
*
* @param {About_Start_ConfirmInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_start_confirm = /** @type {((inputs?: About_Start_ConfirmInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_Start_ConfirmInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_start_confirm(inputs)
	return id_about_start_confirm(inputs)
});