/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Sms_RepeatInputs */

const id_join_sms_repeat = /** @type {(inputs: Join_Sms_RepeatInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jangan meminta kode berulang kali`)
};

const en_join_sms_repeat = /** @type {(inputs: Join_Sms_RepeatInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`do not send the code repeatedly`)
};

/**
* | output |
* | --- |
* | "do not send the code repeatedly" |
*
* @param {Join_Sms_RepeatInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_sms_repeat = /** @type {((inputs?: Join_Sms_RepeatInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Sms_RepeatInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_sms_repeat(inputs)
	return id_join_sms_repeat(inputs)
});