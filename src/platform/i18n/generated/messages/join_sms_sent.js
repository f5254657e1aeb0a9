/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ phone: NonNullable<unknown> }} Join_Sms_SentInputs */

const id_join_sms_sent = /** @type {(inputs: Join_Sms_SentInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Kode dikirim ke ${i?.phone}`)
};

const en_join_sms_sent = /** @type {(inputs: Join_Sms_SentInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The code was sent to ${i?.phone}`)
};

/**
* | output |
* | --- |
* | "The code was sent to {phone}" |
*
* @param {Join_Sms_SentInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_sms_sent = /** @type {((inputs: Join_Sms_SentInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Sms_SentInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_sms_sent(inputs)
	return id_join_sms_sent(inputs)
});