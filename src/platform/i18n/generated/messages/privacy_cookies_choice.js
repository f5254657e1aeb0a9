/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Cookies_ChoiceInputs */

const id_privacy_cookies_choice = /** @type {(inputs: Privacy_Cookies_ChoiceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cara bayar pilihan Anda, supaya tidak perlu memilih setiap kali.`)
};

const en_privacy_cookies_choice = /** @type {(inputs: Privacy_Cookies_ChoiceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The way of repayment that you chose, so that you need not choose it each time.`)
};

/**
* | output |
* | --- |
* | "The way of repayment that you chose, so that you need not choose it each time." |
*
* @param {Privacy_Cookies_ChoiceInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_cookies_choice = /** @type {((inputs?: Privacy_Cookies_ChoiceInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Cookies_ChoiceInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_cookies_choice(inputs)
	return id_privacy_cookies_choice(inputs)
});