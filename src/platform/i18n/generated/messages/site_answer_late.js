/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Answer_LateInputs */

const id_site_answer_late = /** @type {(inputs: Site_Answer_LateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Telepon kami sebelum jatuh tempo. Untuk sebagian pinjaman, aplikasi menawarkan perpanjangan dan menyebutkan biayanya lebih dulu. Tanpa itu, denda bertambah setiap hari.`)
};

const en_site_answer_late = /** @type {(inputs: Site_Answer_LateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Call us before the due date. For some loans the app offers an extension and names its fee first. Otherwise the penalty grows every day.`)
};

/**
* | output |
* | --- |
* | "Call us before the due date. For some loans the app offers an extension and names its fee first. Otherwise the penalty grows every day." |
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