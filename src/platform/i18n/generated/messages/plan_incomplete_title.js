/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Plan_Incomplete_TitleInputs */

const id_plan_incomplete_title = /** @type {(inputs: Plan_Incomplete_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Daftar cicilan belum lengkap`)
};

const en_plan_incomplete_title = /** @type {(inputs: Plan_Incomplete_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The list is not complete`)
};

/**
* | output |
* | --- |
* | "The list is not complete" |
*
* @param {Plan_Incomplete_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const plan_incomplete_title = /** @type {((inputs?: Plan_Incomplete_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Plan_Incomplete_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_plan_incomplete_title(inputs)
	return id_plan_incomplete_title(inputs)
});