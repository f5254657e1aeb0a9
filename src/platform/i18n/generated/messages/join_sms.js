/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_SmsInputs */

const id_join_sms = /** @type {(inputs: Join_SmsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kode SMS`)
};

const en_join_sms = /** @type {(inputs: Join_SmsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`SMS code`)
};

/**
* | output |
* | --- |
* | "SMS code" |
*
* @param {Join_SmsInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_sms = /** @type {((inputs?: Join_SmsInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_SmsInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_sms(inputs)
	return id_join_sms(inputs)
});