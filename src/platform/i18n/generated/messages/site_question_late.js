/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Question_LateInputs */

const id_site_question_late = /** @type {(inputs: Site_Question_LateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bagaimana kalau saya tidak bisa membayar tepat waktu?`)
};

const en_site_question_late = /** @type {(inputs: Site_Question_LateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What if I cannot pay on time?`)
};

/**
* | output |
* | --- |
* | "What if I cannot pay on time?" |
*
* @param {Site_Question_LateInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_question_late = /** @type {((inputs?: Site_Question_LateInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Question_LateInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_question_late(inputs)
	return id_site_question_late(inputs)
});