/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Paid_QuestionInputs */

const id_paid_question = /** @type {(inputs: Paid_QuestionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Apakah Anda sudah membayar?`)
};

const en_paid_question = /** @type {(inputs: Paid_QuestionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Did you make the payment?`)
};

/**
* | output |
* | --- |
* | "Did you make the payment?" |
*
* @param {Paid_QuestionInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const paid_question = /** @type {((inputs?: Paid_QuestionInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Paid_QuestionInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_paid_question(inputs)
	return id_paid_question(inputs)
});