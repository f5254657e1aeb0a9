/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Sms_FailedInputs */

const id_join_sms_failed = /** @type {(inputs: Join_Sms_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kode SMS belum bisa dikirim. Isian Anda tetap ada, coba lagi sebentar lagi.`)
};

const en_join_sms_failed = /** @type {(inputs: Join_Sms_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The SMS code could not be sent. What you typed is still here, try again in a moment.`)
};

/**
* | output |
* | --- |
* | "The SMS code could not be sent. What you typed is still here, try again in a moment." |
*
* @param {Join_Sms_FailedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_sms_failed = /** @type {((inputs?: Join_Sms_FailedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Sms_FailedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_sms_failed(inputs)
	return id_join_sms_failed(inputs)
});