/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Penalty_TextInputs */

const id_terms_penalty_text = /** @type {(inputs: Terms_Penalty_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Untuk setiap hari keterlambatan ditambahkan sebagian dari jumlah yang belum dibayar:`)
};

const en_terms_penalty_text = /** @type {(inputs: Terms_Penalty_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`For each day of delay, a share of the unpaid amount is added:`)
};

/**
* | output |
* | --- |
* | "For each day of delay, a share of the unpaid amount is added:" |
*
* @param {Terms_Penalty_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_penalty_text = /** @type {((inputs?: Terms_Penalty_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Penalty_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_penalty_text(inputs)
	return id_terms_penalty_text(inputs)
});