/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Paid_ThanksInputs */

const id_paid_thanks = /** @type {(inputs: Paid_ThanksInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Terima kasih, sudah dicatat.`)
};

const en_paid_thanks = /** @type {(inputs: Paid_ThanksInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Thank you, it is noted.`)
};

/**
* | output |
* | --- |
* | "Thank you, it is noted." |
*
* @param {Paid_ThanksInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const paid_thanks = /** @type {((inputs?: Paid_ThanksInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Paid_ThanksInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_paid_thanks(inputs)
	return id_paid_thanks(inputs)
});