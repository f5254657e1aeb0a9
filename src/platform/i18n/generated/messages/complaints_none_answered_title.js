/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaints_None_Answered_TitleInputs */

const id_complaints_none_answered_title = /** @type {(inputs: Complaints_None_Answered_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Belum ada jawaban`)
};

const en_complaints_none_answered_title = /** @type {(inputs: Complaints_None_Answered_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No answer yet`)
};

/**
* | output |
* | --- |
* | "No answer yet" |
*
* @param {Complaints_None_Answered_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaints_none_answered_title = /** @type {((inputs?: Complaints_None_Answered_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaints_None_Answered_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaints_none_answered_title(inputs)
	return id_complaints_none_answered_title(inputs)
});