/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Answer_WhenInputs */

const id_site_answer_when = /** @type {(inputs: Site_Answer_WhenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bisa dalam 2 jam. Di India, ketentuan memberi waktu 1 hari untuk keputusan, dan 1 sampai 3 hari untuk uangnya setelah disetujui.`)
};

const en_site_answer_when = /** @type {(inputs: Site_Answer_WhenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It can be within 2 hours. In India the terms allow 1 day for the decision, and 1 to 3 days for the money after acceptance.`)
};

/**
* | output |
* | --- |
* | "It can be within 2 hours. In India the terms allow 1 day for the decision, and 1 to 3 days for the money after acceptance." |
*
* @param {Site_Answer_WhenInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_answer_when = /** @type {((inputs?: Site_Answer_WhenInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Answer_WhenInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_answer_when(inputs)
	return id_site_answer_when(inputs)
});