/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Sms_UnsentInputs */

const id_join_sms_unsent = /** @type {(inputs: Join_Sms_UnsentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Permintaan SMS belum terkirim karena ponsel Anda sedang offline. Minta lagi setelah online.`)
};

const en_join_sms_unsent = /** @type {(inputs: Join_Sms_UnsentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The SMS was not asked for, because your phone is offline. Ask again once you are online.`)
};

/**
* | output |
* | --- |
* | "The SMS was not asked for, because your phone is offline. Ask again once you are online." |
*
* @param {Join_Sms_UnsentInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_sms_unsent = /** @type {((inputs?: Join_Sms_UnsentInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Sms_UnsentInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_sms_unsent(inputs)
	return id_join_sms_unsent(inputs)
});