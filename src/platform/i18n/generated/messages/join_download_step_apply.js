/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Download_Step_ApplyInputs */

const id_join_download_step_apply = /** @type {(inputs: Join_Download_Step_ApplyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pilih jumlah dan jangka waktu. Semua biaya tampil sebelum Anda setuju.`)
};

const en_join_download_step_apply = /** @type {(inputs: Join_Download_Step_ApplyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose an amount and a term. Every cost is shown before you agree.`)
};

/**
* | output |
* | --- |
* | "Choose an amount and a term. Every cost is shown before you agree." |
*
* @param {Join_Download_Step_ApplyInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_download_step_apply = /** @type {((inputs?: Join_Download_Step_ApplyInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Download_Step_ApplyInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_download_step_apply(inputs)
	return id_join_download_step_apply(inputs)
});