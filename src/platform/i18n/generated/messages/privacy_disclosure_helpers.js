/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Disclosure_HelpersInputs */

const id_privacy_disclosure_helpers = /** @type {(inputs: Privacy_Disclosure_HelpersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Perusahaan yang mengerjakan sebagian tugas untuk kami, misalnya mengirim kode SMS atau menagih tunggakan: yang dibutuhkan tugas itu.`)
};

const en_privacy_disclosure_helpers = /** @type {(inputs: Privacy_Disclosure_HelpersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Companies that do a part of the work for us, such as sending SMS codes or collecting overdue amounts: what their part needs.`)
};

/**
* | output |
* | --- |
* | "Companies that do a part of the work for us, such as sending SMS codes or collecting overdue amounts: what their part needs." |
*
* @param {Privacy_Disclosure_HelpersInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_disclosure_helpers = /** @type {((inputs?: Privacy_Disclosure_HelpersInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Disclosure_HelpersInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_disclosure_helpers(inputs)
	return id_privacy_disclosure_helpers(inputs)
});