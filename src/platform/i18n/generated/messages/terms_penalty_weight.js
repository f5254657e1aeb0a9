/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Penalty_WeightInputs */

const id_terms_penalty_weight = /** @type {(inputs: Terms_Penalty_WeightInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dengan 5% per hari, keterlambatan 20 hari menambah denda sebesar jumlah yang belum dibayar itu sendiri.`)
};

const en_terms_penalty_weight = /** @type {(inputs: Terms_Penalty_WeightInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`At 5% a day, 20 days of delay cost as much again as the amount that was not paid.`)
};

/**
* | output |
* | --- |
* | "At 5% a day, 20 days of delay cost as much again as the amount that was not paid." |
*
* @param {Terms_Penalty_WeightInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_penalty_weight = /** @type {((inputs?: Terms_Penalty_WeightInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Penalty_WeightInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_penalty_weight(inputs)
	return id_terms_penalty_weight(inputs)
});