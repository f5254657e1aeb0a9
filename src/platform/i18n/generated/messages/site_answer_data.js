/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Answer_DataInputs */

const id_site_answer_data = /** @type {(inputs: Site_Answer_DataInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tidak. Gender, ras, suku, agama, asal, orientasi seksual, disabilitas, riwayat kesehatan, dan pandangan politik tidak kami pakai.`)
};

const en_site_answer_data = /** @type {(inputs: Site_Answer_DataInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No. Gender, race, ethnicity, religion, origin, sexual orientation, disability, medical history and political opinion play no part.`)
};

/**
* | output |
* | --- |
* | "No. Gender, race, ethnicity, religion, origin, sexual orientation, disability, medical history and political opinion play no part." |
*
* @param {Site_Answer_DataInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_answer_data = /** @type {((inputs?: Site_Answer_DataInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Answer_DataInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_answer_data(inputs)
	return id_site_answer_data(inputs)
});