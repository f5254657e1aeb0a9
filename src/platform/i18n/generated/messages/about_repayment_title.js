/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_Repayment_TitleInputs */

const id_about_repayment_title = /** @type {(inputs: About_Repayment_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pelunasan yang cepat dan fleksibel`)
};

const en_about_repayment_title = /** @type {(inputs: About_Repayment_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Quick and flexible repayment`)
};

/**
* | output |
* | --- |
* | "Quick and flexible repayment" |
*
* @param {About_Repayment_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_repayment_title = /** @type {((inputs?: About_Repayment_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_Repayment_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_repayment_title(inputs)
	return id_about_repayment_title(inputs)
});