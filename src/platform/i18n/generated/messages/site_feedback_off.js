/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Feedback_OffInputs */

const id_site_feedback_off = /** @type {(inputs: Site_Feedback_OffInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Formulir ini membutuhkan JavaScript. Tanpa itu, tulis kepada kami lewat e-mail.`)
};

const en_site_feedback_off = /** @type {(inputs: Site_Feedback_OffInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This form needs JavaScript. Without it, write to us by e-mail.`)
};

/**
* | output |
* | --- |
* | "This form needs JavaScript. Without it, write to us by e-mail." |
*
* @param {Site_Feedback_OffInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_feedback_off = /** @type {((inputs?: Site_Feedback_OffInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Feedback_OffInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_feedback_off(inputs)
	return id_site_feedback_off(inputs)
});