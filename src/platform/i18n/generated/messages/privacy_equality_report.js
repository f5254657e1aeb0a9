/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Equality_ReportInputs */

const id_privacy_equality_report = /** @type {(inputs: Privacy_Equality_ReportInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kalau menurut Anda salah satunya ikut menentukan, silakan tulis kepada kami.`)
};

const en_privacy_equality_report = /** @type {(inputs: Privacy_Equality_ReportInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`If you think that one of these did play a part, please write to us.`)
};

/**
* | output |
* | --- |
* | "If you think that one of these did play a part, please write to us." |
*
* @param {Privacy_Equality_ReportInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_equality_report = /** @type {((inputs?: Privacy_Equality_ReportInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Equality_ReportInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_equality_report(inputs)
	return id_privacy_equality_report(inputs)
});