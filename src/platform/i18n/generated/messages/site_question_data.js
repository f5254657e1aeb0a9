/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Question_DataInputs */

const id_site_question_data = /** @type {(inputs: Site_Question_DataInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Apakah agama atau gender saya berpengaruh?`)
};

const en_site_question_data = /** @type {(inputs: Site_Question_DataInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Does my religion or gender matter?`)
};

/**
* | output |
* | --- |
* | "Does my religion or gender matter?" |
*
* @param {Site_Question_DataInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_question_data = /** @type {((inputs?: Site_Question_DataInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Question_DataInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_question_data(inputs)
	return id_site_question_data(inputs)
});