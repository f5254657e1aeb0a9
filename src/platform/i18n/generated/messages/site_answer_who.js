/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Answer_WhoInputs */

const id_site_answer_who = /** @type {(inputs: Site_Answer_WhoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Warga negara yang berusia di atas 18 tahun. Di India, dengan gaji mulai dari ₹12,000.`)
};

const en_site_answer_who = /** @type {(inputs: Site_Answer_WhoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nationals over 18. In India, with a salary of ₹12,000 and above.`)
};

/**
* | output |
* | --- |
* | "Nationals over 18. In India, with a salary of ₹12,000 and above." |
*
* @param {Site_Answer_WhoInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_answer_who = /** @type {((inputs?: Site_Answer_WhoInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Answer_WhoInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_answer_who(inputs)
	return id_site_answer_who(inputs)
});