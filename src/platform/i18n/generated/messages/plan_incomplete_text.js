/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Plan_Incomplete_TextInputs */

const id_plan_incomplete_text = /** @type {(inputs: Plan_Incomplete_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Masalahnya ada pada kami. Pinjaman Anda tidak berubah. Coba lagi sebentar lagi.`)
};

const en_plan_incomplete_text = /** @type {(inputs: Plan_Incomplete_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The problem is on our side. Nothing about your loan has changed. Try again in a moment.`)
};

/**
* | output |
* | --- |
* | "The problem is on our side. Nothing about your loan has changed. Try again in a moment." |
*
* @param {Plan_Incomplete_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const plan_incomplete_text = /** @type {((inputs?: Plan_Incomplete_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Plan_Incomplete_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_plan_incomplete_text(inputs)
	return id_plan_incomplete_text(inputs)
});