/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaints_AnsweredInputs */

const id_complaints_answered = /** @type {(inputs: Complaints_AnsweredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sudah dijawab`)
};

const en_complaints_answered = /** @type {(inputs: Complaints_AnsweredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Answered`)
};

/**
* | output |
* | --- |
* | "Answered" |
*
* @param {Complaints_AnsweredInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaints_answered = /** @type {((inputs?: Complaints_AnsweredInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaints_AnsweredInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaints_answered(inputs)
	return id_complaints_answered(inputs)
});