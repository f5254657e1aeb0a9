/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Disclosure_AssignmentInputs */

const id_privacy_disclosure_assignment = /** @type {(inputs: Privacy_Disclosure_AssignmentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pihak yang mengambil alih pinjaman Anda, bila pinjaman itu dialihkan. Pemberitahuannya diatur dalam ketentuan pinjaman.`)
};

const en_privacy_disclosure_assignment = /** @type {(inputs: Privacy_Disclosure_AssignmentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Whoever takes over your loan, if it is assigned. The loan terms say what notice that needs.`)
};

/**
* | output |
* | --- |
* | "Whoever takes over your loan, if it is assigned. The loan terms say what notice that needs." |
*
* @param {Privacy_Disclosure_AssignmentInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_disclosure_assignment = /** @type {((inputs?: Privacy_Disclosure_AssignmentInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Disclosure_AssignmentInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_disclosure_assignment(inputs)
	return id_privacy_disclosure_assignment(inputs)
});