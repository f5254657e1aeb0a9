/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Download_Any_TextInputs */

const id_join_download_any_text = /** @type {(inputs: Join_Download_Any_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Di aplikasi Anda mengajukan pinjaman, membayarnya, dan mendapat bantuan.`)
};

const en_join_download_any_text = /** @type {(inputs: Join_Download_Any_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In the app you apply for a loan, repay it and get help.`)
};

/**
* | output |
* | --- |
* | "In the app you apply for a loan, repay it and get help." |
*
* @param {Join_Download_Any_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_download_any_text = /** @type {((inputs?: Join_Download_Any_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Download_Any_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_download_any_text(inputs)
	return id_join_download_any_text(inputs)
});