/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_ConsentInputs */

const id_confirm_consent = /** @type {(inputs: Confirm_ConsentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saya sudah membaca dan menyetujui perjanjian ini`)
};

const en_confirm_consent = /** @type {(inputs: Confirm_ConsentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`I have read and accept these agreements`)
};

/**
* | output |
* | --- |
* | "I have read and accept these agreements" |
*
* @param {Confirm_ConsentInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_consent = /** @type {((inputs?: Confirm_ConsentInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_ConsentInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_consent(inputs)
	return id_confirm_consent(inputs)
});