/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Assignment_NoticeInputs */

const id_terms_assignment_notice = /** @type {(inputs: Terms_Assignment_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pihak yang mengalihkan memberi tahu pihak lainnya 7 hari kerja sebelumnya.`)
};

const en_terms_assignment_notice = /** @type {(inputs: Terms_Assignment_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Whoever assigns them tells the other side 7 business days before.`)
};

/**
* | output |
* | --- |
* | "Whoever assigns them tells the other side 7 business days before." |
*
* @param {Terms_Assignment_NoticeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_assignment_notice = /** @type {((inputs?: Terms_Assignment_NoticeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Assignment_NoticeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_assignment_notice(inputs)
	return id_terms_assignment_notice(inputs)
});