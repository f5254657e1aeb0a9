/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_Sent_AtInputs */

const id_confirm_sent_at = /** @type {(inputs: Confirm_Sent_AtInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dikirim`)
};

const en_confirm_sent_at = /** @type {(inputs: Confirm_Sent_AtInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sent`)
};

/**
* | output |
* | --- |
* | "Sent" |
*
* @param {Confirm_Sent_AtInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_sent_at = /** @type {((inputs?: Confirm_Sent_AtInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_Sent_AtInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_sent_at(inputs)
	return id_confirm_sent_at(inputs)
});