/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Answer_LateInputs */

const id_site_answer_late = /** @type {(inputs: Site_Answer_LateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Telepon kami sebelum jatuh tempo. Aplikasi menunjukkan pinjaman yang bisa diperpanjang, dan biayanya. Di India, setelah jatuh tempo ada biaya satu kali dan denda setiap hari; di Indonesia, biaya keterlambatan tertulis di perjanjian Anda.`)
};

const en_site_answer_late = /** @type {(inputs: Site_Answer_LateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Call us before the due date. The app shows which loans can be extended, and the fee. In India a late fee, once, and a penalty each day follow after that date; in Indonesia your agreement says what being late costs.`)
};

/**
* | output |
* | --- |
* | "Call us before the due date. The app shows which loans can be extended, and the fee. In India a late fee, once, and a penalty each day follow after that date..." |
*
* @param {Site_Answer_LateInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_answer_late = /** @type {((inputs?: Site_Answer_LateInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Answer_LateInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_answer_late(inputs)
	return id_site_answer_late(inputs)
});