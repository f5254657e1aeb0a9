/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Sms_WrongInputs */

const id_join_sms_wrong = /** @type {(inputs: Join_Sms_WrongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Isi kode SMS dengan benar`)
};

const en_join_sms_wrong = /** @type {(inputs: Join_Sms_WrongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`please enter the SMS code correctly`)
};

/**
* | output |
* | --- |
* | "please enter the SMS code correctly" |
*
* @param {Join_Sms_WrongInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_sms_wrong = /** @type {((inputs?: Join_Sms_WrongInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Sms_WrongInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_sms_wrong(inputs)
	return id_join_sms_wrong(inputs)
});