/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Question_WhoInputs */

const id_site_question_who = /** @type {(inputs: Site_Question_WhoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Siapa yang boleh meminjam?`)
};

const en_site_question_who = /** @type {(inputs: Site_Question_WhoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Who can borrow?`)
};

/**
* | output |
* | --- |
* | "Who can borrow?" |
*
* @param {Site_Question_WhoInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_question_who = /** @type {((inputs?: Site_Question_WhoInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Question_WhoInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_question_who(inputs)
	return id_site_question_who(inputs)
});