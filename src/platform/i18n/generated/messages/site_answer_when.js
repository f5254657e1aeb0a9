/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Answer_WhenInputs */

const id_site_answer_when = /** @type {(inputs: Site_Answer_WhenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjaman bisa cair dalam 2 jam. Batas menurut ketentuan: keputusan dalam 1 hari, dan uang masuk 1 sampai 3 hari setelah Anda menyetujui.`)
};

const en_site_answer_when = /** @type {(inputs: Site_Answer_WhenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loans can arrive within 2 hours. The terms allow us longer: a decision within 1 day, and the money 1 to 3 days after you accept.`)
};

/**
* | output |
* | --- |
* | "Loans can arrive within 2 hours. The terms allow us longer: a decision within 1 day, and the money 1 to 3 days after you accept." |
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