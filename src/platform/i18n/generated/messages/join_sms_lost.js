/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Sms_LostInputs */

const id_join_sms_lost = /** @type {(inputs: Join_Sms_LostInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kami belum tahu apakah SMS terkirim. Tunggu sebentar; kalau tidak ada SMS yang masuk, minta lagi.`)
};

const en_join_sms_lost = /** @type {(inputs: Join_Sms_LostInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We do not know whether the SMS was sent. Wait a moment; if none arrives, ask again.`)
};

/**
* | output |
* | --- |
* | "We do not know whether the SMS was sent. Wait a moment; if none arrives, ask again." |
*
* @param {Join_Sms_LostInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_sms_lost = /** @type {((inputs?: Join_Sms_LostInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Sms_LostInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_sms_lost(inputs)
	return id_join_sms_lost(inputs)
});