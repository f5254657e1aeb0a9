/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Download_Step_Log_InInputs */

const id_join_download_step_log_in = /** @type {(inputs: Join_Download_Step_Log_InInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Masuk dengan nomor ponsel Anda.`)
};

const en_join_download_step_log_in = /** @type {(inputs: Join_Download_Step_Log_InInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Log in with your mobile number.`)
};

/**
* | output |
* | --- |
* | "Log in with your mobile number." |
*
* @param {Join_Download_Step_Log_InInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_download_step_log_in = /** @type {((inputs?: Join_Download_Step_Log_InInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Download_Step_Log_InInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_download_step_log_in(inputs)
	return id_join_download_step_log_in(inputs)
});