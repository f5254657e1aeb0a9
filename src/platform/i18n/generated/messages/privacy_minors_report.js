/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Minors_ReportInputs */

const id_privacy_minors_report = /** @type {(inputs: Privacy_Minors_ReportInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kalau menurut Anda seorang anak memberikan data kepada kami, beri tahu kami supaya bisa kami hapus.`)
};

const en_privacy_minors_report = /** @type {(inputs: Privacy_Minors_ReportInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`If you think that a child has given us data, tell us, so that we can erase them.`)
};

/**
* | output |
* | --- |
* | "If you think that a child has given us data, tell us, so that we can erase them." |
*
* @param {Privacy_Minors_ReportInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_minors_report = /** @type {((inputs?: Privacy_Minors_ReportInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Minors_ReportInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_minors_report(inputs)
	return id_privacy_minors_report(inputs)
});